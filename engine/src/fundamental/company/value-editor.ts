import { refuseValue, type Computed } from '../computed.ts';
import { calculateAnalyzerValue, calculateReturnAtPrice } from '../valuation/stock-analyzer.ts';
import type { CompanyReport, ReportYear } from './company-report.ts';
import { calculateOwnGrowth } from './own-growth.ts';

export const editorColumnIds = ['low', 'middle', 'high'] as const;
export type EditorColumnId = (typeof editorColumnIds)[number];

/** What one column assumes; rates are parts of one. */
export type EditorColumn = {
  /** Of revenue, a year. */
  readonly growth: number;
  readonly profitMargin: number;
  readonly cashMargin: number;
  /** Price / earnings and price / free cash flow at which it is sold at the end. */
  readonly exitEarnings: number;
  readonly exitCashFlow: number;
  /** Return a year that is wanted. */
  readonly wantedReturn: number;
};
export type EditorColumns = Readonly<Record<EditorColumnId, EditorColumn>>;

/** Values of a share by earnings and by free cash flow, and the return at a price. */
export type EditorValues = Readonly<
  Record<'earnings' | 'cashFlow' | 'earningsReturn' | 'cashFlowReturn', Computed>
>;

/** Windows of the history beside the inputs, in years. */
export const historyYears = [1, 5, 10] as const;
export type EditorHistory = Readonly<
  Record<'growth' | 'profitMargin' | 'cashMargin', readonly (number | null)[]>
>;

/** Exit multiples are assumed, and said to be so. */
const multiples: Readonly<Record<EditorColumnId, number>> = { low: 12, middle: 16, high: 20 };
/** Points of growth, and the part of a margin, that the outer columns differ by. */
const [growthStep, marginStep] = [0.03, 0.1];
/** One return for all columns: the risk is in what they assume of the company. */
const wantedReturn = 0.1;
const sides: Readonly<Record<EditorColumnId, number>> = { low: -1, middle: 0, high: 1 };

const round = (value: number): number => Math.round(value * 1000) / 1000;

type Margin = 'netIncome' | 'freeCashFlow';

function findMargin({ figures: { flows } }: ReportYear, name: Margin): number | undefined {
  const [amount, revenue] = [flows[name]?.value, flows.revenue?.value];
  return amount === undefined || revenue === undefined || revenue <= 0
    ? undefined
    : amount / revenue;
}

/** Mean margin of so many fiscal years; null where one of them is missing. */
function calculateMeanMargin(
  years: readonly ReportYear[],
  name: Margin,
  count: number,
): number | null {
  const margins = years.slice(0, count).flatMap((year) => findMargin(year, name) ?? []);
  if (margins.length < count) return null;
  return margins.reduce((sum, margin) => sum + margin, 0) / count;
}

/** Growth of revenue a year over so many fiscal years; null where an end of it is missing. */
function calculateGrowth(years: readonly ReportYear[], count: number): number | null {
  const [now, then] = [years[0], years[count]].map((year) => year?.figures.flows.revenue?.value);
  if (now === undefined || then === undefined || now <= 0 || then <= 0) return null;
  return (now / then) ** (1 / count) - 1;
}

/** Growth and margins of the last 1, 5 and 10 fiscal years, as far as the filings go. */
export function readEditorHistory({
  years,
  yearBefore,
}: Pick<CompanyReport, 'years' | 'yearBefore'>): EditorHistory {
  const ends = yearBefore === undefined ? years : [...years, yearBefore];
  return {
    growth: historyYears.map((count) => calculateGrowth(ends, count)),
    profitMargin: historyYears.map((count) => calculateMeanMargin(years, 'netIncome', count)),
    cashMargin: historyYears.map((count) => calculateMeanMargin(years, 'freeCashFlow', count)),
  };
}

/**
 * Columns to begin with: robust growth and mean margins of five years, a step less and more beside
 * them. A margin that is not in the filings begins at nothing.
 */
export function suggestEditorColumns(report: CompanyReport): EditorColumns {
  const { profitMargin, cashMargin } = readEditorHistory(report);
  const growth = calculateOwnGrowth(report.values.windows).value ?? 0;
  const middle = { profit: profitMargin[1] ?? 0, cash: cashMargin[1] ?? 0 };
  const create = (id: EditorColumnId): EditorColumn => ({
    growth: round(growth + sides[id] * growthStep),
    profitMargin: round(middle.profit + sides[id] * marginStep * Math.abs(middle.profit)),
    cashMargin: round(middle.cash + sides[id] * marginStep * Math.abs(middle.cash)),
    exitEarnings: multiples[id],
    exitCashFlow: multiples[id],
    wantedReturn,
  });
  return { low: create('low'), middle: create('middle'), high: create('high') };
}

/** A method is not applied to a margin of nothing or less. */
const refused: Computed = refuseValue('not-meaningful');

/** What a share is worth to a person who assumes one column, and what it returns at a price. */
export function calculateEditorValues(
  { newest, kind }: Pick<CompanyReport, 'newest' | 'kind'>,
  column: EditorColumn,
  { years, price }: { readonly years: number; readonly price: number | null },
): EditorValues {
  const shared = {
    revenue: newest.flows.revenue?.value ?? Number.NaN,
    shares: newest.dilutedShares?.value ?? Number.NaN,
    growth: column.growth,
    years,
  };
  const earnings = { ...shared, margin: column.profitMargin, exitMultiple: column.exitEarnings };
  const cashFlow = { ...shared, margin: column.cashMargin, exitMultiple: column.exitCashFlow };
  const noPrice = refuseValue('input-missing');
  const value = (one: typeof earnings): Computed =>
    one.margin <= 0 ? refused : calculateAnalyzerValue(one, column.wantedReturn);
  const find = (one: typeof earnings): Computed =>
    price === null ? noPrice : calculateReturnAtPrice(one, price);
  // Free cash flow has no meaning for a bank or an insurer.
  const isBank = kind === 'financial';
  return {
    earnings: value(earnings),
    cashFlow: isBank ? refused : value(cashFlow),
    earningsReturn: find(earnings),
    cashFlowReturn: isBank ? refused : find(cashFlow),
  };
}
