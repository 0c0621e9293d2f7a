import type { FactReader } from './fact-reader.ts';

/** A condition on the facts of a sentence. */
export type When = (facts: FactReader) => boolean;

export const has = (id: string) => (facts: FactReader) => facts.has(id);
export const isMissing = (id: string) => (facts: FactReader) => !facts.has(id);
export const isAbove = (id: string, bound: number) => (facts: FactReader) =>
  facts.number(id) > bound;
export const isBelow = (id: string, bound: number) => (facts: FactReader) =>
  facts.number(id) < bound;
/** A count of 0; as an age, the last closed candle. */
export const isZero = (id: string) => (facts: FactReader) => facts.number(id) === 0;
export const matchBoth = (one: When, other: When) => (facts: FactReader) =>
  one(facts) && other(facts);
export const isWord = (id: string, word: string) => (facts: FactReader) => facts.word(id) === word;
