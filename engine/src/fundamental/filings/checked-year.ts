import type { CompanyFilings, YearFigures } from './company-figures.ts';

/** A fiscal year by its name, with its figures. */
export type CheckedYear = { readonly label: number; readonly figures: YearFigures };

/** What a check sees of a year: its figures, and those of the year before. */
export type Seen = CheckedYear & {
  readonly before: CheckedYear | undefined;
  readonly filings: CompanyFilings;
};
/** Whether the year fits, or by how much it does not; undefined: not in the filings. */
export type Finding = 'fits' | number | undefined;
