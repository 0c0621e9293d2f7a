import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Interval } from '@vela/engine';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createMarketData, type MarketDataSettings } from './create-market-data.ts';
import { simulatedCompany } from './instruments/simulated-company.ts';
import type { MarketDataResult } from './market-data.ts';
import { createMemoryCandleStore } from './testing/memory-candle-store.ts';
import { answerKlines } from './testing/scripted-klines.ts';
import { answerJson, startScriptedServer } from './testing/scripted-server.ts';

const now = Date.UTC(2024, 2, 10, 12, 30);
const folder = await mkdtemp(join(tmpdir(), 'vela-market-'));
const server = await startScriptedServer();
const closedServer = await startScriptedServer();
const closedUrl = closedServer.url;
await closedServer.close();
const answering = answerKlines({ listedAt: Date.UTC(2024, 1, 1), now: () => now });
await writeFile(
  join(folder, 'AAPL_1d.csv'),
  'time,open,high,low,close,volume\n2024-03-07T00:00:00Z,1,2,1,2,5\n2024-03-08T00:00:00Z,2,3,2,3,5\n',
);
await writeFile(
  join(folder, 'MSFT_1d.csv'),
  'time,open,high,low,close,volume\n2024-03-07T00:00:00Z,1,2,1,oops,5\n',
);
await writeFile(
  join(folder, 'GARAN_1d.csv'),
  'time,open,high,low,close,volume\n2024-03-07T00:00:00Z,1,2,1,2,5\n',
);

beforeEach(() => server.answerWith(answering));
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

async function ask(
  settings: Partial<MarketDataSettings>,
  what: { symbol: string; interval?: Interval; at?: number },
): Promise<MarketDataResult> {
  const marketData = createMarketData({
    mode: 'auto',
    filesDir: folder,
    vendorUrls: { binance: server.url },
    allowSimulated: true,
    store: createMemoryCandleStore(),
    ...settings,
  });
  const match = marketData.catalogue.resolve(what.symbol);
  if (match.kind !== 'found') throw new Error(match.kind);
  return await marketData.getSeries({
    instrument: match.instrument,
    interval: what.interval ?? '1d',
    limit: 500,
    now: what.at ?? now,
  });
}

const openMode = (mode: MarketDataSettings['mode'], allowSimulated: boolean) =>
  createMarketData({
    mode,
    allowSimulated,
    filesDir: folder,
    store: createMemoryCandleStore(),
  });

const brief = (result: MarketDataResult): string =>
  result.kind === 'series'
    ? `${result.series.source.kind}, not ${result.series.source.refusals.map(({ vendor, reason }) => `${vendor} ${reason}`).join(', ')}`
    : `none: ${result.refusals.map(({ vendor, reason }) => `${vendor} ${reason}`).join(', ')}`;

