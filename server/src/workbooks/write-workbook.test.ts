import type { CompanyWorkbookRequest, Fact, Language } from '@vela/contracts';
import { createMarketData, type MarketData } from '@vela/market-data';
import { describe, expect, it } from 'vitest';
import { createAnalyst } from '../create-analyst.ts';
import { calculateWorkbook } from '../testing/calculate-workbook.ts';
import { isFullRun } from '../testing/tier.ts';
import { readWorkbook, type FileSheet } from '../testing/read-workbook.ts';
import { writeWorkbook } from './write-workbook.ts';

const now = Date.UTC(2026, 10, 23, 18);
const store = { read: async () => undefined, append: async () => {}, replace: async () => {} };
const simulated = createMarketData({ mode: 'simulated', allowSimulated: true, store });
/** The simulated candles as if a market had sent them: only the price is of interest here. */
const priced: MarketData = {
  ...simulated,
  async getSeries(request) {
    const { onlyReal: _, ...any } = request;
    const result = await simulated.getSeries(any);
    if (result.kind !== 'series') return result;
    const { series } = result;
    return { ...result, series: { ...series, source: { ...series.source, kind: 'file' } } };
  },
};
const analyst = createAnalyst(priced);

function getInstrument(symbol: string) {
  const match = priced.catalogue.resolve(symbol);
  if (match?.kind !== 'found') throw new Error(`no ${symbol}`);
  return match.instrument;
}

async function write(request: CompanyWorkbookRequest): Promise<FileSheet[]> {
  const instrument = getInstrument(request.symbol);
  const workbook = await analyst.createWorkbook({ instrument, request, now });
  if (workbook === undefined) throw new Error('no filings');
  return readWorkbook(await writeWorkbook(workbook));
}

const written = new Map<string, Promise<FileSheet[]>>();

/** A workbook's sheets, written once, and a calculation of its own, whose inputs a test may change. */
async function open(symbol: string, change: Partial<CompanyWorkbookRequest> = {}) {
  const language: Language = change.language ?? 'en';
  const request = { symbol, language, ...change };
  const key = JSON.stringify(request);
  const writing = written.get(key) ?? write(request);
  written.set(key, writing);
  const sheets = await writing;
  return { sheets, calculated: calculateWorkbook(sheets) };
}

function findSheet(sheets: readonly FileSheet[], name: string): FileSheet {
  const sheet = sheets.find((one) => one.name === name);
  if (sheet === undefined) throw new Error(`no sheet ${name}`);
  return sheet;
}

/** The address beside a text of the first column. */
function findRow(
  sheets: readonly FileSheet[],
  name: string,
  { text, column = 'B' }: { readonly text: string; readonly column?: string },
): string {
  const { cells } = findSheet(sheets, name);
  const found = cells.find((cell) => cell.text === text && cell.address.startsWith('A'));
  if (found === undefined) throw new Error(`no row ${text} in ${name}`);
  return found.address.replace('A', column);
}

/** Formulas whose result in another program is not what the file says. */
function listDifferences({ sheets, calculated }: Awaited<ReturnType<typeof open>>): string[] {
  return sheets.flatMap(({ name, cells }) =>
    cells.flatMap(({ address, formula, cached = Number.NaN }) => {
      if (formula === undefined) return [];
      const value = calculated.read(name, address);
      const isSame = Math.abs(value - cached) <= 1e-7 * Math.max(1, Math.abs(cached));
      return isSame ? [] : [`${name} ${address} ${formula}: ${value}, not ${cached}`];
    }),
  );
}

/** The facts of a company's page by their id. */
async function readPage(symbol: string): Promise<(id: string) => number> {
  const typed = { message: `DCF ${symbol}`, language: 'en', chosen: {}, context: {}, now } as const;
  const facts: Fact[] = [];
  for await (const part of analyst.answer(typed))
    if (part.type === 'analysis') facts.push(...part.data.facts);
  return (id) => {
    const value = facts.find((fact) => fact.id === id)?.value;
    if (typeof value !== 'number') throw new Error(`no fact ${id}`);
    return value;
  };
}

