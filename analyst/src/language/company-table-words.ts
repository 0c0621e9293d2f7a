import type { CheckRow, FurtherCheckId, FurtherReason, StatementPeriod } from '@vela/engine';

/** A row of the statements. */
export type StatementRow = CheckRow | 'earningsPerShare';

/** Tables of companies in one language. */
export type CompanyTableWords = {
  readonly statementNames: Readonly<Record<StatementRow, string>>;
  readonly furtherNames: Readonly<Record<FurtherCheckId, string>>;
  readonly furtherReasons: Readonly<Record<FurtherReason, string>>;
  /** A column, with `{year}` and `{quarter}` of the fiscal calendar. */
  readonly columnNames: Readonly<Record<StatementPeriod, string>>;
  /** The same for a balance, which is of the last day and of no period. */
  readonly balanceNames: Readonly<Record<StatementPeriod, string>>;
  /** Before the names of rows that are not in the filings. */
  readonly missing: string;
};
