/** SHA-256 of our own: the browser's is not there on a plain http page of the local network. */

/** Made when the first number is pledged: finding primes would hold up a page that opens. */
let made: { round: Uint32Array; start: Uint32Array } | undefined;
const known = () =>
  (made ??= {
    round: constants(64, (prime) => Math.cbrt(prime)),
    start: constants(8, (prime) => Math.sqrt(prime)),
  });

/** The first 32 bits of the fractions of roots of the first primes (FIPS 180-4). */
function constants(count: number, root: (prime: number) => number): Uint32Array {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime)) primes.push(n);
  return Uint32Array.from(primes, (prime) => Math.floor((root(prime) % 1) * 2 ** 32));
}

export function sha256(bytes: Uint8Array): Uint8Array {
  const hash = Uint32Array.from(known().start);
  const padded = pad(bytes);
  for (let at = 0; at < padded.byteLength; at += 64) mix(hash, new DataView(padded.buffer, at, 64));
  const out = new DataView(new ArrayBuffer(32));
  hash.forEach((word, index) => out.setUint32(index * 4, word));
  return new Uint8Array(out.buffer);
}

function pad(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, (bytes.length << 3) >>> 0);
  return padded;
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function mix(hash: Uint32Array, block: DataView): void {
  const { round } = known();
  const w = schedule(block);
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let i = 0; i < 64; i++) {
    const high = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const one = (h + high + ((e & f) ^ (~e & g)) + round[i]! + w[i]!) | 0;
    const low = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const two = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => (hash[index]! += word));
}

function schedule(block: DataView): Uint32Array {
  const w = new Uint32Array(64);
  for (let i = 0; i < 16; i++) w[i] = block.getUint32(i * 4);
  for (let i = 16; i < 64; i++) {
    const near = w[i - 15]!;
    const far = w[i - 2]!;
    const low = turn(near, 7) ^ turn(near, 18) ^ (near >>> 3);
    const high = turn(far, 17) ^ turn(far, 19) ^ (far >>> 10);
    w[i] = w[i - 16]! + low + w[i - 7]! + high;
  }
  return w;
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function unhex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** What is shown of a secret before the secret is, both as digits. */
export const digestOf = (secret: string): string => hex(sha256(unhex(secret)));
