import { analyzeTechnical, calculateBaseRates } from '@vela/engine';
import { expect, it } from 'vitest';
import { isFullRun } from '../testing/tier.ts';
import { calculateBinomialTail, countFalseFinds } from './false-finds.ts';
import { createWalk, type WalkKind } from './walks.ts';

const series = isFullRun ? 5 : 3;
const kinds: readonly WalkKind[] = ['independent', 'garch', 'regimes'];

it('walks without structure rarely have a flagged cell', { timeout: 60_000 }, () => {
  const groups = kinds.map((kind) =>
    countFalseFinds({ kind, length: 5000, series, firstSeed: 50_000 }),
  );
  const flagged = groups.reduce((sum, group) => sum + group.flagged, 0);
  expect(calculateBinomialTail(flagged, kinds.length * series, 0.05)).toBeGreaterThanOrEqual(0.01);
  for (const { cells, missed } of groups) expect(missed / cells).toBeLessThan(0.2);
});

it('gaps fill as often as their controls where volatility clusters and has a season', () => {
  const differences = Array.from({ length: isFullRun ? 6 : 3 }, (_, index) => {
    const analysis = analyzeTechnical(createWalk('garch', 70_000 + index, 20_000));
    const filled = calculateBaseRates(analysis).cells.find(
      ({ subject, outcome, horizon }) =>
        subject === 'fair-value-gap' && outcome === 'filled' && horizon === 20,
    );
    return filled?.difference ?? Number.NaN;
  });
  const mean = differences.reduce((sum, value) => sum + value, 0) / differences.length;
  // One standard deviation of the mean is 0.4 points for six walks, 0.6 for three; controls of the
  // same ATR are off by 1.7.
  expect(Math.abs(mean)).toBeLessThan(0.008);
});

it('the tail of a binomial distribution agrees with its exact values', () => {
  expect(calculateBinomialTail(0, 4, 0.5)).toBe(1);
  expect(calculateBinomialTail(3, 4, 0.5)).toBeCloseTo(5 / 16, 12);
  expect(calculateBinomialTail(1, 300, 0.05)).toBeCloseTo(1 - 0.95 ** 300, 12);
});

function toSquaredMoves(kind: WalkKind): number[] {
  const { open, close } = createWalk(kind, 60_000, 4000);
  return [...close].map((price, t) => Math.log(price / (open[t] ?? price)) ** 2);
}

/** Correlation of each value with the next. */
function correlate(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  let [both, own] = [0, 0];
  for (const [t, value] of values.entries()) {
    own += (value - mean) ** 2;
    both += (value - mean) * ((values[t + 1] ?? mean) - mean);
  }
  return both / own;
}

it('volatility clusters and has a season only where it shall', () => {
  expect(Math.abs(correlate(toSquaredMoves('independent')))).toBeLessThan(0.06);
  expect(correlate(toSquaredMoves('garch'))).toBeGreaterThan(0.1);
  expect(correlate(toSquaredMoves('regimes'))).toBeGreaterThan(0.1);
});
