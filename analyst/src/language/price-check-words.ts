/** Words of a whole message about a typed price, as patterns over folded text; `#` is the price. */
export type PriceCheckWords = {
  /** Whether the last close stands above or below it. */
  readonly above: string;
  readonly below: string;
  /** Whether a close has ever been above it, and below it. */
  readonly passed: string;
  readonly fallen: string;
  /** Where it begins so without a verb, it is a question only by its mark. */
  readonly verbless: string;
};
