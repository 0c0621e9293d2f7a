import { expect, it } from 'vitest';
import { calculateAtr } from '../indicators/atr.ts';
import { createRandom } from '../testing/random-candles.ts';
import { toCandles } from '../candles/to-candles.ts';
import { predictLeastSquares } from './least-squares.ts';
import { toRecentVolatility } from './recent-volatility.ts';
import { calculateTrueRanges, toSeason } from './season.ts';
import { calculateVolatilityOutlook } from './volatility-outlook.ts';

it('least squares find the weights of an exact line, and pass over what is not finite', () => {
  const random = createRandom(3);
  const first = Float64Array.from({ length: 3000 }, () => random() - 0.5);
  const second = Float64Array.from({ length: 3000 }, () => random() - 0.5);
  const target = first.map((value, t) => 2 * value - 3 * (second[t] ?? 0) + 1);
  const known = target.map((value, t) => (t < 2000 ? value : Number.NaN));
  const predicted = predictLeastSquares({ columns: [first, second], target: known, step: 1 });
  for (let t = 0; t < 3000; t += 100)
    expect(Math.abs((predicted[t] ?? 0) - (target[t] ?? 0))).toBeLessThan(0.1);
});

const isLoud = (t: number): boolean => t % 24 >= 12;

it('expects more before the loud hours of the day, and what the hours bring', () => {
  const random = createRandom(4);
  let price = 100;
  const rows = Array.from({ length: 24 * 250 }, (_, t) => {
    const open = price;
    const size = (isLoud(t) ? 0.006 : 0.002) * (0.8 + 0.4 * random());
    price *= 1 + (random() < 0.5 ? size : -size);
    const [high, low] = [Math.max(open, price), Math.min(open, price)];
    return { openTime: t * 3_600_000, open, high, low, close: price, volume: 1 };
  });
  const candles = toCandles('1h', rows);
  const ranges = calculateTrueRanges(candles);
  const { sizes } = toSeason(candles, ranges, 'crypto');
  const measures = { atr14: calculateAtr(candles, 14), ranges, seasonSizes: sizes };
  const outlook = calculateVolatilityOutlook(toRecentVolatility(candles, measures), 6);
  // Six hours from 11 on are loud, from 23 on calm: 0.6 % and 0.2 % of the price on average.
  for (const [hour, size] of [
    [11, 0.006],
    [23, 0.002],
  ] as const) {
    const t = 24 * 200 + hour;
    expect((outlook[t] ?? 0) / (candles.close[t] ?? 1) / size).toBeCloseTo(1, 0);
  }
});
