/** One reported value of companyfacts; a balance has no `start`. Dates as reported, YYYY-MM-DD. */
export type ReportedFact = {
  readonly start?: string;
  readonly end: string;
  readonly val: number;
  /** Accession number of the filing. */
  readonly accn: string;
  readonly form: string;
  readonly filed: string;
  /** Fiscal year of the filing, not of the fact: a filing repeats earlier years. */
  readonly fy?: number | null;
};

/** Every version of every value a company reported: taxonomy, tag, unit. */
export type CompanyFacts = {
  readonly entityName: string;
  readonly facts: Readonly<
    Record<
      string,
      Readonly<
        Record<string, { readonly units: Readonly<Record<string, readonly ReportedFact[]>> }>
      >
    >
  >;
};

/** Where a value was read. */
export type FilingReference = {
  /** As reported, before splits. */
  readonly value: number;
  readonly tag: string;
  readonly unit: string;
  readonly start?: string;
  readonly end: string;
  readonly accession: string;
  readonly form: string;
  readonly filed: string;
  /** The value is taken off; absent: it is added. */
  readonly isSubtracted?: true;
};

/**
 * How a value came about; `trailing`: year + part of this year - the same part of the last;
 * `year-to-date`: a longer part of the year - a shorter; `quarters`: four of them; `approximate`:
 * the mean of a quarter from that of the year and of the other quarters.
 */
export type ValueOrigin =
  | 'reported'
  | 'sum'
  | 'difference'
  | 'trailing'
  | 'year-to-date'
  | 'quarters'
  | 'approximate';

/** A value and all that it was made of. */
export type FilingValue = {
  readonly value: number;
  readonly origin: ValueOrigin;
  /** Later filings tell it otherwise than the first. */
  readonly isRestated: boolean;
  readonly references: readonly FilingReference[];
};
