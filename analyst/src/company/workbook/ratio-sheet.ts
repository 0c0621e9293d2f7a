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

/** The amounts of the newest twelve months and the ratios that are made of them. */
export function createRatioSheet(
  { newest, before, ratios, currency }: CompanyReport,
  sources: SourceSheet,
  making: FactMaking,
): WorkbookSheet {
  const { workbook, companyTables, company } = analystLanguages[making.language];
  const { labels, sheets } = workbook;
  const sheet = createSheet({ name: sheets.ratios, widths: [52, 20, 20] });
  const unit = labels.million.replace('{currency}', currency);
  sheet.add(toHead(unit), toHead(labels.newest), toHead(labels.before));
  sheet.add(toMuted(''), toMuted(newest.end), toMuted(before?.end ?? ''));
  const places = new Map<string, string>();
  const read = (figures: CompanyReport['before'], row: Row) =>
    figures === undefined ? undefined : { ...figures.flows, ...figures.balances }[row];
  for (const row of [...flowRows, ...balanceRows]) {
    const values = [read(newest, row), read(before, row)];
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
  sheet.add();
  sheet.add(toHead(labels.ratio), toHead(labels.value));
  const find = (row: Row): string | undefined => places.get(`${row} 0`);
  for (const id of companyRatioIds) {
    const { value, reason } = ratios[id];
    const { over, under, isMean } = quotients[id];
    const format = /margin|return/.test(id) ? 'percent' : 'ratio';
    const [above, below, earlier] = [find(over), find(under), places.get(`${under} 1`)];
    const divisor = isMean === true ? earlier && `AVERAGE(${below},${earlier})` : below;
    const name = toText(company.names[id]);
    if (value === null) sheet.add(name, toMuted(company.reasons[reason]));
    else if (above === undefined || below === undefined || divisor === undefined)
      sheet.add(name, toNumber(value, format));
    else sheet.add(name, toFormula(`${above}/${divisor}`, value, format));
  }
  return sheet.finish();
}
