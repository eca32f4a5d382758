/** Small sounds made on the spot: tones and noise, no recordings. */

export type Sound =
  | "deal" | "play" | "mine" | "other" | "reveal" | "throw" | "turn" | "refused"
  | "made" | "missed" | "capture" | "win" | "over";

/** Pitch at the start and the end, seconds, delay, loudness; noise has no pitch. */
interface Note {
  from: number;
  to: number;
  long: number;
  at?: number;
  loud?: number;
  shape?: OscillatorType;
}

const note = (pitch: number, at: number, long: number, loud = 0.6, shape: OscillatorType = "sine"): Note =>
  ({ from: pitch, to: pitch, long, at, loud, shape });
const slide = (from: number, to: number, at: number, long: number, loud = 0.5): Note =>
  ({ from, to, long, at, loud, shape: "triangle" });
const noise = (at: number, long: number, loud = 0.2): Note => ({ from: 0, to: 0, long, at, loud });
/** A struck bell: its tone, the octave and the twelfth above, each shorter than the one below. */
const bell = (pitch: number, at: number, loud = 0.6): Note[] => [
  note(pitch, at, 0.9, loud), note(2 * pitch, at, 0.5, loud / 2), note(3 * pitch, at, 0.3, loud / 4),
];

const SCORES: Readonly<Record<Sound, readonly Note[]>> = {
  deal: [0, 0.06, 0.12, 0.18].map((at) => noise(at, 0.04, 0.25)),
  play: [slide(210, 120, 0, 0.07), noise(0, 0.03)],
  mine: [note(523, 0, 0.12), note(784, 0.1, 0.22)],
  other: [slide(330, 294, 0, 0.16)],
  reveal: [0, 0.38, 0.76].map((at, nth) => slide(150 + 40 * nth, 90, at, 0.12, 0.8)),
  throw: [0, 0.13, 0.29, 0.43, 0.55].map((at) => slide(420, 240, at, 0.04, 0.35)),
  turn: [note(660, 0, 0.1, 0.5)],
  refused: [{ from: 130, to: 100, long: 0.12, loud: 0.5, shape: "square" }],
  made: [...bell(659, 0), ...bell(988, 0.14, 0.7)],
  missed: [slide(170, 60, 0, 0.22, 0.9), noise(0.08, 0.1, 0.3), noise(0.16, 0.1, 0.15)],
  capture: [noise(0, 0.08, 0.35), slide(1800, 900, 0.03, 0.16, 0.35), note(1320, 0.1, 0.3, 0.4)],
  win: [
    note(392, 0, 0.16, 0.7, "triangle"), note(523, 0.16, 0.16, 0.7, "triangle"),
    note(659, 0.32, 0.16, 0.7, "triangle"), note(784, 0.48, 0.7, 0.8, "triangle"), ...bell(1568, 0.5, 0.3),
  ],
  over: bell(440, 0, 0.7),
};

/** By the reader's volume, from soft to loud. */
const VOLUMES: Readonly<Record<number, number>> = { 1: 0.07, 2: 0.16, 3: 0.32 };

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

export function strike(name: Sound, volume: number): void {
  context ??= opened();
  if (!context) return;
  if (context.state === "suspended") void context.resume();
  for (const each of SCORES[name]) play(context, each, VOLUMES[volume] ?? VOLUMES[2]!);
}

function opened(): AudioContext | null {
  try {
    return new AudioContext();
  } catch {
    return null;
  }
}

function play(to: AudioContext, each: Note, volume: number): void {
  const start = to.currentTime + (each.at ?? 0);
  const gain = to.createGain();
  gain.gain.setValueAtTime(volume * (each.loud ?? 0.6), start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + each.long);
  const source = each.from ? toned(to, each, start) : hissing(to);
  source.connect(gain).connect(to.destination);
  source.start(start);
  source.stop(start + each.long);
}

function toned(to: AudioContext, each: Note, start: number): OscillatorNode {
  const source = to.createOscillator();
  source.type = each.shape ?? "sine";
  source.frequency.setValueAtTime(each.from, start);
  source.frequency.exponentialRampToValueAtTime(each.to, start + each.long);
  return source;
}

function hissing(to: AudioContext): AudioBufferSourceNode {
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
