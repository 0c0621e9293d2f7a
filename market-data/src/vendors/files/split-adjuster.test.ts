import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Interval } from '@vela/engine';
import { afterAll, describe, expect, it } from 'vitest';
import { createCorporateActions } from '../../corporate-actions/create-corporate-actions.ts';
import { createMarketData } from '../../create-market-data.ts';
import { createMemoryCandleStore } from '../../testing/memory-candle-store.ts';
import { createMemoryCorporateActions } from '../../testing/memory-corporate-actions.ts';

const root = await mkdtemp(join(tmpdir(), 'vela-splits-'));
afterAll(() => rm(root, { recursive: true }));

const now = Date.UTC(2026, 0, 1);
async function ask(interval: Interval, adjustment?: 'total-return') {
  const store = createMemoryCorporateActions();
  const marketData = createMarketData({
    mode: 'files',
    filesDir: root,
    allowSimulated: false,
    store: createMemoryCandleStore(),
    corporateActions: createCorporateActions({ folder: root, store, now: () => now }),
  });
  const match = marketData.catalogue.resolve('AAPL');
  if (match.kind !== 'found') throw new Error('AAPL');
  const { instrument } = match;
  const result = await marketData.getSeries({
    instrument,
    interval,
    limit: 500,
    now,
    adjustment,
  });
  if (result.kind !== 'series') throw new Error(JSON.stringify(result.refusals));
  return result.series;
}

const shared = join(import.meta.dirname, '../../../../../shared/data/ohlcv');

describe.runIf(existsSync(shared))('Apple as traded, beside its events file', () => {
  it('is served adjusted for splits, as the factors of another source have it', async () => {
    const raw = join(shared, 'alt/AAPL_1d.lean_raw.csv');
    await copyFile(raw, join(root, 'AAPL_1d.csv'));
    const before = await ask('1d');
    await copyFile(join(shared, 'events/AAPL_events.csv'), join(root, 'AAPL_events.csv'));
    const { candles, source, hash, version } = await ask('1d');
    const factorRows = readFileSync(join(shared, 'events/AAPL_lean_factor_file.csv'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split(','))
      .map(([day = '', price, split]) => ({
        // The last day on which the factor holds.
        until: Date.parse(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6, 8)}`),
        factor: Number(split),
        dividends: Number(price),
      }));
    for (const [index, time] of candles.openTime.entries()) {
      const factor = factorRows.find(({ until }) => time <= until)?.factor ?? 1;
      const close = (before.candles.close[index] ?? Number.NaN) * factor;
      const volume = (before.candles.volume[index] ?? Number.NaN) / factor;
      expect(Math.abs((candles.close[index] ?? 0) / close - 1)).toBeLessThan(1e-5);
      expect(Math.abs((candles.volume[index] ?? 0) / volume - 1)).toBeLessThan(1e-5);
    }
    expect(source.adjustment).toBe('splits');
    expect(source.health.map(({ code }) => code)).not.toContain('probable-splits');
    expect(source.health).toContainEqual({
      code: 'splits-adjusted',
      params: { count: 4, latestAt: Date.UTC(2020, 7, 31) },
    });
    expect(before.source.health.map(({ code }) => code)).toContain('probable-splits');
    expect([hash === before.hash, version === before.version]).toEqual([false, false]);
    // On request for dividends too, by the price factors of that source.
    const total = await ask('1d', 'total-return');
    let farthest = 0;
    for (const [index, time] of candles.openTime.entries()) {
      const { factor, dividends } = factorRows.find(({ until }) => time <= until) ?? {
        factor: 1,
        dividends: 1,
      };
      const close = (before.candles.close[index] ?? Number.NaN) * factor * dividends;
      farthest = Math.max(farthest, Math.abs((total.candles.close[index] ?? 0) / close - 1));
    }
    expect(farthest).toBeLessThan(1e-5);
    expect(total.candles.volume).toEqual(candles.volume);
    expect(total.source.adjustment).toBe('total-return');
    expect(total.source.health.map(({ code }) => code)).toContain('dividends-adjusted');
    expect([total.hash === hash, total.version === version]).toEqual([false, false]);
    // Longer candles are made of adjusted ones: no month around a split falls by three quarters.
    const months = await ask('1mo');
    const low = Math.min(
      ...months.candles.close.map((close, at, all) => close / (all[at - 1] ?? close)),
    );
    expect(low).toBeGreaterThan(0.4);
  });
});

describe('hourly candles beside an events file', () => {
  const hour = 3_600_000;
  const start = Date.UTC(2020, 7, 28, 13);
  const write = (ratio: number) =>
    writeFile(
      join(root, 'AAPL_1h.csv'),
      [
        'time,open,high,low,close,volume',
        ...Array.from({ length: 14 }, (_, index) => {
          const isAfter = index >= 7;
          const time = start + (isAfter ? 3 * 24 * hour : 0) + (index % 7) * hour;
          const price = 500 / (isAfter ? ratio : 1) + (index % 7);
          return [new Date(time).toISOString(), price, price + 1, price - 1, price, 100].join(',');
        }),
      ].join('\n'),
    );

  it('are adjusted from the first hour of the day on, and never twice', async () => {
    await write(4);
    await writeFile(join(root, 'AAPL_events.csv'), 'date,type,value\n2020-08-31,split,4\n');
    const { close, volume } = (await ask('1h')).candles;
    expect([close[6], close[7], volume[6], volume[7]]).toEqual([126.5, 125, 400, 100]);
    await write(1);
    const adjusted = await ask('1h');
    expect([adjusted.candles.close[6], adjusted.source.adjustment]).toEqual([506, 'unknown']);
  });

  it('are left as they are where the file says that they are adjusted', async () => {
    await write(4);
    const text = 'date,type,value\n2020-08-31,split,4\n2020-08-31,adjusted,splits\n';
    await writeFile(join(root, 'AAPL_events.csv'), text);
    expect((await ask('1h')).candles.close[6]).toBe(506);
  });
});
