import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { chatPaths, type TechnicalWireAnalysis } from '@vela/contracts';
import { createMarketData } from '@vela/market-data';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { encodeShown, getSubject } from '../../analysis-text.ts';
import { storeAnalysis } from '../../db/analysis-store.ts';
import { signUp, wideLimits, type SignedIn } from '../../testing/account-steps.ts';
import { visit, type Visitor } from '../../testing/conversation-steps.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

const day = 86_400_000;
const start = Date.UTC(2024, 0, 1);
const header = 'time,open,high,low,close,volume';

let filesDir: string;
let elapsed = 0;
let test: TestApp;
let signedIn: SignedIn;
let ayse: Visitor;
let boris: Visitor;

/** Writes the daily candles of AAPL: those of `days` after the start, in this order. */
async function writeCandles(days: readonly number[]): Promise<void> {
  const rows = days.map((index) => {
    const close = 100 + 20 * Math.sin(index / 9) + index / 10;
    const date = new Date(start + index * day).toISOString().slice(0, 10);
    return `${date},${close - 1},${close + 2},${close - 2},${close},${1000 + index}`;
  });
  await writeFile(path.join(filesDir, 'AAPL_1d.csv'), `${header}\n${rows.join('\n')}\n`);
}

const listDays = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

beforeAll(async () => {
  filesDir = await mkdtemp(path.join(os.tmpdir(), 'vela-files-'));
  const marketData = createMarketData({
    mode: 'files',
    filesDir,
    allowSimulated: false,
    clock: () => elapsed,
    store: { read: async () => undefined, append: async () => {}, replace: async () => {} },
  });
  test = await createTestApp({ deps: { marketData, authLimits: wideLimits } });
  signedIn = await signUp(test, 'ayse@example.com');
  ayse = visit(test, '', signedIn);
  boris = visit(test, '', await signUp(test, 'boris@example.com'));
});

beforeEach(() => writeCandles(listDays(300)));

afterAll(async () => {
  await test.close();
  await rm(filesDir, { recursive: true });
});

async function make(query = '?include=candles'): Promise<TechnicalWireAnalysis> {
  const payload = { symbol: 'aapl', interval: '1d', limit: 100 };
  return (await ayse.call('POST', `${chatPaths.analyses}${query}`, payload)).json();
}

const read = (id: string, reader = ayse) =>
  reader.call('GET', `${chatPaths.analysis(id)}?include=candles`);

it('comes with the candles it was made of, made and read', async () => {
  const made = await make();
  const { count, to } = made.candles;
  const query = `symbol=AAPL&interval=1d&limit=${count}&before=${to + 1}`;
  const candles = (await ayse.call('GET', `${chatPaths.candles}?${query}`)).json();
  expect(candles.openTime).toHaveLength(100);
  expect(made.candleColumns).toEqual(candles);
  expect((await read(made.id)).json()).toEqual(made);
});

it('comes without candles where they are not asked for', async () => {
  const made = await make('');
  const { candleColumns, ...plain } = (await read(made.id)).json();
  expect(candleColumns.openTime).toHaveLength(100);
  expect(made).toEqual(plain);
  expect((await ayse.call('GET', chatPaths.analysis(made.id))).json()).toEqual(made);
});

it('keeps its candles when later ones have closed', async () => {
  const made = await make();
  await writeCandles(listDays(340));
  expect((await make()).candles.to).toBe(made.candles.to + 40 * day);
  const { candleColumns } = (await read(made.id)).json();
  expect(candleColumns.openTime).toEqual(made.candleColumns?.openTime);
  expect(candleColumns.close).toEqual(made.candleColumns?.close);
});

it.each([
  ['lost one of them', listDays(300).filter((index) => index !== 250)],
  ['ends before them', listDays(280)],
  ['begins after the first', listDays(300).slice(210)],
])('is refused with a code when the series %s; without candles it is read', async (_, days) => {
  const made = await make('');
  await writeCandles(days);
  // While the file may still be being written, its candles from before are served.
  expect((await read(made.id)).statusCode).toBe(200);
  elapsed += 2_000;
  const refused = await read(made.id);
  expect([refused.statusCode, refused.json().detail.error_code]).toEqual([409, 'CANDLES_CHANGED']);
  const turkish = await ayse.call('GET', `${chatPaths.analysis(made.id)}?include=candles&lng=tr`);
  expect(turkish.json().detail.message).toMatch(/mum/);
  expect((await ayse.call('GET', chatPaths.analysis(made.id))).json()).toEqual(made);
});

it('is not found for another person or id, and nothing else can be included', async () => {
  const { id } = await make();
  for (const response of [await read(id, boris), await read(randomUUID()), await read('1')])
    expect([response.statusCode, response.json().detail.error_code]).toEqual([404, 'NOT_FOUND']);
  const odd = await ayse.call('GET', `${chatPaths.analysis(id)}?include=findings`);
  expect([odd.statusCode, odd.json().detail.error_code]).toEqual([400, 'VALIDATION_FAILED']);
});

it('of a property has no candles to include', async () => {
  const id = randomUUID();
  const shown = {
    id,
    asOf: test.now(),
    facts: [],
    mode: 'real-estate' as const,
    inputs: { price: 1 },
  };
  const analysis = { id, subject: getSubject(shown), ...encodeShown(shown) };
  const { userId } = signedIn;
  await storeAnalysis(test.database.db, { userId, analysis, createdAt: test.now() });
  const { explanation, ...kept } = (await read(id)).json();
  expect([kept, explanation.sentences]).toEqual([shown, []]);
});
