import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { CandleSeries } from '../candle-source.ts';
import { instrumentCatalogue } from '../instruments/instrument-catalogue.ts';
import { createMemoryCandleStore } from '../testing/memory-candle-store.ts';
import { answerKlines, createKline } from '../testing/scripted-klines.ts';
import { startScriptedServer } from '../testing/scripted-server.ts';
import { binance } from '../vendors/binance/binance.ts';
import { createLiveSource } from './live-candle-source.ts';
import { findFixedAnchor } from './series-anchor.ts';

const hourMs = 3_600_000;
const firstDay = Date.UTC(2025, 0, 1);
const server = await startScriptedServer();
let vendorNow = 0;
let clock = 0;

afterAll(() => server.close());
beforeEach(() => {
  server.answerWith(answerKlines({ listedAt: Date.UTC(2017, 7, 17, 4), now: () => vendorNow }));
});

/** A fresh installation that asks first at a time, and later at another. */
function install() {
  const store = createMemoryCandleStore();
  const source = createLiveSource(binance, { url: server.url, store, clock: () => clock });
  return {
    store,
    ask: async (now: number): Promise<CandleSeries> => {
      vendorNow = now;
      clock += 60_000;
      const match = instrumentCatalogue.resolve('BTCUSDT');
      if (match.kind !== 'found') throw new Error('BTCUSDT');
      const request = { instrument: match.instrument, interval: '1h' as const, limit: 500, now };
      const result = await source.getSeries(request);
      if (result.kind !== 'series') throw new Error(result.refusal.detail);
      return result.series;
    },
  };
}

describe('where a live series begins', () => {
  const early = Date.UTC(2026, 7, 1, 9, 30);
  const late = Date.UTC(2026, 9, 20, 17, 30);

  it('is the same for installations that ask first on different days, to the hash', async () => {
    const one = install();
    await one.ask(early);
    // Three requests on the way: each but the first is short enough to be appended.
    for (const now of [early + 300 * hourMs, late - 1500 * hourMs]) await one.ask(now);
    const [grown, fresh] = [await one.ask(late), await install().ask(late)];
    expect(grown.source.anchor).toBe(firstDay);
    expect([fresh.source.anchor, fresh.hash]).toEqual([firstDay, grown.hash]);
    expect(fresh.candles.length).toBe((Math.floor(late / hourMs) * hourMs - firstDay) / hourMs);
    expect(fresh.source.health.map(({ code }) => code)).not.toContain('own-anchor');
  });

  it('does not move when the vendor corrects its last candle', async () => {
    const { ask, store } = install();
    const before = await ask(early);
    const last = before.candles.openTime.at(-1) ?? 0;
    const corrected = createKline(last);
    corrected[4] = corrected[1];
    const tenth = createKline(last - 9 * hourMs);
    tenth[2] = '70000.00';
    const world = {
      listedAt: 0,
      now: () => vendorNow,
      corrected: new Map(
        [last, last - 9 * hourMs].map((time, index) => [time, index === 0 ? corrected : tenth]),
      ),
    };
    server.answerWith(answerKlines(world));
    const after = await ask(early + hourMs);
    // Rewritten from the first corrected candle on, ten before the last.
    expect(store.writes.slice(1)).toEqual(['replace 11']);
    expect(after.candles.high.at(-11)).toBe(70_000);
    expect(after.candles.length).toBe(before.candles.length + 1);
    expect(after.source.anchor).toBe(before.source.anchor);
    expect(after.version).not.toBe(before.version);
  });

  it('does not move over a hole of years, which one request after another fills', async () => {
    const { ask, store } = install();
    const before = await ask(early);
    const much = Date.UTC(2031, 9, 1, 9, 30);
    const [first, second] = [await ask(much), await ask(much)];
    expect([first.source.anchor, second.source.anchor]).toEqual([firstDay, firstDay]);
    expect(second.version).toBe(before.version);
    expect(first.candles.length).toBeLessThan(second.candles.length);
    expect(second.candles.length).toBe((Math.floor(much / hourMs) * hourMs - firstDay) / hourMs);
    expect(store.writes.every((write) => write.startsWith('append'))).toBe(true);
  });

  it('is said where no rule holds: before the year, in minutes, with too small pages', async () => {
    expect(findFixedAnchor(binance, '1h', early)).toBe(firstDay);
    expect(findFixedAnchor(binance, '1h', firstDay + 5999 * hourMs)).toBeUndefined();
    expect(findFixedAnchor(binance, '1m', early)).toBeUndefined();
    expect(findFixedAnchor({ ...binance, candlesPerPage: 100 }, '1h', early)).toBeUndefined();
    const young = await install().ask(Date.UTC(2025, 5, 1));
    const anchorAt = young.candles.openTime[0];
    expect(young.source.health).toContainEqual({ code: 'own-anchor', params: { anchorAt } });
  });
});
