import type { CompanyReport, FilingValue } from '@vela/engine';
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

/** The amounts that the pillars are made of, and where they stand. */
export function addPillarAmounts(
  parts: AmountParts,
  { sources, price }: { readonly sources: SourceSheet; readonly price: number | null },
): PillarPlaces {
  const { sheet, report, labels, company, companyTables } = parts;
  const { values, currency, priceFault } = report;
  const { statementNames } = companyTables;
  const between = Array.from({ length: windowCount - 1 }, () => undefined);
  sheet.add(
    toHead(labels.yearsBefore),
    ...[0, -1, -2, -3, -4, -5].map((year) => toNumber(year, 'whole')),
  );
  const add = (name: string, list: readonly (FilingValue | undefined)[]) =>
    addWindows(parts, name, { values: list, sources });
  const addOne = (name: string, value: FilingValue | undefined): string | undefined => {
    const cell = sources.toAmount(value);
    const row = sheet.add(toText(name), cell ?? toMuted(companyTables.missing));
    return cell === undefined ? undefined : sheet.point(row, 1);
  };
  const income = [...values.netIncome, values.earlier.netIncome];
  const cash = [...values.freeCashFlow, values.earlier.freeCashFlow];
  const incomes = add(statementNames.netIncome, income);
  const cashes = add(statementNames.freeCashFlow, cash);
  const revenues = add(statementNames.revenue, [
    values.revenue,
    ...between,
    values.earlier.revenue,
  ]);
  const shares = add(labels.shares, [values.shares, ...between, values.earlierShares]);
  const meanIncome = addMean(parts, statementNames.netIncome, { places: incomes, values: income });
  const meanCash = addMean(parts, statementNames.freeCashFlow, { places: cashes, values: cash });
  const equity = addOne(statementNames.equity, values.equity);
  const debt = addOne(statementNames.debt, values.debt);
  const capital = equity === undefined || debt === undefined ? undefined : `(${equity}+${debt})`;
  const liabilities = addOne(company.amountNames.longTermLiabilities, values.longTermLiabilities);
  const count = addOne(
    `${company.amountNames.shareCount} (${company.labels.million})`,
    values.shareCount,
  );
  const usable = priceFault === null ? price : null;
  const paid = sheet.add(
    toText(`${labels.price} (${currency})`),
    usable === null ? toMuted(company.reasons[priceFault ?? 'no-price']) : toInput(usable, 'money'),
  );
  const isValued = usable !== null && count !== undefined;
  const marketValue = isValued
    ? sheet.point(
        sheet.add(
          toText(company.names['market-value']),
          toFormula(
            `${sheet.point(paid, 1)}*${count}`,
            (usable * (values.shareCount?.value ?? Number.NaN)) / perMillion,
            'amount',
          ),
        ),
        1,
      )
    : undefined;
  const all = {
    marketValue,
    meanIncome,
    meanCash,
    income: incomes[0],
    earlierIncome: incomes[windowCount],
    cash: cashes[0],
    earlierCash: cashes[windowCount],
    revenue: revenues[0],
    earlierRevenue: revenues[windowCount],
    shares: shares[0],
    earlierShares: shares[windowCount],
    capital,
    liabilities,
  };
  return Object.fromEntries(Object.entries(all).filter(([, place]) => place !== undefined));
}
