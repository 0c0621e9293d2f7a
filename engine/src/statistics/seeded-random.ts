/** Pseudorandom integers from 0 up to, not including, a bound; deterministic for a seed. */
export type SeededRandom = { below(bound: number): number };

/** xoshiro128** seeded by splitmix32: the same on every machine. @see https://prng.di.unimi.it */
export function createSeededRandom(seed: number): SeededRandom {
  const next = createSplitMix(seed);
  let [a, b, c, d] = [next(), next(), next(), next()];
  const draw = (): number => {
    const result = Math.imul(rotateLeft(Math.imul(b, 5), 7), 9);
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotateLeft(d, 11);
    return result >>> 0;
  };
  // Bias below bound / 2^32: negligible for sampling candles.
  return { below: (bound) => Math.floor((draw() / 4_294_967_296) * bound) };
}

function rotateLeft(value: number, by: number): number {
  return (value << by) | (value >>> (32 - by));
}

function createSplitMix(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return mixed ^ (mixed >>> 15);
  };
}
