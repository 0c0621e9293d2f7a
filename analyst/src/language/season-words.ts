/** Words of what an instrument usually does in a part of the year, as patterns over folded text. */
export type SeasonWords = {
  /** Which month of the year does best or worst for it: no month of one year. */
  readonly rankedMonth: { readonly best: string; readonly worst: string };
};
