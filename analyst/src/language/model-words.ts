import type { ModelNotice } from '@vela/contracts';

/** Words of a language for what a model writes: pattern sources over folded text, no borders. */
export type ModelWords = {
  /** Its name in instructions to a model, in English. */
  readonly name: string;
  readonly notices: Readonly<Record<ModelNotice, string>>;
  /** A number said as a part or a multiple of another: no fact is behind it. */
  readonly proportions: string;
  /** Words for a half, which the middle of a zone is. */
  readonly halves: string;
  /** Phrases that contain such a word and say no number. */
  readonly noProportions: string;
  /** That a zone is filled by half, beside its numbers. */
  readonly halfFilled: string;
  /** Scales after a number: "12.5k", "3 million". */
  readonly scales: string;
  /** How a number is written: what groups its digits, and what parts its fraction. */
  readonly separators: { readonly group: string; readonly point: string };
  /** What a scale after a number multiplies it by. */
  readonly scaleSizes: Readonly<Record<string, number>>;
  /** "percent" before and after a number. */
  readonly percentWords: { readonly before: string; readonly after: string };
  /** Words from zero on; empty where the word is also an article. */
  readonly numberWords: readonly string[];
  /** Words between a number and what the next one is about. */
  readonly joins: string;
  /** What says that a number is rounded. */
  readonly rounded: string;
  /** Parts and multiples by the ratio they say of two numbers. */
  readonly ratios: readonly (readonly [words: string, ratio: number])[];
  /** Units that are said before a number, as values are never written: "yüzde 5". */
  readonly unitsBefore: string;
  /** Words of place behind a number that are also the name of an instrument: "97,5 altında". */
  readonly placesAfter: string;
  /** Everyday phrases that begin with a word that is the name of an instrument. */
  readonly noNames: string;
  /** How a length that a fact is computed with is said, "#" in its place: no measurement. */
  readonly lengths: readonly string[];
  /** Words that stand in nearly every sentence of the language, and in few of others. */
  readonly functionWords: string;
  /** Verbs that say a rise or a fall of the price itself. */
  readonly rises: string;
  readonly falls: string;
};
