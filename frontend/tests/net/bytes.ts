/** MessagePack as the vectors write it: in hex. */
import { unpack } from '../../src/net/codec';
import type { Raw } from '../../src/net/read';

export function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}

export function rawOf(hex: string): Raw {
  return unpack(bytesOf(hex));
}

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
