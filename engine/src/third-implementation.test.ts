import { describe, expect, it } from 'vitest';
import type { Interval } from './candles/candles.ts';
import { sliceCandles } from './candles/to-candles.ts';
import type { MarketCalendar } from './sessions/market-calendar.ts';
import { createRandom, createRandomCandles } from './testing/random-candles.ts';
import { hasSharedData, readCandles } from './testing/shared-data.ts';
import {
  findDisagreements,
  findThird,
  type MarketSeries,
} from './testing/third/compare-with-engine.ts';
import { isFullRun } from './testing/tier.ts';

type Row = readonly [path: string, interval: Interval, calendar: MarketCalendar];
/** Series that no other test of structures reads. */
const everyday: readonly Row[] = [
  ['intraday/EURUSD_1h', '1h', 'forex'],
  ['intraday/BTCUSDT_15m', '15m', 'crypto'],
  ['intraday/SPY_1h', '1h', 'new-york'],
  ['daily/XOM_1d', '1d', 'new-york'],
  ['daily/NG_1d', '1d', 'future'],
];
const further: readonly Row[] = [
  ['intraday/BTCUSDT_4h', '4h', 'crypto'],
  ['intraday/BTCUSDT_1m', '1m', 'crypto'],
  ['daily/MSFT_1d', '1d', 'new-york'],
  ['daily/TSLA_1d', '1d', 'new-york'],
  ['daily/IXIC_1d', '1d', 'new-york'],
  ['daily/JPM_1d', '1d', 'new-york'],
  ['daily/USDJPY_1d', '1d', 'forex'],
  ['daily/USDTRY_1d', '1d', 'forex'],
  ['daily/XU100_1d', '1d', 'new-york'],
  ['daily/BTCUSD_1d', '1d', 'crypto'],
  ['daily/GOOG_1d', '1d', 'new-york'],
];
const rows = hasSharedData ? [...everyday, ...(isFullRun ? further : [])] : [];
const prefixes = isFullRun ? 2000 : 24;
const prefixLength = isFullRun ? 2000 : 1000;
/** Candles of each series, the last ones, in the everyday run. */
const everydayLength = 1500;

const seeds = isFullRun || !hasSharedData ? [1, 2, 3] : [1];
const walks = seeds.map((seed): MarketSeries & { readonly name: string } => {
  const candles = createRandomCandles({ seed: 300 + seed, length: 2 * everydayLength });
  return { name: `random walk ${seed}`, candles, calendar: 'crypto' };
});
const series = [
  ...walks,
  ...rows.map(([name, interval, calendar]) => {
    const all = readCandles(`ohlcv/${name}.csv`, interval);
    const from = isFullRun ? 0 : Math.max(0, all.length - everydayLength);
    return { name, candles: sliceCandles(all, from, all.length), calendar };
  }),
];

describe.each(series)('a third implementation, from the definitions alone, on $name', (market) => {
  it('finds the same structures with the same states', { timeout: 60_000 }, () => {
    const third = findThird(market);
    expect(third.length).toBeGreaterThan(0.6 * market.candles.length);
    expect(findDisagreements(market, third).slice(0, 5)).toEqual([]);
  });

  it('finds nothing repainted in prefixes', { timeout: 60_000 }, () => {
    const { length } = market.candles;
    const recent = sliceCandles(market.candles, Math.max(0, length - prefixLength), length);
    const part = { ...market, candles: recent };
    const third = findThird(part);
    const random = createRandom(length);
    for (let count = Math.ceil(prefixes / series.length); count > 0; count -= 1) {
      const end = 1 + Math.floor(random() * recent.length);
      expect(findDisagreements(part, third, end).slice(0, 5)).toEqual([]);
    }
  });
});

describe('with blocks broken by a wick and channels of support and resistance', () => {
  const rules = { blockBrokenBy: 'wick', zones: 'channels' } as const;
  const some = isFullRun ? series : series.filter((_, index) => index % 3 === 0);

  it.each(some)('the third implementation agrees on $name', { timeout: 60_000 }, (market) => {
    const { length } = market.candles;
    const candles = sliceCandles(market.candles, Math.max(0, length - 1500), length);
    const part = { ...market, candles, rules };
    const third = findThird(part);
    expect(third.filter(({ kind }) => kind === 'support-resistance').length).toBeGreaterThan(50);
    expect(findDisagreements(part, third).slice(0, 5)).toEqual([]);
    expect(findDisagreements(part, third, 900).slice(0, 5)).toEqual([]);
    expect(findDisagreements({ ...market, candles }, third)).not.toEqual([]);
  });
});

describe('the comparison', () => {
  it('notices one structure too few, another price and a step too early', () => {
    const [market] = walks;
    if (market === undefined) throw new Error('no walk');
    const third = findThird(market);
    const place = third.findIndex(({ kind, steps }) => kind === 'order-block' && steps.length > 0);
    const changed = third.map((structure, index) => {
      const [state, at, price] = structure.steps[0] ?? ['', 0, 0];
      return index === place
        ? { ...structure, steps: [[state, at - 1, price] as const] }
        : structure;
    });
    expect(findDisagreements(market, third.slice(1))).toHaveLength(1);
    expect(findDisagreements(market, changed)).toHaveLength(2);
    expect(
      findDisagreements(
        market,
        third.map((one) => ({ ...one, top: one.top + 1 })),
      ),
    ).not.toEqual([]);
  });
});
