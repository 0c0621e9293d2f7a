/** Advice in a language: sources of patterns over folded text, in which numbers are "#". */
export type AdviceWords = {
  /** Terms of the field that hold a word of advice: replaced before anything is looked for. */
  readonly fieldTerms: readonly string[];
  /** A pattern that is advice whatever the words around it read like. */
  readonly sure: string;
  /** A clause that says what is not given, or explains a word, may hold any word of advice. */
  readonly refusals: readonly string[];
  /** Advice, position sizes and claims of certainty, wherever they stand in a clause. */
  readonly patterns: readonly string[];
  /** Advice unless the clause speaks of the screen: "open a position", but "open the settings". */
  readonly ordinary: readonly string[];
  /** Words one of which a clause of more than three words needs for `ordinary`; any without. */
  readonly objects?: string;
  readonly screen: string;
  /** Words before the first that counts: "yes, buy". */
  readonly fillers: string;
  /** Words at which a clause begins. */
  readonly breaks: string;
  /** Words that end a refusal: "this is no advice, but". */
  readonly turns: string;
};
