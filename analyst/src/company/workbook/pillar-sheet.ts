import type { CompanyFigure } from '@vela/contracts';
import type { CompanyReport, Pillar, PillarId } from '@vela/engine';
import { analystLanguages } from '../../language/by-language.ts';
import type { CompanyWords } from '../../language/company-words.ts';
import type { WorkbookLabel } from '../../language/workbook-words.ts';
import type { FactMaking } from '../create-fact.ts';
import { getFigureNames } from '../figure-names.ts';
import { choosePillarReason } from '../pillar-reason.ts';
import { addPillarAmounts, type PillarPlaces } from './pillar-amounts.ts';
import type { SourceSheet } from './sources.ts';
import {
  createSheet,
  toFormula,
  toHead,
  toInput,
  toMuted,
  toNumber,
  toText,
  toTitle,
  type CellFormat,
  type SheetBuilder,
  type WorkbookSheet,
} from '../../workbook/workbook.ts';

const perMillion = 1e6;

type Shape = {
  readonly formula: (places: PillarPlaces) => string | undefined;
  readonly format: CellFormat;
  /** Whether a value passes, of its cell and that of the limit. */
  readonly passes: (value: string, limit: string) => string;
};

const divide = (over: string | undefined, under: string | undefined): string | undefined =>
  over === undefined || under === undefined ? undefined : `IF(${under}<=0,NA(),${over}/${under})`;
const subtract = (now: string | undefined, before: string | undefined): string | undefined =>
  now === undefined || before === undefined ? undefined : `${now}-${before}`;

const isBelow = (value: string, limit: string): string => `AND(${value}>0,${value}<${limit})`;
const isAbove = (value: string, limit: string): string => `${value}>${limit}`;

/** Each pillar as a formula over its amounts, as the engine evaluates it. */
const shapes: Readonly<Record<PillarId, Shape>> = {
  'price-to-earnings': {
    formula: ({ marketValue, meanIncome }) => divide(marketValue, meanIncome),
    format: 'ratio',
    passes: isBelow,
  },
  'return-on-capital': {
    formula: ({ meanCash, capital }) => divide(meanCash, capital),
    format: 'percent',
    passes: isAbove,
  },
  shares: {
    formula: ({ shares, earlierShares }) => subtract(shares, earlierShares),
    format: 'amount',
    passes: (value) => `${value}<=0`,
  },
  'cash-flow-growth': {
    formula: ({ cash, earlierCash }) => subtract(cash, earlierCash),
    format: 'amount',
    passes: (value) => `${value}>0`,
  },
  'income-growth': {
    formula: ({ income, earlierIncome }) => subtract(income, earlierIncome),
    format: 'amount',
    passes: (value) => `${value}>0`,
  },
  'revenue-growth': {
    formula: ({ revenue, earlierRevenue }) => subtract(revenue, earlierRevenue),
    format: 'amount',
    passes: (value) => `${value}>0`,
  },
  'liabilities-to-cash-flow': {
    formula: ({ liabilities, meanCash }) => divide(liabilities, meanCash),
    format: 'ratio',
    passes: (value, limit) => `AND(${value}>=0,${value}<${limit})`,
  },
  'price-to-cash-flow': {
    formula: ({ marketValue, meanCash }) => divide(marketValue, meanCash),
    format: 'ratio',
    passes: isBelow,
  },
};

type Parts = {
  readonly sheet: SheetBuilder;
  readonly report: CompanyReport;
  readonly company: CompanyWords;
  readonly names: Readonly<Record<CompanyFigure, string>>;
  readonly hasPrice: boolean;
};

/** A pillar without a value: its state, and why. */
function addReason({ sheet, report, company, names, hasPrice }: Parts, pillar: Pillar): void {
  const { id, limit, state } = pillar;
  const isJudged = state === 'pass' || state === 'fail';
  sheet.add(
    toText(names[id]),
    toMuted('–'),
    limit === null ? undefined : toInput(limit, shapes[id].format),
    isJudged ? toNumber(state === 'pass' ? 1 : 0, 'whole') : toMuted('–'),
    toMuted(company.reasons[choosePillarReason(pillar, { report, hasPrice, isShipped: false })]),
  );
}

/** One pillar: value, limit and whether it passes; without a value the reason for that. */
function addPillar(parts: Parts, pillar: Pillar, places: PillarPlaces): void {
  const { id, value, limit, state } = pillar;
  const { formula, format, passes } = shapes[id];
  const written = value === null ? undefined : formula(places);
  if (value === null || written === undefined) {
    addReason(parts, pillar);
    return;
  }
  const { sheet, names } = parts;
  const row = sheet.getNext();
  const test = `IF(${passes(sheet.point(row, 1), sheet.point(row, 2))},1,0)`;
  sheet.add(
    toText(names[id]),
    toFormula(written, format === 'amount' ? value / perMillion : value, format),
    limit === null ? undefined : toInput(limit, format),
    toFormula(test, state === 'pass' ? 1 : 0, 'whole'),
  );
}

/** The eight pillars as formulas over the amounts that they are made of; limits can be changed. */
export function createPillarSheet(
  report: CompanyReport,
  { sources, price }: { readonly sources: SourceSheet; readonly price: number | null },
  making: FactMaking,
): WorkbookSheet {
  const { workbook, company, companyTables } = analystLanguages[making.language];
  const { labels, sheets } = workbook;
  const sheet = createSheet({ name: sheets.pillars, widths: [66, 18, 18, 18, 18, 18, 18] });
  sheet.add(toTitle(sheets.pillars));
  sheet.add(toMuted(labels.million.replace('{currency}', report.currency)));
  const places = addPillarAmounts(
    { sheet, report, labels, company, companyTables },
    { sources, price },
  );
  sheet.add();
  const heads = [
    'pillar',
    'value',
    'limit',
    'passed',
    'reason',
  ] as const satisfies readonly WorkbookLabel[];
  sheet.add(...heads.map((head) => toHead(labels[head])));
  const first = sheet.getNext();
  const names = getFigureNames(making.language, report.kind);
  const hasPrice = price !== null && report.priceFault === null;
  const parts = { sheet, report, company, names, hasPrice };
  for (const pillar of report.pillars) addPillar(parts, pillar, places);
  const column = `${sheet.point(first, 3)}:${sheet.point(sheet.getNext() - 1, 3)}`;
  const judged = report.pillars.filter(({ state }) => state === 'pass' || state === 'fail');
  const passed = judged.filter(({ state }) => state === 'pass').length;
  sheet.add(
    toText(company.partNames.passed),
    toMuted(''),
    toMuted(''),
    toFormula(`SUM(${column})`, passed, 'whole'),
  );
  sheet.add(
    toText(company.partNames.judged),
    toMuted(''),
    toMuted(''),
    toFormula(`COUNT(${column})`, judged.length, 'whole'),
  );
  return sheet.finish();
}
