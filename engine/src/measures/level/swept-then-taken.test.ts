import { expect, it } from 'vitest';
import { analyzeTechnical } from '../../analyze-technical.ts';
import { toCandles } from '../../candles/to-candles.ts';
import { previousExtremes } from './previous-extremes.ts';

const dayMs = 86_400_000;
const before = [100, 101, 102, 101, 100] as const;

/** State of the high, 103, of the first five candles after those that follow. */
function findHighState(after: readonly (readonly [high: number, close: number])[]): unknown {
  const rows = [...before.map((close) => [close + 1, close] as const), ...after];
  const candles = toCandles(
    '1d',
    rows.map(([high, close], t) => ({
      openTime: t * dayMs,
      open: close,
      high,
      low: close - 1,
      close,
      volume: 1,
    })),
  );
  const analysis = analyzeTechnical(candles);
  const facts = previousExtremes.calculate({
    series: [{ symbol: 'BTC', analysis, window: { from: 1, to: before.length - 1 } }],
    parameters: {},
  });
  return facts.find(({ id }) => id === 'measure.previous-extremes.period.high-state')?.value;
}

// A wick beyond with the close back is a sweep; a close beyond takes the level and ends it.
it.each([
  [[[102, 101]], 'unbroken'],
  [[[104, 102]], 'swept'],
  [[[105, 104]], 'taken'],
  [
    [
      [104, 102],
      [106, 105],
      [106, 100],
    ],
    'taken',
  ],
  [[[104, 103]], 'unbroken'],
] as const)('%j is %s', (after, state) => {
  expect(findHighState(after)).toBe(state);
});
