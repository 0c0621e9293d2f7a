import type { EditorField } from '@vela/contracts';

export type WorkbookSheetName =
  | 'about'
  | 'year'
  | 'quarter'
  | 'trailing'
  | 'ratios'
  | 'pillars'
  | 'value'
  | 'editor'
  | 'checks'
  | 'sources';

/** Rows and heads of a company's workbook. */
export type WorkbookLabel =
  | 'title'
  | 'million'
  | 'item'
  | 'newest'
  | 'before'
  | 'ratio'
  | 'value'
  | 'limit'
  | 'result'
  | 'reason'
  | 'check'
  | 'tag'
  | 'from'
  | 'to'
  | 'form'
  | 'accession'
  | 'filed'
  | 'unit'
  | 'asFiled'
  | 'rate'
  | 'longRun'
  | 'firstGrowth'
  | 'keep'
  | 'flow'
  | 'shares'
  | 'revenue'
  | 'price'
  | 'years'
  | 'year'
  | 'growth'
  | 'present'
  | 'explicit'
  | 'terminal'
  | 'presentTerminal'
  | 'total'
  | 'share'
  | 'terminalShare'
  | 'grid'
  | 'gridFlows'
  | 'yearsBefore'
  | 'pillar'
  | 'passed'
  | 'mean'
  | 'implied'
  | 'ownReturn'
  | 'keepReturn'
  | 'equity'
  | 'earned'
  | 'excess'
  | 'step'
  | 'lowest'
  | 'highest';

/** Words of a property's workbook that its page does not have. */
export type PropertyWorkbookWord =
  | 'inputs'
  | 'loans'
  | 'years'
  | 'flows'
  | 'measures'
  | 'month'
  | 'rate'
  | 'payment'
  | 'insurance'
  | 'firstLoan'
  | 'secondLoan'
  | 'together'
  | 'monthsLet'
  | 'collected'
  | 'depreciation'
  | 'points'
  | 'taxable'
  | 'loss'
  | 'own'
  | 'withoutLoan'
  | 'saleCosts'
  | 'saleTax'
  | 'gain'
  | 'recaptured'
  | 'fixed'
  | 'note';

/** Workbooks in one language. */
export type WorkbookWords = {
  /** Names of the sheets: at most 31 characters, none of them an apostrophe. */
  readonly sheets: Readonly<Record<WorkbookSheetName, string>>;
  readonly labels: Readonly<Record<WorkbookLabel, string>>;
  readonly fields: Readonly<Record<EditorField, string>>;
  /** What the workbook is, with `{name}`, `{day}` and `{currency}`. */
  readonly about: readonly string[];
  /** Title and first line of `about` for a company that does not exist. */
  readonly simulated: { readonly title: string; readonly about: string };
  readonly property: Readonly<Record<PropertyWorkbookWord, string>>;
};
