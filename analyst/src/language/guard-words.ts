/** Guard words of a language: pattern sources over folded text (lower-case ASCII), no borders. */
export type GuardWords = {
  /** Domain terms and fixed notices that contain a word of advice without being advice. */
  readonly fieldTerms: readonly string[];
  /** Wording that tells the reader what to do. */
  readonly advice: readonly string[];
  /** Claims of certainty about the future; they may go on after the match. */
  readonly certainty: readonly string[];
  readonly spelledNumbers: readonly string[];
  /** Numbers that belong to the definition of a structure. */
  readonly definitions: string;
  /** Matches of `spelledNumbers` that are no numbers; empty if there are none. */
  readonly articles: string;
  /** A formatted number, with the groups `sign`, `whole`, `part` and `percent`. */
  readonly number: RegExp;
  /** Names of the months as in formatted dates. */
  readonly months: readonly string[];
  /** Words that call a signed number a rise, or a fall. */
  readonly up: string;
  readonly down: string;
};
