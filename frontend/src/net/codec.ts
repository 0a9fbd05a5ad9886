/** Messages as MessagePack and back, and the hash of a tree, byte for byte as the server computes it. */
import { Decoder, Encoder } from '@msgpack/msgpack';
import { crc32 } from './crc32';
import { Unreadable, type Raw } from './read';
import { CLIENT_MESSAGE, SERVER_MESSAGE, type ClientMessage, type ServerMessage } from './schema.gen';

const encoder = new Encoder();
const decoder = new Decoder();

export function encode(message: ClientMessage): Uint8Array<ArrayBuffer> {
  return encoder.encode(CLIENT_MESSAGE.write(message));
}

/** Throws `Unreadable` if this is no message that we know. */
export function decode(bytes: ArrayBuffer): ServerMessage {
  return SERVER_MESSAGE.read(unpack(bytes));
}

export function unpack(bytes: ArrayBuffer | Uint8Array): Raw {
  try {
    return decoder.decode(bytes) as Raw;
  } catch (error) {
    throw new Unreadable(`no MessagePack: ${String(error)}`);
  }
}

/** Trees hold no floats and no maps, so there is only one way to encode them. */
export function hashOf(tree: Raw): number {
  return crc32(encoder.encodeSharedRef(tree));
}
