import { describe, expect, it } from 'vitest';
import { analyzeTechnical } from './analyze-technical.ts';
import type { Candles } from './candles/candles.ts';
import { at } from './candles/column.ts';
import { defaultTechnicalOptions } from './technical-options.ts';
import { createRandomCandles } from './testing/random-candles.ts';

const candles = createRandomCandles({ seed: 71, length: 1500 });

/** Whether a candle stands out: none of `left` before goes farther, all of `right` after less. */
function standsOut(values: Float64Array, i: number, [left, right]: readonly [number, number]) {
  if (i - left < 0 || i + right >= values.length) return false;
  const before = values.slice(i - left, i).every((value) => value <= at(values, i));
  return before && values.slice(i + 1, i + right + 1).every((value) => value < at(values, i));
}

it('without structures indicators alone are computed', () => {
  const whole = analyzeTechnical(candles);
  const plain = analyzeTechnical(candles, { ...defaultTechnicalOptions, seeksStructures: false });
  expect(plain.findings).toEqual([]);
  expect(whole.findings.length).toBeGreaterThan(100);
  expect(plain.indicators).toEqual(whole.indicators);
});

describe('symmetric pivots with sides of other lengths', () => {
  it.each([
    [2, 5],
    [9, 5],
  ])('%d to the left, %d to the right, are those of the definition', (left, right) => {
    const { findings } = analyzeTechnical(candles, {
      ...defaultTechnicalOptions,
      pivotRule: 'symmetric',
      swingSize: { internal: right, swing: 50 },
      pivotLeft: { internal: left, swing: 50 },
    });
    const own = (kind: string) =>
      findings
        .filter((one) => one.kind === kind && one.scale === 'internal')
        .map(({ formedAt }) => formedAt);
    const all = Array.from({ length: candles.length }, (_, i) => i);
    const depths = candles.low.map((price) => -price);
    expect(own('swing-high')).toEqual(all.filter((i) => standsOut(candles.high, i, [left, right])));
    expect(own('swing-low')).toEqual(all.filter((i) => standsOut(depths, i, [left, right])));
    expect(own('swing-high').length).toBeGreaterThan(50);
  });
});

/** The rule of section 2.3 of the definitions, with plain sums. */
function isDisplaced({ open, high, low, close }: Candles, t: number): boolean {
  const bodies = Array.from({ length: 6 }, (_, back) =>
    Math.abs(at(close, t - back) - at(open, t - back)),
  );
  const [body = 0, ...before] = bodies;
  const mean = before.reduce((sum, value) => sum + value, 0) / 5;
  const top = Math.max(at(open, t), at(close, t));
  const bottom = Math.min(at(open, t), at(close, t));
  return body > mean && at(high, t) - top < 0.36 * body && bottom - at(low, t) < 0.36 * body;
}

describe('displacements by the mean of the bodies before', () => {
  it('are those of the definition', () => {
    const { findings } = analyzeTechnical(candles, {
      ...defaultTechnicalOptions,
      displacement: { rule: 'average-body' },
    });
    const own = findings.filter(({ kind }) => kind === 'displacement');
    const all = Array.from({ length: candles.length }, (_, t) => t);
    expect(own.map(({ confirmedAt }) => confirmedAt)).toEqual(
      all.filter((t) => isDisplaced(candles, t)),
    );
    expect(
      own.every(
        ({ direction, formedAt }) =>
          (direction === 'bullish') === at(candles.close, formedAt) > at(candles.open, formedAt),
      ),
    ).toBe(true);
    expect(own.length).toBeGreaterThan(100);
  });
});
