/** Small sounds made on the spot. Nothing is loaded; nothing sounds before the reader has done something. */
import { preferences } from "./preferences.svelte";

export type Sound = "deal" | "play" | "mine" | "other" | "reveal" | "throw" | "turn" | "refused";
/** Pitch at the start and the end, seconds, delay, loudness; noise has no pitch. */
interface Note {
  from: number;
  to: number;
  long: number;
  at?: number;
  loud?: number;
  shape?: OscillatorType;
}

const KNOCK = { shape: "triangle" } as const;
const SCORES: Readonly<Record<Sound, readonly Note[]>> = {
  deal: [0, 0.06, 0.12, 0.18].map((at) => ({ from: 0, to: 0, long: 0.04, at, loud: 0.25 })),
  play: [
    { from: 210, to: 120, long: 0.07, loud: 0.5, ...KNOCK },
    { from: 0, to: 0, long: 0.03, loud: 0.2 },
  ],
  mine: [
    { from: 523, to: 523, long: 0.12 },
    { from: 784, to: 784, long: 0.22, at: 0.1 },
  ],
  other: [{ from: 330, to: 294, long: 0.16, loud: 0.5 }],
  reveal: [0, 0.38, 0.76].map((at, i) => ({
    from: 150 + 40 * i,
    to: 90,
    long: 0.12,
    at,
    loud: 0.8,
    ...KNOCK,
  })),
  throw: [0, 0.13, 0.29, 0.43, 0.55].map((at) => ({
    from: 420,
    to: 240,
    long: 0.04,
    at,
    loud: 0.35,
    ...KNOCK,
  })),
  turn: [{ from: 660, to: 660, long: 0.1, loud: 0.5 }],
  refused: [{ from: 130, to: 100, long: 0.12, loud: 0.5, shape: "square" }],
};
const BUZZES: Partial<Record<Sound, number | number[]>> = {
  play: 12,
  mine: [20, 40, 20],
  reveal: [15, 365, 15, 365, 30],
  throw: [10, 90, 10, 90, 10],
  turn: 30,
  refused: [40, 30, 40],
};
const VOLUME = 0.16;

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

export function sound(name: Sound): void {
  // Browsers forbid both before the first tap or key, and say so in the console.
  if (!navigator.userActivation?.hasBeenActive) return;
  if (preferences.haptics) navigator.vibrate?.(BUZZES[name] ?? 0);
  if (!preferences.sound) return;
  context ??= opened();
  if (!context) return;
  if (context.state === "suspended") void context.resume();
  for (const note of SCORES[name]) strike(context, note);
}

function opened(): AudioContext | null {
  try {
    return new AudioContext();
  } catch {
    return null;
  }
}

function strike(to: AudioContext, note: Note): void {
  const start = to.currentTime + (note.at ?? 0);
  const gain = to.createGain();
  gain.gain.setValueAtTime(VOLUME * (note.loud ?? 0.6), start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + note.long);
  const source = note.from ? tone(to, note, start) : noise(to);
  source.connect(gain).connect(to.destination);
  source.start(start);
  source.stop(start + note.long);
}

function tone(to: AudioContext, note: Note, start: number): OscillatorNode {
  const source = to.createOscillator();
  source.type = note.shape ?? "sine";
  source.frequency.setValueAtTime(note.from, start);
  source.frequency.exponentialRampToValueAtTime(note.to, start + note.long);
  return source;
}

function noise(to: AudioContext): AudioBufferSourceNode {
  hiss ??= filled(to.createBuffer(1, to.sampleRate / 10, to.sampleRate));
  const source = to.createBufferSource();
  source.buffer = hiss;
  return source;
}

function filled(buffer: AudioBuffer): AudioBuffer {
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return buffer;
}
