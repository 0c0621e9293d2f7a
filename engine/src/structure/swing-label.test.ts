import { describe, expect, it } from 'vitest';
import { defaultTechnicalOptions } from '../technical-options.ts';
import { drawCandles, drawPath, type Drawn } from '../testing/draw-candles.ts';
import { createRandomCandles } from '../testing/random-candles.ts';
import { createScaleRun } from '../testing/scale-run.ts';

const line = (from: number, to: number): number[] =>
  Array.from(
    { length: Math.abs(to - from) },
    (_, index) => from + Math.sign(to - from) * (index + 1),
  );

describe('the label of a swing', () => {
  it('compares it with the swing before on its side; the first of a side has none', () => {
    // Lows at 10, 12, 5, 5; highs at 20, 25, 20.
    const closes = [
      18,
      ...line(18, 10),
      ...line(10, 20),
      ...line(20, 12),
      ...line(12, 25),
      ...line(25, 5),
      ...line(5, 20),
      ...line(20, 5),
      ...line(5, 15),
    ];
    const said = createScaleRun(drawPath(closes), 'internal')
      .findings.filter(({ kind }) => kind === 'swing-high' || kind === 'swing-low')
      .map(({ kind, top, label }) => [kind, top, label]);
    expect(said).toEqual([
      ['swing-low', 9.75, undefined],
      ['swing-high', 20.25, undefined],
      ['swing-low', 11.75, 'higher-low'],
      ['swing-high', 25.25, 'higher-high'],
      ['swing-low', 4.75, 'lower-low'],
      ['swing-high', 20.25, 'lower-high'],
      ['swing-low', 4.75, 'equal-low'],
    ]);
  });
});

const flat = (high: number): Drawn => [high - 1, high, high - 1, high - 1];

describe('the symmetric rule', () => {
  const symmetric = { ...defaultTechnicalOptions, pivotRule: 'symmetric' } as const;

  it('requires none higher on the left, lower ones on the right; the last of equals wins', () => {
    const highs = [1, 2, 3, 4, 5, 9, 6, 9, 5, 4, 3, 2, 1];
    const found = createScaleRun(drawCandles(highs.map(flat)), 'internal', symmetric).findings;
    expect(found.map(({ kind, formedAt, confirmedAt }) => [kind, formedAt, confirmedAt])).toEqual([
      ['swing-high', 7, 12],
    ]);
  });

  it('matches a search through both neighbourhoods on random candles', () => {
    const candles = createRandomCandles({ seed: 5, length: 800 });
    const size = symmetric.swingSize.internal;
    const expected: number[] = [];
    for (let t = size; t + size < candles.length; t += 1) {
      const high = candles.high[t] ?? 0;
      const left = candles.high.slice(t - size, t);
      const right = candles.high.slice(t + 1, t + size + 1);
      if (left.every((other) => other <= high) && right.every((other) => other < high))
        expected.push(t);
    }
    const found = createScaleRun(candles, 'internal', symmetric).findings.filter(
      ({ kind }) => kind === 'swing-high',
    );
    expect(expected.length).toBeGreaterThan(20);
    expect(found.map(({ formedAt }) => formedAt)).toEqual(expected);
    expect(found.every(({ formedAt, confirmedAt }) => confirmedAt === formedAt + size)).toBe(true);
  });
});