describe('source selection', () => {
  it('simulates a company that does not exist in every mode, or not at all', async () => {
    const request = { ...simulatedCompany, interval: '1d', limit: 50, now } as const;
    for (const mode of ['auto', 'files', 'live', 'simulated'] as const) {
      const result = await openMode(mode, true).getSeries(request);
      expect(result.kind === 'series' && result.series.source.kind).toBe('simulated');
    }
    expect(await openMode('auto', false).getSeries(request)).toEqual({
      kind: 'unavailable',
      refusals: [],
    });
  });

  it('tries files, then the live vendor, then the simulation, and lists the refusals', async () => {
    expect(brief(await ask({}, { symbol: 'AAPL' }))).toBe('file, not ');
    expect(brief(await ask({}, { symbol: 'BTCUSDT', interval: '1h' }))).toBe(
      'live, not files no-such-series',
    );
    expect(brief(await ask({}, { symbol: 'EURUSD' }))).toBe(
      'simulated, not files no-such-series, binance not-offered',
    );
    expect(
      brief(
        await ask(
          { filesDir: undefined, vendorUrls: { binance: closedUrl } },
          { symbol: 'BTCUSDT' },
        ),
      ),
    ).toBe('simulated, not files not-configured, binance unreachable');
  });

  it('never uses the simulation where it is not allowed', async () => {
    expect(brief(await ask({ allowSimulated: false }, { symbol: 'EURUSD' }))).toBe(
      'none: files no-such-series, binance not-offered, simulation not-allowed',
    );
    expect(
      brief(await ask({ allowSimulated: false, mode: 'simulated' }, { symbol: 'EURUSD' })),
    ).toBe('none: simulation not-allowed');
  });

  it('never replaces a broken file by the simulation', async () => {
    const result = await ask({}, { symbol: 'MSFT' });
    expect(brief(result)).toBe('none: files series-refused, binance not-offered');
    expect(result).toMatchObject({
      refusals: [{ detail: 'MSFT_1d.csv, line 2, column 5: "oops" is not a number' }, {}],
    });
  });

  it('uses only the source of the mode', async () => {
    expect(brief(await ask({ mode: 'files' }, { symbol: 'BTCUSDT' }))).toBe(
      'none: files no-such-series',
    );
    expect(brief(await ask({ mode: 'live' }, { symbol: 'AAPL' }))).toBe(
      'none: binance not-offered',
    );
    expect(brief(await ask({ mode: 'simulated' }, { symbol: 'AAPL' }))).toBe('simulated, not ');
  });

  it('falls back to the simulation when the vendor fails, and reports it', async () => {
    server.answerWith(answerJson({}, { status: 500 }));
    expect(brief(await ask({}, { symbol: 'BTCUSDT', interval: '1h' }))).toBe(
      'simulated, not files no-such-series, binance unreachable',
    );
  });

  it('reports the age of an old file', async () => {
    const fresh = await ask({}, { symbol: 'AAPL' });
    const old = await ask({}, { symbol: 'AAPL', at: Date.UTC(2026, 2, 8) });
    expect(fresh.kind === 'series' && fresh.series.source.health).toEqual([]);
    expect(old.kind === 'series' && old.series.source.health).toEqual([
      { code: 'stale', params: { asOfAt: Date.UTC(2024, 2, 8), ageDays: 730, ageHours: 17_520 } },
    ]);
  });

  it('never serves a Borsa Istanbul file, which is not covered', () => {
    const { catalogue } = createMarketData({
      mode: 'files',
      filesDir: folder,
      allowSimulated: false,
      store: createMemoryCandleStore(),
    });
    expect(catalogue.resolve('GARAN').kind).toBe('not-covered');
  });
});

describe('checking the sources', () => {
  it('returns one line per source', async () => {
    const marketData = createMarketData({
      mode: 'auto',
      filesDir: folder,
      vendorUrls: { binance: server.url },
      allowSimulated: false,
      store: createMemoryCandleStore(),
    });
    expect(await marketData.check()).toEqual([
      { source: 'files', ok: true, detail: `3 files of candles in ${folder}` },
      {
        source: 'binance',
        ok: true,
        detail: expect.stringMatching(
          /^answers; 1200 of 1200 requests can be had at once; last answer 20[-\d]+T[\d:.]+Z; rights: public; real-time$/,
        ),
      },
      { source: 'simulation', ok: false, detail: 'simulated candles are not allowed here' },
    ]);
    const states = marketData.listVendors?.() ?? [];
    expect(states.find(({ vendor }) => vendor === 'binance')).toMatchObject({
      state: 'ok',
      quota: { left: 1200, most: 1200 },
      isBroken: false,
    });
    expect(states.map(({ vendor, offReason }) => `${vendor} ${offReason}`)).toEqual(
      expect.arrayContaining([
        'alpaca no-key',
        'yahoo no-opt-in',
        'stooq no-opt-in',
        'ecb no-setting',
      ]),
    );
    // A second look asks the vendor nothing: pings take a twentieth of its limit at most.
    const asked = server.requests.length;
    await marketData.check();
    expect(server.requests).toHaveLength(asked);
  });
});
