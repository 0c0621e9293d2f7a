import { checkDeal, completeDeal, type Language, type PropertyQuestion } from '@vela/contracts';
import { createPropertyReport } from '@vela/engine';
import type { Workbook } from '../../workbook/workbook.ts';
import { createInputSheet } from './input-sheet.ts';
import { createLoanSheet } from './loan-sheet.ts';
import { createMeasureSheets } from './measure-sheet.ts';
import { createYearSheet } from './year-sheet.ts';

/**
 * A deal as a workbook with live formulas: its inputs, both loans by month, the years with taxes,
 * flows, and all measures. Undefined where it has inputs that cannot be calculated with.
 */
export function createPropertyWorkbook(
  question: PropertyQuestion,
  language: Language,
): Workbook | undefined {
  const deal = completeDeal(question);
  if (checkDeal(deal).length > 0) return undefined;
  const report = createPropertyReport(deal);
  const inputs = createInputSheet(deal, question.currency, language);
  const loans = createLoanSheet(report, inputs.places, language);
  const years = createYearSheet(report, { deal: inputs.places, loans }, language);
  const { measures, flows } = createMeasureSheets(
    { report, deal: inputs.places, loans, years },
    language,
  );
  return { sheets: [inputs.sheet, measures, years.sheet, loans.sheet, flows] };
}
