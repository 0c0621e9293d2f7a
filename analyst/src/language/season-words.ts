import type { Words } from './words.ts';

/** Words of what an instrument usually does in a part of the year, as patterns over folded text. */
export type SeasonWords = {
  /** Which month of the year does best or worst for it: no month of one year. */
  readonly rankedMonth: { readonly best: string; readonly worst: string };
  /** Names of the days from Sunday on, alone and as a habit: "mondays", "pazartesileri". */
  readonly days: readonly string[];
  /** A name of a day that says it is of all of them, with what follows it. */
  readonly allDays: Words;
  /** What is asked of all days or months of a name, which stands as "@". */
  readonly habits: readonly string[];
  /** One that is named: "last @" is a day or a month of its own. */
  readonly single: Words;
  readonly best: Words;
  readonly worst: Words;
  /** What says before or after a name that it is a month. */
  readonly beforeMonth: Words;
  readonly afterMonth: Words;
  /** The average of a price, which is of one month. */
  readonly averagePrice: Words;
};
