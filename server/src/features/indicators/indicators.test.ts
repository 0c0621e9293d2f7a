import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {
  apiPaths,
  chatPaths,
  type IndicatorList,
  type IndicatorValues,
  type WireCandles,
} from '@vela/contracts';
import { indicatorDefinitions } from '@vela/engine';
import { createMarketData, type CandleStore } from '@vela/market-data';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

const day = 86_400_000;
const start = Date.UTC(2024, 0, 1);
const header = 'time,open,high,low,close,volume';
const store: CandleStore = {
  read: async () => undefined,
  append: async () => {},
  replace: async () => {},
};

let filesDir: string;
let test: TestApp;

/** Daily candles; one of every `every` days is missing. */
function rows(count: number, every = Infinity): string {
  return Array.from({ length: count }, (_, index) => {
    const close = 100 + 20 * Math.sin(index / 9) + 3 * Math.cos(index * 2.3) + index / 10;
    return `${new Date(start + index * day).toISOString().slice(0, 10)},${close - 1},${close + 2},${close - 2},${close},${1000 + index}`;
  })
    .filter((_, index) => (index + 1) % every !== 0)
    .join('\n');
}

beforeAll(async () => {
  filesDir = await mkdtemp(path.join(os.tmpdir(), 'vela-files-'));
  await writeFile(path.join(filesDir, 'AAPL_1d.csv'), `${header}\n${rows(300)}\n`);
  await writeFile(path.join(filesDir, 'KO_1d.csv'), `${header}\n${rows(300, 50)}\n`);
  const marketData = createMarketData({
    mode: 'files',
    filesDir,
    allowSimulated: false,
    store,
  });
  test = await createTestApp({ deps: { marketData } });
});

