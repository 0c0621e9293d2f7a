/** Words around a number that is written in words; pattern sources over folded text. */
export type NumberWords = {
  /** Times what is before them: a hundred, thousand, million. */
  readonly scales: Readonly<Record<string, number>>;
  /** Between two parts of a number: "two hundred and fifty". */
  readonly and: string;
  /** Adds a half to the number before it. */
  readonly half: string;
  /** Numbers that begin no other and end none: "half a" is 0.5. */
  readonly parts: Readonly<Record<string, number>>;
  /** Stands before a size in percent. */
  readonly beforePercent: string;
  /** What makes a number of any word before it: percent and money. */
  readonly units: string;
  /** Ones that mean something else behind another number. */
  readonly ambiguous: readonly string[];
  /** Numbers of one word that mean nothing else, wherever they stand. */
  readonly alone: readonly string[];
  /** Case endings that a number in words takes. */
  readonly ending: string;
};
