/** Seeded pseudo-random numbers in [0, 1); the same sequence on every machine. */
export type Random = { next(): number };

/** Mixes integers into one 32-bit seed (murmur3's finalizer over a running product). */
export function hashSeed(...parts: readonly number[]): number {
  let hash = 0x9e3779b9;
  for (const part of parts) {
    hash = Math.imul(hash ^ (part | 0), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    hash ^= hash >>> 16;
  }
  return hash >>> 0;
}

export function hashText(text: string): number {
  return hashSeed(...Array.from(text, (letter) => letter.codePointAt(0) ?? 0));
}

/** Mulberry32. @see https://github.com/cprosche/mulberry32 */
export function createRandom(seed: number): Random {
  let state = seed | 0;
  return {
    next() {
      state = (state + 0x6d2b79f5) | 0;
      let value = Math.imul(state ^ (state >>> 15), 1 | state);
      value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
      return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
    },
  };
}

const unitVariance = Math.sqrt(3);

/** Nearly normal, mean 0, variance 1: a sum of uniforms, as Math.log differs by platform. */
export function generateNormal(random: Random): number {
  return (random.next() + random.next() + random.next() + random.next() - 2) * unitVariance;
}