describe('the workbook of a company', () => {
  it.each([
    ['AAPL', 'en'],
    ['KO', 'en'],
    // A bank, whose statements have other lines.
    ['JPM', 'tr'],
    ...(isFullRun
      ? ([
          ['GOOGL', 'tr'],
          ['MSFT', 'en'],
          ['XOM', 'en'],
          ['AMZN', 'en'],
          ['IBM', 'en'],
        ] as const)
      : []),
  ] as const)('of %s (%s) gives in another program what it says', async (symbol, language) => {
    const file = await open(symbol, { language });
    expect(listDifferences(file)).toEqual([]);
    const count = file.sheets.flatMap(({ cells }) => cells).filter(({ formula }) => formula).length;
    expect(count).toBeGreaterThan(200);
  });

  it('has the ratios, the value and its table as the page has them', async () => {
    const { sheets, calculated } = await open('AAPL');
    const find = await readPage('AAPL');
    const ratios = [
      ['Gross margin', 'gross-margin', 100],
      ['Operating margin', 'operating-margin', 100],
      ['Net margin', 'net-margin', 100],
      ['Free cash flow margin', 'free-cash-flow-margin', 100],
      ['Return on equity', 'return-on-equity', 100],
      ['Return on assets', 'return-on-assets', 100],
      ['Debt / equity', 'debt-to-equity', 1],
      ['Current ratio', 'current-ratio', 1],
      ['Free cash flow / net income', 'cash-conversion', 1],
    ] as const;
    const { cells } = findSheet(sheets, 'Ratios');
    for (const [name, id, scale] of ratios) {
      const address = findRow(sheets, 'Ratios', { text: name });
      expect(cells.find((cell) => cell.address === address)?.formula).toContain('/');
      expect(scale * calculated.read('Ratios', address)).toBeCloseTo(
        find(`company.${id}.value`),
        6,
      );
    }
    const read = (text: string) => calculated.read('DCF', findRow(sheets, 'DCF', { text }));
    expect(read('Value of a share')).toBeCloseTo(find('company.value.share'), 5);
    expect(100 * read('Growth of the first year')).toBeCloseTo(find('company.value.growth'), 6);
    expect(100 * read('Share of the value after the planned years')).toBeCloseTo(
      find('company.value.terminal'),
      5,
    );
    const head = findSheet(sheets, 'DCF').cells.find(
      ({ text }) => text?.startsWith('Value of a share by discount rate') === true,
    );
    const top = Number(head?.address.slice(1)) + 2;
    for (const row of [0, 1, 2, 3, 4])
      for (const [column, letter] of ['B', 'C', 'D', 'E', 'F'].entries())
        expect(calculated.read('DCF', `${letter}${top + row}`)).toBeCloseTo(
          find(`company.grid.${row}-${column}`),
          5,
        );
  });

  it('has the figures of the editor and of the statements', async () => {
    const { sheets, calculated } = await open('AAPL');
    const instrument = getInstrument('AAPL');
    const values = await analyst.valueCompany({
      instrument,
      request: { symbol: 'AAPL', language: 'en', years: 10 },
      now,
    });
    const find = (id: string) => Number(values?.facts.find((fact) => fact.id === id)?.value);
    const editor = 'Own assumptions';
    for (const [column, letter] of [
      ['low', 'B'],
      ['middle', 'C'],
      ['high', 'D'],
    ] as const) {
      const read = (text: string) =>
        calculated.read(editor, findRow(sheets, editor, { text, column: letter }));
      expect(read('Value of a share by earnings')).toBeCloseTo(
        find(`editor.${column}.earnings.value`),
        5,
      );
      expect(read('Value of a share by free cash flow')).toBeCloseTo(
        find(`editor.${column}.cashFlow.value`),
        5,
      );
      expect(100 * read('return a year at the last close')).toBeCloseTo(
        find(`editor.${column}.earnings.return`),
        4,
      );
    }
    const statements = await analyst.readStatements({
      instrument,
      request: { symbol: 'AAPL', language: 'en', period: 'quarter' },
      now,
    });
    const shown = statements?.facts.find(({ id }) => id === 'statement.quarter-2.freeCashFlow');
    const cell = findRow(sheets, 'Quarterly', { text: 'Free cash flow', column: 'C' });
    expect(calculated.read('Quarterly', cell)).toBe(Number(shown?.value));
  });

  it('follows what is typed into its inputs, as the engine does', async () => {
    const { sheets, calculated } = await open('AAPL');
    const at = (text: string) => findRow(sheets, 'DCF', { text });
    const before = calculated.read('DCF', at('Value of a share'));
    calculated.type('DCF', at('Discount rate'), '0.12');
    const other = await open('AAPL', { discountRate: 12 });
    const after = calculated.read('DCF', at('Value of a share'));
    expect(after).toBeLessThan(before);
    expect(after).toBeCloseTo(other.calculated.read('DCF', at('Value of a share')), 6);
    // The middle of the table is the value itself, and moves with it.
    const { cells } = findSheet(sheets, 'DCF');
    const head = cells.find(({ text }) => text?.startsWith('Value of a share by discount rate'));
    const row = Number(head?.address.slice(1)) + 4;
    expect(calculated.read('DCF', `D${row}`)).toBeCloseTo(after, 6);

    const columns = {
      growth: 0,
      profitMargin: 0.25,
      cashMargin: 0.25,
      exitEarnings: 10,
      exitCashFlow: 10,
      wantedReturn: 0.1,
    };
    const own = await open('AAPL', {
      years: 5,
      columns: { low: columns, middle: columns, high: columns },
    });
    const editor = 'Own assumptions';
    const read = (text: string, letter = 'B') =>
      own.calculated.read(editor, findRow(own.sheets, editor, { text, column: letter }));
    // Five flows of a quarter of revenue, and ten of them at the end, at 10 % a year.
    const yearly = (read('Revenue (million USD)') * 0.25) / read('Diluted shares (million)');
    const annuity = (1 - 1.1 ** -5) / 0.1;
    expect(read('Value of a share by earnings')).toBeCloseTo(
      yearly * (annuity + 10 * 1.1 ** -5),
      6,
    );
  });

  it('has the eight pillars and the growth that the price assumes, and both follow the price', async () => {
    const { sheets, calculated } = await open('AAPL');
    const find = await readPage('AAPL');
    const at = (text: string, column = 'B') => findRow(sheets, '8 pillars', { text, column });
    const read = (text: string, column?: string) => calculated.read('8 pillars', at(text, column));
    const multiple = '5-year P/E (market value / mean net income)';
    expect(read(multiple)).toBeCloseTo(find('company.pillar.price-to-earnings.value'), 6);
    expect(
      100 * read('5-year return on capital (mean free cash flow / equity and debt)'),
    ).toBeCloseTo(find('company.pillar.return-on-capital.value'), 6);
    expect(read('Revenue growth')).toBeCloseTo(
      find('company.pillar.revenue-growth.now') - find('company.pillar.revenue-growth.before'),
      4,
    );
    expect(read('Pillars passed', 'D')).toBe(find('company.passed.value'));
    expect(read('Pillars that can be judged', 'D')).toBe(find('company.judged.value'));
    const [wide, dear] = [read(multiple), read(multiple, 'D')];
    calculated.type('8 pillars', at('Price of a share (USD)'), '1');
    expect(read(multiple)).toBeLessThan(wide);
    expect([dear, read(multiple, 'D')]).toEqual([0, 1]);

    const { cells } = findSheet(sheets, 'DCF');
    const paid = Number(
      cells
        .find(({ address, text }) => address.startsWith('A') && text === 'Price of a share')
        ?.address.slice(1),
    );
    const implied = () => calculated.read('DCF', `B${paid + 1}`);
    expect(100 * implied()).toBeCloseTo(find('company.value.implied'), 5);
    calculated.type('DCF', `B${paid}`, String(find('company.value.share')));
    // A share that costs its value assumes the growth that the value assumes.
    expect(100 * implied()).toBeCloseTo(find('company.value.growth'), 5);
  });

  it('says what is not in the filings, and has no number there', async () => {
    const { sheets } = await open('JPM');
    const row = findRow(sheets, 'Annual', { text: 'Capital spending' });
    const cell = findSheet(sheets, 'Annual').cells.find(({ address }) => address === row);
    expect(cell?.text).toBe('not in these filings');
    const cash = findSheet((await open('AMZN')).sheets, 'DCF').cells;
    expect(cash.some(({ formula }) => formula !== undefined)).toBe(false);
    expect(cash.some(({ text }) => text === 'free cash flow was negative')).toBe(true);
  });

  it('values a bank by its equity, as its page does', async () => {
    const { sheets, calculated } = await open('JPM');
    const find = await readPage('JPM');
    const read = (text: string) => calculated.read('DCF', findRow(sheets, 'DCF', { text }));
    expect(read('Value of a share')).toBeCloseTo(find('company.value.share'), 5);
    const own = 'Own return on equity, mean of its last years';
    expect(100 * read(own)).toBeCloseTo(find('company.value.return'), 6);
    expect(read('Equity at the beginning')).toBeCloseTo(find('company.equity.value'), 6);
  });
});
