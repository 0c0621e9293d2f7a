/** Words of a question what an amount would be now, as patterns over folded text; `#` is the amount. */
export type HeldWords = {
  /** That it was put into something. */
  readonly holds: string;
  /** That it is asked what it is worth. */
  readonly worth: string;
  /** That it would have been put in: then what it is worth need not be asked. */
  readonly supposed: string;
  /** Beside a number without a currency, that it is money and no number of shares. */
  readonly money: string;
};
