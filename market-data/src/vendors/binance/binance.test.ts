import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Interval } from '@vela/engine';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { CandleResult } from '../../candle-source.ts';
import { getCandleAt } from '../../candles/closed-candles.ts';
import { instrumentCatalogue } from '../../instruments/instrument-catalogue.ts';
import { createLiveSource } from '../../live/live-candle-source.ts';
import { createMemoryCandleStore } from '../../testing/memory-candle-store.ts';
import { answerJson, startScriptedServer } from '../../testing/scripted-server.ts';
import { binance } from './binance.ts';

const hourMs = 3_600_000;
const server = await startScriptedServer();
const { all } = instrumentCatalogue;

beforeEach(() => {
  server.requests.length = 0;
});
afterAll(async () => await server.close());

async function ask(interval: Interval, now: number): Promise<CandleResult> {
  const instrument = all.find(({ symbol }) => symbol === 'BTCUSDT');
  if (instrument === undefined) throw new Error('no instrument');
  const source = createLiveSource(binance, { url: server.url, store: createMemoryCandleStore() });
  return await source.getSeries({ instrument, interval, limit: 500, now });
}

it('names months as the vendor does', async () => {
  server.answerWith(answerJson([]));
  const result = await ask('1mo', Date.UTC(2024, 2, 10));
  expect(result).toMatchObject({ refusal: { reason: 'no-such-series' } });
  expect(server.requests[0]).toContain('interval=1M&');
});

it('reports an unknown symbol', async () => {
  server.answerWith(answerJson({ code: -1121, msg: 'Invalid symbol.' }, { status: 400 }));
  const result = await ask('1h', Date.UTC(2024, 2, 10));
  expect(result).toMatchObject({ refusal: { vendor: 'binance', reason: 'no-such-series' } });
});

it('has every crypto pair of the catalogue under its own symbol', async () => {
  server.answerWith(answerJson([]));
  for (const instrument of all.filter(({ assetClass }) => assetClass === 'crypto')) {
    const source = createLiveSource(binance, { url: server.url, store: createMemoryCandleStore() });
    await source.getSeries({ instrument, interval: '1d', limit: 1, now: Date.UTC(2024, 2, 10) });
    expect(server.requests.at(-1)).toContain(`symbol=${instrument.symbol}&`);
  }
});

const recorded = join(
  import.meta.dirname,
  '../../../../../shared/data/fixtures/binance/rest_klines_BTCUSDT_1h_2024-03.json',
);

describe.runIf(existsSync(recorded))('recorded klines', () => {
  it('are converted to the recorded candles', async () => {
    const text = existsSync(recorded) ? readFileSync(recorded, 'utf8') : '[]';
    const rows: (string | number)[][] = JSON.parse(text);
    const last = rows.at(-1) ?? [];
    server.answerWith(answerJson(text), answerJson('[]'));
    const result = await ask('1h', Number(last[0]) + hourMs);
    if (result.kind !== 'series') throw new Error(JSON.stringify(result.refusal));
    const { candles } = result.series;
    expect(candles.length).toBe(rows.length);
    expect(rows.map((_, index) => Object.values(getCandleAt(candles, index)))).toEqual(
      rows.map((row) => row.slice(0, 6).map(Number)),
    );
    // The recording begins later than the fixed day on which series begin.
    const anchorAt = Number(rows[0]?.[0]);
    expect(result.series.source.health).toEqual([{ code: 'own-anchor', params: { anchorAt } }]);
  });
});
