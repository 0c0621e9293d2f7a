import { expect, it } from 'vitest';
import { analyzeTechnical } from '../analyze-technical.ts';
import { randomCandles } from '../testing/random-candles.ts';

it.each([
  ['high', Number.POSITIVE_INFINITY],
  ['low', Number.NEGATIVE_INFINITY],
] as const)(
  'comes to an end over a series whose %s is infinite once, and leaves no zone open that it went through',
  (column, price) => {
    const candles = randomCandles({ seed: 3, length: 300 });
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
