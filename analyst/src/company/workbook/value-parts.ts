import type { CompanyReport } from '@vela/engine';
import type { WorkbookLabel } from '../../language/workbook-words.ts';
import type { SheetBuilder } from '../../workbook/workbook.ts';

/** Where the inputs of the value stand. */
export type ValueInputs = Readonly<
  Record<'rate' | 'longRun' | 'first' | 'keep' | 'flow' | 'shares', string>
>;
export type ValueParts = {
  readonly sheet: SheetBuilder;
  readonly report: CompanyReport;
  readonly labels: Readonly<Record<WorkbookLabel, string>>;
};
