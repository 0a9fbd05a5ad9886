/** Every sound is made here, note by note. Silent until the first tap, as browsers demand. */
import { effect } from '@preact/signals';
import { settings } from '../settings';

export type Sound =
  | 'your-turn'
  | 'asked'
  | 'place'
  | 'coin'
  | 'gondola'
  | 'pen'
  | 'dice'
  | 'refused'
  | 'tick'
  | 'shuffle'
  | 'end'
  | 'chat';

interface Studio {
  context: AudioContext;
  out: GainNode;
  noise: AudioBuffer;
}

interface Note {
  at: number;
  frequency: number;
  /** Where the pitch slides to. */
  to?: number;
  length: number;
  loudness: number;
  wave?: OscillatorType;
}

interface Rustle {
  at: number;
  length: number;
  loudness: number;
  /** Middle of the band that is let through, in hertz. */
  band: number;
  to?: number;
  narrow?: number;
}

interface Score {
  notes?: readonly Note[];
  rustles?: readonly Rustle[];
}

const bell = (at: number, frequency: number): Note[] => [
  { at, frequency, length: 0.38, loudness: 0.3 },
  { at, frequency: frequency * 2.76, length: 0.18, loudness: 0.07 },
];
const knock = (at: number, frequency = 330): Note => ({ at, frequency, to: frequency * 0.55, length: 0.07, loudness: 0.5, wave: 'triangle' });
const brush = (at: number): Rustle => ({ at, length: 0.05, loudness: 0.3, band: 3200, narrow: 0.8 });

const SCORES: Record<Exclude<Sound, 'coin'>, Score> = {
  'your-turn': { notes: [...bell(0, 659), ...bell(0.16, 880)] },
  asked: { notes: [knock(0), knock(0.1), knock(0.2)] },
  place: { notes: [{ at: 0, frequency: 150, to: 70, length: 0.12, loudness: 0.7 }], rustles: [{ at: 0, length: 0.06, loudness: 0.35, band: 500 }] },
  gondola: { rustles: [{ at: 0, length: 0.32, loudness: 0.4, band: 500, to: 1400, narrow: 1.2 }] },
  pen: { rustles: [{ at: 0, length: 0.22, loudness: 0.18, band: 4200, to: 5200, narrow: 2 }] },
  dice: { notes: [knock(0, 520), knock(0.09, 430)] },
  refused: { notes: [{ at: 0, frequency: 130, to: 95, length: 0.16, loudness: 0.6, wave: 'triangle' }] },
  tick: { notes: [{ at: 0, frequency: 1250, length: 0.03, loudness: 0.16, wave: 'triangle' }] },
  shuffle: { rustles: [0, 0.07, 0.13, 0.18, 0.24].map(brush) },
  end: { notes: [523, 659, 784, 1047].map((frequency, index) => ({ at: index * 0.05, frequency, length: 0.4, loudness: 0.16 })) },
  chat: { notes: [{ at: 0, frequency: 440, to: 620, length: 0.07, loudness: 0.2 }] },
};

const coinScore = (pitch: number): Score => ({
  notes: [
    { at: 0, frequency: 1900 * pitch, length: 0.14, loudness: 0.16 },
    { at: 0.03, frequency: 2850 * pitch, length: 0.2, loudness: 0.1 },
  ],
});

let studio: Studio | null = null;

/** Call once: the first tap or key opens the audio, from then on the volume follows the settings. */
export function startSound(): () => void {
  const off = new AbortController();
  const open = (): void => {
    studio ??= openStudio();
    off.abort();
  };
  addEventListener('pointerdown', open, { signal: off.signal });
  addEventListener('keydown', open, { signal: off.signal });
  const stopVolume = effect(() => setVolume(settings.sound.value ? settings.volume.value : 0));
  return () => {
    off.abort();
    stopVolume();
  };
}

/** `nth`: the how manyth coin of a heap; each rings a little higher. */
export function play(sound: Sound, nth = 0): void {
  if (!studio || !settings.sound.value || document.hidden) return;
  if (sound === 'chat' && !settings.chatSound.value) return;
  const score = sound === 'coin' ? coinScore(2 ** (Math.min(nth, 5) / 6)) : SCORES[sound];
  for (const note of score.notes ?? []) playNote(studio, note);
  for (const rustle of score.rustles ?? []) playRustle(studio, rustle);
}

/** A short buzz when the game asks, on devices that can. */
export function buzz(milliseconds = 30): void {
  if (settings.vibration.value && 'vibrate' in navigator) navigator.vibrate(milliseconds);
}

function openStudio(): Studio | null {
  if (typeof AudioContext === 'undefined') return null;
  const context = new AudioContext();
  const out = context.createGain();
  out.gain.value = settings.sound.value ? settings.volume.value : 0;
  out.connect(context.destination);
  return { context, out, noise: whiteNoise(context) };
}

function setVolume(volume: number): void {
  if (studio) studio.out.gain.value = volume;
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  return buffer;
}

/** From nothing to loud in a moment, then dying away: wood, bells and coins all do that. */
function envelope({ context, out }: Studio, at: number, length: number, loudness: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loudness, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(out);
  return gain;
}

function playNote(room: Studio, { at, frequency, to, length, loudness, wave = 'sine' }: Note): void {
  const start = room.context.currentTime + at;
  const source = room.context.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(frequency, start);
  if (to !== undefined) source.frequency.exponentialRampToValueAtTime(to, start + length);
  source.connect(envelope(room, start, length, loudness));
  source.start(start);
  source.stop(start + length);
}

function playRustle(room: Studio, { at, length, loudness, band, to, narrow = 1 }: Rustle): void {
  const start = room.context.currentTime + at;
  const source = room.context.createBufferSource();
  source.buffer = room.noise;
  const filter = room.context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = narrow;
  filter.frequency.setValueAtTime(band, start);
  if (to !== undefined) filter.frequency.exponentialRampToValueAtTime(to, start + length);
  source.connect(filter).connect(envelope(room, start, length, loudness));
  source.start(start);
  source.stop(start + length);
}
