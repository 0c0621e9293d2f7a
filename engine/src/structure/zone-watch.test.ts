import { expect, it } from 'vitest';
import { analyzeTechnical } from '../analyze-technical.ts';
import { createRandomCandles } from '../testing/random-candles.ts';

it.each([
  ['high', Number.MAX_VALUE / 4],
  ['low', -Number.MAX_VALUE / 4],
] as const)(
  'terminates on a series with one %s at the end of all numbers and leaves no passed zone open',
  (column, price) => {
    const candles = createRandomCandles({ seed: 3, length: 300 });
    candles[column][150] = price;
    const { findings } = analyzeTechnical(candles);
    const side = column === 'high' ? 'bearish' : 'bullish';
    const gaps = findings.filter(
      ({ kind, direction, confirmedAt }) =>
        kind === 'fair-value-gap' && direction === side && confirmedAt < 149,
    );
    expect(gaps.length).toBeGreaterThan(5);
    expect(
      gaps.filter(({ transitions }) => !transitions.some(({ state }) => state === 'filled')),
    ).toEqual([]);
  },
);
