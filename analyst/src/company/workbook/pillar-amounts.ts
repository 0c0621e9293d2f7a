import { toOwnersFlow, type CompanyReport, type FilingValue } from '@vela/engine';
import type { CompanyTableWords } from '../../language/company-table-words.ts';
import type { CompanyWords } from '../../language/company-words.ts';
import type { WorkbookLabel } from '../../language/workbook-words.ts';
import type { SourceSheet } from './sources.ts';
import {
  toFormula,
  toHead,
  toInput,
  toMuted,
  toNumber,
  toText,
  type SheetBuilder,
} from '../../workbook/workbook.ts';

/** Where the amounts of the pillars stand; absent: not in the filings. */
export type PillarPlaces = Readonly<
  Partial<
    Record<
      | 'marketValue'
      | 'meanIncome'
      | 'meanCash'
      | 'income'
      | 'earlierIncome'
      | 'cash'
      | 'earlierCash'
      | 'revenue'
      | 'earlierRevenue'
      | 'shares'
      | 'earlierShares'
      | 'capital'
      | 'liabilities',
      string
    >
  >
>;

type AmountParts = {
  readonly sheet: SheetBuilder;
  readonly report: CompanyReport;
  readonly labels: Readonly<Record<WorkbookLabel, string>>;
  readonly company: CompanyWords;
  readonly companyTables: CompanyTableWords;
};

const windowCount = 5;
const perMillion = 1e6;

/** A row of windows, the newest first, and of the one five years before. */
function addWindows(
  { sheet, companyTables }: AmountParts,
  name: string,
  { values, sources }: { values: readonly (FilingValue | undefined)[]; sources: SourceSheet },
): readonly (string | undefined)[] {
  const cells = values.map((value) => sources.toAmount(value) ?? toMuted(companyTables.missing));
  const row = sheet.add(toText(name), ...cells);
  return values.map((value, index) =>
    value === undefined ? undefined : sheet.point(row, index + 1),
  );
}

/** The mean of five windows; none where one is missing. */
function addMean(
  { sheet, labels }: AmountParts,
  name: string,
  {
    places,
    values,
  }: { places: readonly (string | undefined)[]; values: readonly (FilingValue | undefined)[] },
): string | undefined {
  const known = values.slice(0, windowCount).flatMap((value) => value?.value ?? []);
  const [first] = places;
  const last = places[windowCount - 1];
  if (known.length < windowCount || first === undefined || last === undefined) return undefined;
  const mean = known.reduce((sum, value) => sum + value, 0) / windowCount / perMillion;
  const formula = toFormula(`AVERAGE(${first}:${last})`, mean, 'amount');
  return sheet.point(sheet.add(toText(`${name}: ${labels.mean}`), formula), 1);
}

type Given = { readonly sources: SourceSheet; readonly price: number | null };

/** An amount of one day, and where it stands. */
function addOne(
  { sheet, companyTables }: AmountParts,
  name: string,
  { value, sources }: { value: FilingValue | undefined; sources: SourceSheet },
): string | undefined {
  const cell = sources.toAmount(value);
  const row = sheet.add(toText(name), cell ?? toMuted(companyTables.missing));
  return cell === undefined ? undefined : sheet.point(row, 1);
}

/** Price and counted shares, and what they make together. */
function addMarketValue(parts: AmountParts, { sources, price }: Given): string | undefined {
  const { sheet, report, labels, company } = parts;
  const { values, currency, priceFault } = report;
  const counted = `${company.amountNames.shareCount} (${company.labels.million})`;
  const count = addOne(parts, counted, { value: values.shareCount, sources });
  const usable = priceFault === null ? price : null;
  const paid = sheet.add(
    toText(`${labels.price} (${currency})`),
    usable === null ? toMuted(company.reasons[priceFault ?? 'no-price']) : toInput(usable, 'money'),
  );
  if (usable === null || count === undefined) return undefined;
  const value = (usable * (values.shareCount?.value ?? Number.NaN)) / perMillion;
  const formula = toFormula(`${sheet.point(paid, 1)}*${count}`, value, 'amount');
  return sheet.point(sheet.add(toText(company.names['market-value']), formula), 1);
}

/** Flows and counts of the windows, with the means of five. */
function addFlows(parts: AmountParts, { sources }: Given): PillarPlaces {
  const { sheet, report, labels, companyTables } = parts;
  const { netIncome, freeCashFlow, earlier, ...values } = report.values;
  const { statementNames } = companyTables;
  const between = Array.from({ length: windowCount - 1 }, () => undefined);
  const years = [0, -1, -2, -3, -4, -5].map((year) => toNumber(year, 'whole'));
  sheet.add(toHead(labels.yearsBefore), ...years);
  const add = (name: string, list: readonly (FilingValue | undefined)[]) =>
    addWindows(parts, name, { values: list, sources });
  const [income, cash] = [
    [...netIncome, earlier.netIncome],
    [...freeCashFlow, earlier.freeCashFlow],
  ];
  const incomes = add(statementNames.netIncome, income);
  const cashName = statementNames[toOwnersFlow(report.kind)];
  const cashes = add(cashName, cash);
  const revenues = add(statementNames.revenue, [values.revenue, ...between, earlier.revenue]);
  const shares = add(labels.shares, [values.shares, ...between, values.earlierShares]);
  const all = {
    meanIncome: addMean(parts, statementNames.netIncome, { places: incomes, values: income }),
    meanCash: addMean(parts, cashName, { places: cashes, values: cash }),
    income: incomes[0],
    earlierIncome: incomes[windowCount],
    cash: cashes[0],
    earlierCash: cashes[windowCount],
    revenue: revenues[0],
    earlierRevenue: revenues[windowCount],
    shares: shares[0],
    earlierShares: shares[windowCount],
  };
  return dropMissing(all);
}

const dropMissing = (places: Readonly<Record<string, string | undefined>>): PillarPlaces =>
  Object.fromEntries(Object.entries(places).filter(([, place]) => place !== undefined));

/** The amounts that the pillars are made of, and where they stand. */
export function addPillarAmounts(parts: AmountParts, given: Given): PillarPlaces {
  const { report, company, companyTables } = parts;
  const { statementNames } = companyTables;
  const { sources } = given;
  const flows = addFlows(parts, given);
  const add = (name: string, value: FilingValue | undefined) =>
    addOne(parts, name, { value, sources });
  const equity = add(statementNames.equity, report.values.equity);
  const debt = add(statementNames.debt, report.values.debt);
  const { longTermLiabilities: liabilities } = report.values;
  return dropMissing({
    ...flows,
    capital: equity === undefined || debt === undefined ? undefined : `(${equity}+${debt})`,
    liabilities: add(company.amountNames.longTermLiabilities, liabilities),
    marketValue: addMarketValue(parts, given),
  });
}
