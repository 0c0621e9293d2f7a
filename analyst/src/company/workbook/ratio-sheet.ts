import { companyRatioIds, type CompanyRatioId, type CompanyReport } from '@vela/engine';
import { analystLanguages } from '../../language/by-language.ts';
import type { StatementRow } from '../../language/company-table-words.ts';
import type { FactMaking } from '../create-fact.ts';
import type { SourceSheet } from './sources.ts';
import {
  createSheet,
  toFormula,
  toHead,
  toMuted,
  toNumber,
  toText,
  type SheetBuilder,
  type WorkbookSheet,
} from '../../workbook/workbook.ts';

const flowRows = [
  'revenue',
  'costOfRevenue',
  'grossProfit',
  'operatingIncome',
  'interest',
  'netIncome',
  'operatingCashFlow',
  'capex',
  'freeCashFlow',
] as const;
const balanceRows = ['debt', 'equity', 'assets', 'currentAssets', 'currentLiabilities'] as const;
type Row = (typeof flowRows)[number] | (typeof balanceRows)[number];

type Quotient = { readonly over: Row; readonly under: Row; readonly isMean?: true };
const quotients: Readonly<Record<CompanyRatioId, Quotient>> = {
  'gross-margin': { over: 'grossProfit', under: 'revenue' },
  'operating-margin': { over: 'operatingIncome', under: 'revenue' },
  'net-margin': { over: 'netIncome', under: 'revenue' },
  'free-cash-flow-margin': { over: 'freeCashFlow', under: 'revenue' },
  'return-on-equity': { over: 'netIncome', under: 'equity', isMean: true },
  'return-on-assets': { over: 'netIncome', under: 'assets', isMean: true },
  'debt-to-equity': { over: 'debt', under: 'equity' },
  'current-ratio': { over: 'currentAssets', under: 'currentLiabilities' },
  'interest-cover': { over: 'operatingIncome', under: 'interest' },
  'cash-conversion': { over: 'freeCashFlow', under: 'netIncome' },
};

const readRow = (figures: CompanyReport['before'], row: Row) =>
  figures === undefined ? undefined : { ...figures.flows, ...figures.balances }[row];

type Parts = {
  readonly sheet: SheetBuilder;
  readonly report: CompanyReport;
  readonly making: FactMaking;
};
/** Where an amount stands: of the newest twelve months, or of those a year before. */
type FindAmount = (row: Row, column: 0 | 1) => string | undefined;

/** The amounts that ratios are made of. */
function addAmounts(
  { sheet, report: { newest, before }, making }: Parts,
  sources: SourceSheet,
): FindAmount {
  const { companyTables } = analystLanguages[making.language];
  const places = new Map<string, string>();
  for (const row of [...flowRows, ...balanceRows]) {
    const values = [readRow(newest, row), readRow(before, row)];
    const name: StatementRow = row;
    const place = sheet.add(
      toText(companyTables.statementNames[name]),
      ...(values[0] === undefined
        ? [toMuted(companyTables.missing)]
        : values.map((value) => sources.toAmount(value))),
    );
    for (const [column, value] of values.entries())
      if (value !== undefined) places.set(`${row} ${column}`, sheet.point(place, column + 1));
  }
  return (row, column) => places.get(`${row} ${column}`);
}

/** A ratio over its amounts; a number where they are not all there by themselves. */
function addRatio({ sheet, report, making }: Parts, id: CompanyRatioId, find: FindAmount): void {
  const { company } = analystLanguages[making.language];
  const { value, reason } = report.ratios[id];
  const { over, under, isMean } = quotients[id];
  const format = /margin|return/.test(id) ? 'percent' : 'ratio';
  const [above, below, earlier] = [find(over, 0), find(under, 0), find(under, 1)];
  const mean = earlier === undefined ? undefined : `AVERAGE(${below},${earlier})`;
  const divisor = isMean === true ? mean : below;
  const isWhole = above !== undefined && below !== undefined && divisor !== undefined;
  const name = toText(company.names[id]);
  if (value === null) sheet.add(name, toMuted(company.reasons[reason]));
  else
    sheet.add(
      name,
      isWhole ? toFormula(`${above}/${divisor}`, value, format) : toNumber(value, format),
    );
}

/** The amounts of the newest twelve months and the ratios that are made of them. */
export function createRatioSheet(
  report: CompanyReport,
  sources: SourceSheet,
  making: FactMaking,
): WorkbookSheet {
  const { labels, sheets } = analystLanguages[making.language].workbook;
  const { newest, before, currency } = report;
  const sheet = createSheet({ name: sheets.ratios, widths: [52, 20, 20] });
  const unit = labels.million.replace('{currency}', currency);
  sheet.add(toHead(unit), toHead(labels.newest), toHead(labels.before));
  sheet.add(toMuted(''), toMuted(newest.end), toMuted(before?.end ?? ''));
  const parts = { sheet, report, making };
  const find = addAmounts(parts, sources);
  sheet.add();
  sheet.add(toHead(labels.ratio), toHead(labels.value));
  for (const id of companyRatioIds) addRatio(parts, id, find);
  return sheet.finish();
}
