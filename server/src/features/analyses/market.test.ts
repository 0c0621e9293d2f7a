import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { apiPaths, chatPaths, type InstrumentList, type WireCandles } from '@vela/contracts';
import { createMarketData, type CandleStore } from '@vela/market-data';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { signUp, wideLimits } from '../../testing/account-steps.ts';
import { visit, type Visitor } from '../../testing/conversation-steps.ts';
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
let ayse: Visitor;

function rows(count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const close = 100 + 20 * Math.sin(index / 9) + index / 10;
    return `${new Date(start + index * day).toISOString().slice(0, 10)},${close - 1},${close + 2},${close - 2},${close},${1000 + index}`;
  }).join('\n');
}

beforeAll(async () => {
  filesDir = await mkdtemp(path.join(os.tmpdir(), 'vela-files-'));
  await writeFile(path.join(filesDir, 'AAPL_1d.csv'), `${header}\n${rows(300)}\n`);
  await writeFile(path.join(filesDir, 'GARAN_1d.csv'), `${header}\n${rows(300)}\n`);
  await writeFile(path.join(filesDir, 'NVDA_1d.csv'), `${header}\n${rows(10)}\n`);
  await writeFile(path.join(filesDir, 'KO_1d.csv'), `${header}\n`);
  await writeFile(
    path.join(filesDir, 'MSFT_1d.csv'),
    `${header}\n2024-01-01,1,2,0.5,1.5,10\n2024-01-02,1,oops,0.5,1.5,10\n`,
  );
  const marketData = createMarketData({
    mode: 'files',
    filesDir,
    allowSimulated: false,
    store,
  });
  test = await createTestApp({ deps: { marketData, authLimits: wideLimits } });
  ayse = visit(test, '', await signUp(test, 'ayse@example.com'));
});

afterAll(async () => {
  await test.close();
  await rm(filesDir, { recursive: true });
});

const analyze = (payload: object) =>
  ayse.call('POST', chatPaths.analyses, { symbol: 'AAPL', interval: '1d', ...payload });

describe('the symbol search', () => {
  it('returns the popular instruments by group for an empty query', async () => {
    const popular = (await ayse.call('GET', apiPaths.instruments)).json<InstrumentList>();
    expect(popular.groups?.map(({ group }) => group)).toEqual(['crypto', 'stocks', 'forex']);
    expect(popular.groups?.[0]?.items.map(({ symbol }) => symbol)).toContain('BTCUSDT');
  });

  it('finds by Turkish names, best first, up to the limit', async () => {
    const found = (
      await ayse.call('GET', `${apiPaths.instruments}?query=${encodeURIComponent('ALTIN')}&limit=2`)
    ).json<InstrumentList>();
    expect(found.items[0]?.symbol).toBe('XAUUSD');
    expect(found.items.length).toBeLessThanOrEqual(2);
  });
});

const candles = (query: string) => ayse.call('GET', `${chatPaths.candles}?${query}`);

