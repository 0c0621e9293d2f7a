import { describe, expect, it } from 'vitest';
import { analyzeTechnical } from '../analyze-technical.ts';
import type { Candles } from '../candles/candles.ts';
import { sliceCandles } from '../candles/to-candles.ts';
import { drawPath } from '../testing/draw-candles.ts';
import { createRandomCandles } from '../testing/random-candles.ts';
import { mirrorCandles } from '../testing/transform-candles.ts';
import { findTrendRegime, type TrendRegime } from './trend-regime.ts';
import { toVolatilityRegime } from './volatility-regime.ts';

const wilder = (values: readonly number[]): number[] => {
  const first = values.findIndex((value) => !Number.isNaN(value));
  const out: number[] = [];
  for (const [t, value] of values.entries()) {
    const seedAt = first + 13;
    const seed = values.slice(first, first + 14).reduce((sum, one) => sum + one, 0) / 14;
    out.push(
      t < seedAt
        ? Number.NaN
        : t === seedAt
          ? seed
          : ((out[t - 1] ?? Number.NaN) * 13 + value) / 14,
    );
  }
  return out;
};

function toRegime(strength: number, rise: number, lead: number): TrendRegime | undefined {
  if (Number.isNaN(strength + rise + lead)) return undefined;
  if (strength >= 25 && Math.min(rise, lead) > 0) return 'trending-up';
  return strength >= 25 && Math.max(rise, lead) < 0 ? 'trending-down' : 'ranging';
}

/** Reference: ADX, its two lines and EMA(50) over plain lists. */
function slowRegimes(candles: Candles): (TrendRegime | undefined)[] {
  const [highs, lows, closes] = [[...candles.high], [...candles.low], [...candles.close]];
  const none = Number.NaN;
  const ups = highs.map((high, t) => high - (highs[t - 1] ?? none));
  const downs = lows.map((low, t) => (lows[t - 1] ?? none) - low);
  const counted = (own: number, other: number): number =>
    Number.isNaN(own) ? none : own > other && own > 0 ? own : 0;
  const range = wilder(
    highs.map((high, t) =>
      Math.max(
        high - (lows[t] ?? none),
        Math.abs(high - (closes[t - 1] ?? none)),
        Math.abs((lows[t] ?? none) - (closes[t - 1] ?? none)),
      ),
    ),
  );
  const plus = wilder(ups.map((up, t) => counted(up, downs[t] ?? none))).map(
    (value, t) => value / (range[t] ?? none),
  );
  const minus = wilder(downs.map((down, t) => counted(down, ups[t] ?? none))).map(
    (value, t) => value / (range[t] ?? none),
  );
  const adx = wilder(
    plus.map(
      (value, t) => (100 * Math.abs(value - (minus[t] ?? none))) / (value + (minus[t] ?? none)),
    ),
  );
  let average = none;
  const averages = closes.map((close, t) => {
    if (t === 49) average = closes.slice(0, 50).reduce((sum, one) => sum + one, 0) / 50;
    else average += (2 / 51) * (close - average);
    return average;
  });
  const rises = averages.map((value, t) => value - (averages[t - 10] ?? none));
  const leads = plus.map((value, t) => value - (minus[t] ?? none));
  return adx.map((strength, t) => toRegime(strength, rises[t] ?? none, leads[t] ?? none));
}

describe('the trend regime', () => {
  const candles = createRandomCandles({ seed: 31, length: 1200, start: 500 });
  const analysis = analyzeTechnical(candles);
  const slow = slowRegimes(candles);

  it('matches the rule at every candle', () => {
    const found = slow.map((_, t) =>
      t % 3 === 0 ? findTrendRegime(analysis, t)?.regime : slow[t],
    );
    expect(found).toEqual(slow);
    expect(new Set(slow)).toEqual(new Set([undefined, 'trending-up', 'trending-down', 'ranging']));
  });

  it('counts the candles it has been the same', () => {
    for (let t = 100; t < 1200; t += 37) {
      const since = slow.slice(0, t + 1).findLastIndex((regime) => regime !== slow[t]);
      expect(findTrendRegime(analysis, t)?.candles).toBe(t - since);
    }
  });

  it('does not depend on later candles', () => {
    for (const t of [80, 300, 777]) {
      expect(findTrendRegime(analyzeTechnical(sliceCandles(candles, 0, t + 1)), t)).toEqual(
        findTrendRegime(analysis, t),
      );
    }
  });

  it('is trending-up on a rise, trending-down mirrored, undefined on a short history', () => {
    const rise = drawPath(Array.from({ length: 80 }, (_, t) => 100 + t));
    expect(findTrendRegime(analyzeTechnical(rise), 79)).toMatchObject({
      regime: 'trending-up',
      candles: 21,
    });
    expect(findTrendRegime(analyzeTechnical(mirrorCandles(rise)), 79)?.regime).toBe(
      'trending-down',
    );
    expect(findTrendRegime(analyzeTechnical(rise), 58)).toBeUndefined();
  });
});

const regimesAt = (percentiles: readonly number[]): unknown =>
  percentiles.map((percentile) => toVolatilityRegime(percentile));

describe('the volatility regime', () => {
  it('uses the rounded percentile', () => {
    expect(regimesAt([0, 30, 30.4])).toEqual(['low', 'low', 'low']);
    expect(regimesAt([30.5, 50, 69.4])).toEqual(['normal', 'normal', 'normal']);
    expect(regimesAt([69.5, 70, 94.4])).toEqual(['high', 'high', 'high']);
    expect(regimesAt([94.5, 95, 100])).toEqual(['extreme', 'extreme', 'extreme']);
  });
});
