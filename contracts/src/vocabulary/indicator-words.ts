/** Texts of an indicator in one language. */
export type IndicatorWords = {
  readonly name: string;
  /** Short name for a legend: "RSI". */
  readonly short: string;
  /** One or two sentences: what it measures and from what. */
  readonly description: string;
  /** By parameter name. */
  readonly parameters: Readonly<Record<string, string>>;
  /** By output name; `formedAt` needs none. */
  readonly outputs: Readonly<Record<string, string>>;
  /** By value of a parameter that is a choice. */
  readonly choices?: Readonly<Record<string, string>>;
};

/** By indicator id. */
export type IndicatorVocabulary = Readonly<Record<string, IndicatorWords>>;
