/** Guard words of a language: pattern sources over folded text (lower-case ASCII), no borders. */
export type GuardWords = {
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
  /** Those among them that also say where something lies. */
  readonly places: string;
  /** Words that begin a clause of its own. */
  readonly turns: string;
};