afterAll(async () => {
  await test.close();
  await rm(filesDir, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ method: 'GET', url, headers });
const values = (id: string, query: string) =>
  get(`${chatPaths.indicatorValues(id)}?symbol=AAPL&interval=1d&${query}`);
const getFaultyFields = async (id: string, query: string) => {
  const answer = await values(id, query);
  return [
    answer.statusCode,
    answer.json().detail.fields?.map(({ field }: { field: string }) => field),
  ];
};

describe('the list of indicators', () => {
  it('lists every indicator with names and words in the requested language', async () => {
    const english = (await get(`${chatPaths.indicators}?language=en`)).json<IndicatorList>();
    const turkish = (await get(`${chatPaths.indicators}?lng=tr`)).json<IndicatorList>();
    expect(english.items.map(({ id }) => id)).toEqual(indicatorDefinitions.map(({ id }) => id));
    expect(turkish.items.map(({ id }) => id)).toEqual(english.items.map(({ id }) => id));
    const [inEnglish, inTurkish] = [english, turkish].map(({ items }) =>
      items.find(({ id }) => id === 'rsi'),
    );
    expect(inEnglish).toMatchObject({
      name: 'Relative strength index',
      short: 'RSI',
      pane: 'own',
      levels: [30, 50, 70],
      parameters: [
        { name: 'length', label: 'Length', kind: 'integer', default: 14, minimum: 2, maximum: 500 },
      ],
      outputs: [{ name: 'rsi', label: 'RSI', draw: 'line' }],
      needsOther: false,
    });
    expect(inTurkish?.name).toBe('Göreli güç endeksi');
    expect(inTurkish?.parameters[0]?.label).toBe('Uzunluk');
    expect(turkish.groups.map(({ group }) => group)).toEqual(
      english.groups.map(({ group }) => group),
    );
  });

  it('returns 304 for a matching ETag, but not for another language', async () => {
    const { headers } = await get(`${chatPaths.indicators}?language=en`);
    const known = { 'if-none-match': String(headers.etag) };
    expect((await get(`${chatPaths.indicators}?language=en`, known)).statusCode).toBe(304);
    expect((await get(`${chatPaths.indicators}?language=tr`, known)).statusCode).toBe(200);
  });
});

describe('the values of an indicator', () => {
  it('match the candles of the same window', async () => {
    const candles = (
      await get(`${chatPaths.candles}?symbol=AAPL&interval=1d&limit=60`)
    ).json<WireCandles>();
    const sma = (await values('sma', 'limit=60&length=3')).json<IndicatorValues>();
    expect(sma).toMatchObject({
      id: 'sma',
      symbol: 'AAPL',
      interval: '1d',
      parameters: { length: 3 },
      hash: candles.hash,
    });
    expect(sma.openTime).toEqual(candles.openTime);
    expect(sma.formedAt).toBeUndefined();
    const mean = candles.close.slice(-3).reduce((sum, close) => sum + close, 0) / 3;
    expect(sma.outputs['sma']?.at(-1)).toBeCloseTo(mean, 10);
  });

  it('do not depend on the window, and are null where they are not defined', async () => {
    const all = (await values('macd', 'limit=300')).json<IndicatorValues>();
    expect([all.parameters, all.openTime.length]).toEqual([{ fast: 12, slow: 26, signal: 9 }, 300]);
    expect(all.outputs['signal']?.slice(0, 34)).toEqual([
      ...Array.from({ length: 33 }, () => null),
      expect.any(Number),
    ]);
    const some = (
      await values('macd', `limit=50&before=${start + 200 * day}`)
    ).json<IndicatorValues>();
    expect([some.openTime[0], some.openTime.length]).toEqual([start + 150 * day, 50]);
    for (const name of ['macd', 'signal', 'histogram'])
      expect(some.outputs[name]).toEqual(all.outputs[name]?.slice(150, 200));
    expect(
      (await values('macd', `before=${start}`)).json<IndicatorValues>().outputs['macd'],
    ).toEqual([]);
  });

  it('report the time of an earlier candle they belong to', async () => {
    const { openTime, outputs, formedAt } = (
      await values('chikou-span', 'limit=300&displacement=20')
    ).json<IndicatorValues>();
    expect(Object.keys(outputs)).toEqual(['laggingSpan']);
    expect(formedAt).toEqual(openTime.map((_, t) => openTime[t - 20] ?? null));
  });

  it('return 304 for a matching ETag, but not for other parameters', async () => {
    const known = { 'if-none-match': String((await values('rsi', '')).headers.etag) };
    expect(
      (await get(`${chatPaths.indicatorValues('rsi')}?symbol=AAPL&interval=1d`, known)).statusCode,
    ).toBe(304);
    expect(
      (await get(`${chatPaths.indicatorValues('rsi')}?symbol=AAPL&interval=1d&length=15`, known))
        .statusCode,
    ).toBe(200);
    expect(
      (await get(`${chatPaths.indicatorValues('rsi')}?symbol=KO&interval=1d`, known)).statusCode,
    ).toBe(200);
  });

  it('are available for every indicator', async () => {
    for (const { id, needsOther } of indicatorDefinitions) {
      const answer = await values(id, needsOther === true ? 'other=KO' : '');
      expect([id, answer.statusCode]).toEqual([id, 200]);
      const { openTime, outputs } = answer.json<IndicatorValues>();
      for (const column of Object.values(outputs)) expect(column).toHaveLength(openTime.length);
    }
  });

  it('of a comparison align the second instrument by day', async () => {
    const compared = (
      await values('price-relative-strength', 'limit=300&other=KO')
    ).json<IndicatorValues>();
    expect(compared.other).toMatchObject({ symbol: 'KO', source: { kind: 'file' } });
    const ratio = Object.values(compared.outputs)[0] ?? [];
    // The second file has the same prices, but no candle on every fiftieth day.
    expect(ratio.map((value, t) => [t, value]).filter(([, value]) => value === null)).toEqual(
      [49, 99, 149, 199, 249, 299].map((t) => [t, null]),
    );
    expect(await getFaultyFields('price-relative-strength', '')).toEqual([400, ['other']]);
    expect(await getFaultyFields('rsi', 'other=KO')).toEqual([400, ['other']]);
  });

  it('are rejected for invalid parameters, naming the field', async () => {
    expect(await getFaultyFields('rsi', 'foo=1&bar=2')).toEqual([400, ['foo', 'bar']]);
    for (const length of ['1', '501', '2.5', 'ten', '', '0x10', '1e2']) {
      expect([length, await getFaultyFields('rsi', `length=${length}`)]).toEqual([
        length,
        [400, ['length']],
      ]);
    }
    expect(await getFaultyFields('rsi', 'lenght=10')).toEqual([400, ['lenght']]);
    expect(await getFaultyFields('rsi', 'length=10&length=20')).toEqual([400, ['length']]);
    expect(await getFaultyFields('bollinger-bands', 'deviations=99')).toEqual([
      400,
      ['deviations'],
    ]);
    expect(await getFaultyFields('vwap', 'since=yesterday')).toEqual([400, ['since']]);
    expect(await getFaultyFields('rsi', 'limit=1')).toEqual([400, ['limit']]);
    const turkish = await values('rsi', 'length=501&lng=tr');
    expect(turkish.json().detail.fields[0].message).toMatch(/2.*500/);
  });

  it('are not found for an unknown indicator or symbol', async () => {
    const unknown = await values('crystal-ball', '');
    expect([unknown.statusCode, unknown.json().detail.error_code]).toEqual([404, 'NOT_FOUND']);
    expect((await values('__proto__', '')).statusCode).toBe(404);
    const symbol = await get(`${chatPaths.indicatorValues('rsi')}?symbol=NOSUCHTHING&interval=1d`);
    expect([symbol.statusCode, symbol.json().detail.error_code]).toEqual([404, 'UNKNOWN_SYMBOL']);
    expect(
      (await get(`${chatPaths.indicatorValues('rsi')}?symbol=TSLA&interval=1d`)).statusCode,
    ).toBe(503);
  });
});

it('is part of the description of the API', async () => {
  const { paths } = (await get(apiPaths.openapi)).json();
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining(['/api/indicators', '/api/indicators/{id}/values']),
  );
  const names = paths['/api/indicators/{id}/values'].get.parameters.map(
    ({ name }: { name: string }) => name,
  );
  expect(names).toEqual(
    expect.arrayContaining(['id', 'symbol', 'interval', 'limit', 'before', 'other']),
  );
});