describe('candles', () => {
  it('returns the last ones as columns, with their source', async () => {
    const wire = (await candles('symbol=aapl&interval=1d&limit=50')).json<WireCandles>();
    expect([wire.symbol, wire.interval, wire.source.kind, wire.openTime.length]).toEqual([
      'AAPL',
      '1d',
      'file',
      50,
    ]);
    expect(wire.openTime.at(-1)).toBe(start + 299 * day);
    for (const column of [wire.open, wire.high, wire.low, wire.close, wire.volume])
      expect(column).toHaveLength(50);
    expect(wire.volume.at(-1)).toBe(1299);
  });

  it('returns only candles that open before the given time', async () => {
    const wire = (
      await candles(`symbol=AAPL&interval=1d&limit=60&before=${start + 100 * day}`)
    ).json<WireCandles>();
    expect([wire.openTime[0], wire.openTime.at(-1)]).toEqual([start + 40 * day, start + 99 * day]);
    expect(
      (await candles(`symbol=AAPL&interval=1d&before=${start}`)).json<WireCandles>().openTime,
    ).toEqual([]);
  });

  it('takes prices adjusted for dividends as a wish, and names the field of another', async () => {
    const plain = (await candles('symbol=AAPL&interval=1d')).json<WireCandles>();
    const total = await candles('symbol=AAPL&interval=1d&adjustment=total-return');
    // Without events there are no dividends to take: the same prices, with the same source.
    expect(total.json<WireCandles>()).toEqual(plain);
    const wrong = await candles('symbol=AAPL&interval=1d&adjustment=twice');
    expect([wrong.statusCode, wrong.body.includes('adjustment')]).toEqual([400, true]);
  });

  it('are sent compressed once they were asked for twice, with the same tag', async () => {
    const plain = await askEncoded('br');
    expect(plain.headers['content-encoding']).toBeUndefined();
    await vi.waitUntil(async () => (await askEncoded('br')).headers['content-encoding'] === 'br');
    const [brotli, zipped, none] = [
      await askEncoded('gzip, br'),
      await askEncoded('gzip'),
      await askEncoded('identity'),
    ];
    expect(brotliDecompressSync(brotli.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(gunzipSync(zipped.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(none.rawPayload.equals(plain.rawPayload)).toBe(true);
    expect(brotli.headers).toMatchObject({ vary: 'accept-encoding', etag: plain.headers.etag });
  });

  it('returns 304 for a matching ETag', async () => {
    const first = await candles('symbol=AAPL&interval=1d');
    const headers = { 'if-none-match': String(first.headers.etag) };
    const again = await test.app.inject({
      method: 'GET',
      url: `${chatPaths.candles}?symbol=AAPL&interval=1d`,
      headers,
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await candles('symbol=AAPL&interval=1d&limit=51')).headers.etag).not.toBe(
      first.headers.etag,
    );
  });
});

function askEncoded(encoding: string) {
  return test.app.inject({
    url: `${chatPaths.candles}?symbol=AAPL&interval=1d&limit=299`,
    headers: { 'accept-encoding': encoding },
  });
}

describe('an analysis', () => {
  it('is stored under its permalink', async () => {
    const made = await analyze({ limit: 100 });
    expect([made.statusCode, made.headers.location]).toEqual([
      201,
      chatPaths.analysis(made.json().id),
    ]);
    expect(made.json()).toMatchObject({
      instrument: { symbol: 'AAPL' },
      candles: { count: 100 },
      source: { kind: 'file' },
    });
    expect((await ayse.call('GET', chatPaths.analysis(made.json().id))).json()).toEqual(
      made.json(),
    );
  });

  it('analyses the filings of a company, and reads them again', async () => {
    const made = await analyze({ symbol: 'KO', mode: 'fundamental' });
    expect(made.statusCode).toBe(201);
    expect(made.json()).toMatchObject({
      mode: 'fundamental',
      instrument: { symbol: 'KO' },
      explanation: { language: 'en' },
    });
    expect(made.json().explanation.sentences.length).toBeGreaterThan(8);
    const { factIds } = made.json().explanation.sentences[0];
    const ids = made.json().facts.map(({ id }: { id: string }) => id);
    expect(ids).toEqual(expect.arrayContaining(factIds));
    expect((await ayse.call('GET', chatPaths.analysis(made.json().id))).json()).toEqual(
      made.json(),
    );
  });

  it('reports in the language of the request what cannot be analysed', async () => {
    const cases = [
      [{ symbol: 'BTCUSDTT' }, 404, 'UNKNOWN_SYMBOL'],
      [{ symbol: 'GARAN' }, 422, 'SYMBOL_NOT_COVERED'],
      [{ symbol: 'THYAO' }, 422, 'SYMBOL_NOT_COVERED'],
      [{ symbol: 'XU100' }, 422, 'SYMBOL_NOT_COVERED'],
      [{ symbol: 'ASELS.IS' }, 422, 'SYMBOL_NOT_COVERED'],
      [{ symbol: 'BTCUSDT', mode: 'fundamental' }, 422, 'MODE_NOT_AVAILABLE'],
      [{ mode: 'real-estate' }, 422, 'MODE_NOT_AVAILABLE'],
      [{ symbol: 'NVDA' }, 422, 'NOT_ENOUGH_CANDLES'],
      [{ symbol: 'MSFT' }, 422, 'SERIES_REFUSED'],
      [{ symbol: 'TSLA' }, 503, 'MARKET_DATA_UNAVAILABLE'],
      [{ limit: 10 }, 400, 'VALIDATION_FAILED'],
      [{ limit: 1e9 }, 400, 'VALIDATION_FAILED'],
    ] as const;
    for (const [payload, status, code] of cases) {
      const [english, turkish] = [
        await analyze({ ...payload, language: 'en' }),
        await analyze({ ...payload, language: 'tr' }),
      ];
      expect([payload, english.statusCode, english.json().detail.error_code]).toEqual([
        payload,
        status,
        code,
      ]);
      expect(turkish.json().detail.message).not.toBe(english.json().detail.message);
    }
  });

  it('suggests the three nearest symbols for an unknown one', async () => {
    const { suggestions } = (await analyze({ symbol: 'BTCUSDTT' })).json().detail;
    expect(suggestions).toHaveLength(3);
    expect(suggestions[0].symbol).toBe('BTCUSDT');
  });

  it('names file, line and column of a faulty file', async () => {
    const { message, refusals } = (await analyze({ symbol: 'MSFT' })).json().detail;
    for (const text of [message, refusals[0].detail])
      expect(text).toMatch(/MSFT_1d\.csv.*line 3.*column/);
    expect(message).not.toContain(filesDir);
    const turkish = (await candles('symbol=MSFT&interval=1d&lng=tr')).json().detail;
    expect(turkish.message).toBe(
      'Bu enstrümanın piyasa verisi hatalı olduğu için reddedildi. (MSFT_1d.csv, 3. satır, 3. sütun: "oops" bir sayı değil)',
    );
  });

  it('rejects an empty file with a reason', async () => {
    const refused = await analyze({ symbol: 'KO' });
    expect(refused.statusCode).toBeGreaterThanOrEqual(422);
    expect(['SERIES_REFUSED', 'NOT_ENOUGH_CANDLES', 'MARKET_DATA_UNAVAILABLE']).toContain(
      refused.json().detail.error_code,
    );
  });
});

describe('health', () => {
  it('reports liveness without checking dependencies', async () => {
    expect((await ayse.call('GET', apiPaths.health)).json()).toEqual({ status: 'ok' });
  });

  it('is ready when database and migrations are, and reports only states', async () => {
    const ready = await ayse.call('GET', apiPaths.ready);
    const dependencies = {
      database: 'ok',
      migrations: 'ok',
      disk: 'ok',
      mail: 'ok',
      marketData: 'ok',
    };
    expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready', dependencies }]);
  });
});

it('describes all of its routes', async () => {
  const { paths } = (await ayse.call('GET', apiPaths.openapi)).json();
  for (const route of [
    '/api/instruments',
    '/api/candles',
    '/api/analyses',
    '/api/conversations',
    '/api/conversations/{id}/messages',
  ])
    expect(Object.keys(paths)).toContain(route);
});
