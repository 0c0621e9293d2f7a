import { getPropertyWords, propertyRowIds, type Language } from '@vela/contracts';
import type { PropertyReport } from '@vela/engine';
import { analystLanguages } from '../../language/by-language.ts';
import {
  createSheet,
  toFormula,
  toHead,
  toNumber,
  toStep,
  toText,
  type WorkbookCell,
  type WorkbookSheet,
} from '../../workbook/workbook.ts';
import type { DealPlaces } from './input-sheet.ts';
import type { LoanSheet } from './loan-sheet.ts';

/** Rows in their order; a formula reads rows above, the value also the income of the year after. */
const rowOrder = [
  'monthsLet',
  'grossRent',
  'collected',
  'effectiveIncome',
  'operatingCosts',
  'netOperatingIncome',
  'reserve',
  'interest',
  'principal',
  'insurance',
  'debtService',
  'depreciation',
  'points',
  'taxable',
  'loss',
  'tax',
  'cashFlow',
  'balance',
  'value',
  'equity',
] as const;
export type YearRow = (typeof rowOrder)[number];
/** Told of one year more: what the property is sold by. */
const lettingRows: ReadonlySet<YearRow> = new Set(rowOrder.slice(0, 7));
type PropertyRowId = (typeof propertyRowIds)[number];
const figures: ReadonlySet<string> = new Set(propertyRowIds);
const isFigure = (row: string): row is PropertyRowId => figures.has(row);

/** The place of a row, below the heads. */
const toRow = (row: YearRow): number => rowOrder.indexOf(row) + 1;

export type YearSheet = {
  readonly sheet: WorkbookSheet;
  /** Where a figure of a year stands, counted from 1, and a row of all years. */
  readonly find: (row: YearRow, year: number) => string;
  readonly range: (row: YearRow) => string;
};

type Writing = {
  readonly deal: DealPlaces;
  readonly loans: LoanSheet;
  readonly point: (row: YearRow, year: number) => string;
  readonly count: number;
};

/** The formula of a figure of a year. */
function writeRow(row: YearRow, year: number, { deal, loans, point, count }: Writing): string {
  const at = (other: YearRow): string => point(other, year);
  const [rent, costs] = [
    `(1+${deal.rentGrowth})^${year - 1}`,
    `(1+${deal.costGrowth})^${year - 1}`,
  ];
  const months = (column: 'allInterest' | 'allPrincipal' | 'insurance'): string =>
    `SUM(${loans.find(12 * year - 11, column)}:${loans.find(12 * year, column).replace(/^.*!/, '')})`;
  const cost = `(${deal.price}*(1+${deal.closingCost})+${deal.rehab})`;
  const life = `(12*${deal.depreciationYears})`;
  const until = 12 * year - (year === count ? 1 : 0.5);
  const before = year === 1 ? 0 : 12 * (year - 1) - 0.5;
  const ofPrice = `${deal.propertyTax}*(1+${deal.propertyTaxGrowth})^${year - 1}+${deal.insurance}*${costs}`;
  const worth = `IF(${deal.afterRepairValue}>0,${deal.afterRepairValue},${deal.price})`;
  const income = `${at('netOperatingIncome')}-${at('interest')}-${at('depreciation')}-${at('points')}`;
  const formulas: Readonly<Record<YearRow, () => string>> = {
    monthsLet: () => (year === 1 ? `MAX(0,12-${deal.rehabMonths})` : '12'),
    grossRent: () => `${at('monthsLet')}*${deal.rent}*${deal.units}*${rent}`,
    collected: () => `${at('grossRent')}*(1-${deal.vacancy}-${deal.creditLoss})`,
    effectiveIncome: () => `${at('collected')}+${at('monthsLet')}*${deal.otherIncome}*${rent}`,
    operatingCosts: () =>
      `${deal.price}*(${ofPrice})+${at('collected')}*(${deal.management}+${deal.leasing})+${at('grossRent')}*${deal.maintenance}+12*(${deal.dues}+${deal.utilities}+${deal.otherCosts})*${costs}`,
    netOperatingIncome: () => `${at('effectiveIncome')}-${at('operatingCosts')}`,
    reserve: () => `${at('grossRent')}*${deal.capitalReserve}`,
    interest: () => months('allInterest'),
    principal: () => months('allPrincipal'),
    insurance: () => months('insurance'),
    debtService: () => `${at('interest')}+${at('principal')}+${at('insurance')}`,
    depreciation: () =>
      `${cost}*(1-${deal.landShare})/${life}*MAX(0,MIN(${life},${until})-MIN(${life},${before}))`,
    points: () => `IF(${year}<=${deal.loanYears},${deal.loan}*${deal.points}/${deal.loanYears},0)`,
    taxable: () => (year === 1 ? income : `${income}-${point('loss', year - 1)}`),
    loss: () => `MAX(0,-(${at('taxable')}))`,
    tax: () => `MAX(0,${at('taxable')})*${deal.incomeTax}`,
    cashFlow: () =>
      `${at('netOperatingIncome')}-${at('reserve')}-${at('debtService')}-${at('tax')}`,
    balance: () => loans.find(12 * year, 'balance'),
    value: () =>
      `IF(${deal.exitCapRate}>0,MAX(0,${point('netOperatingIncome', year + 1)}/MAX(${deal.exitCapRate},0.000001)),${worth}*(1+${deal.appreciation})^${year})`,
    equity: () => `${at('value')}-${at('balance')}`,
  };
  return formulas[row]();
}

/** The deal year by year as formulas over its inputs and loans. */
export function createYearSheet(
  { base }: PropertyReport,
  { deal, loans }: { readonly deal: DealPlaces; readonly loans: LoanSheet },
  language: Language,
): YearSheet {
  const words = analystLanguages[language].workbook.property;
  const { rows: names, year: word } = getPropertyWords(language);
  const { years } = base.course;
  const count = years.length;
  const sheet = createSheet({
    name: words.years,
    widths: [44, ...Array.from({ length: count + 1 }, () => 14)],
  });
  sheet.add(
    toHead(word),
    ...Array.from({ length: count + 1 }, (_, index) => toNumber(index + 1, 'whole')),
  );
  const point = (row: YearRow, year: number): string => sheet.point(toRow(row), year);
  for (const row of rowOrder) {
    const told = lettingRows.has(row) ? count + 1 : count;
    const cells = Array.from({ length: told }, (_, index): WorkbookCell => {
      const formula = writeRow(row, index + 1, { deal, loans, point, count });
      const result = isFigure(row) ? years[index]?.[row] : undefined;
      const format = row === 'monthsLet' ? 'plain' : 'money';
      return result === undefined ? toStep(formula, format) : toFormula(formula, result, format);
    });
    sheet.add(toText(isFigure(row) ? names[row] : words[row]), ...cells);
  }
  const find = (row: YearRow, year: number): string => sheet.locate(toRow(row), year);
  return {
    sheet: sheet.finish(),
    find,
    range: (row) => `${find(row, 1)}:${point(row, count)}`,
  };
}
