import type { BaseRate } from '@vela/contracts';
import { expect, it } from 'vitest';
import { findBaseRates } from './find-base-rates.ts';

const shown = (rates: readonly BaseRate[]) => ({ rates, from: 1, to: 2 });

function cell(change: Partial<BaseRate>): BaseRate {
  return {
    subject: 'fair-value-gap',
    outcome: 'filled',
    horizon: 96,
    n: 100,
    effectiveN: 80,
    bullish: 50,
    rate: 0.6,
    low: 0.5,
    high: 0.7,
    controlRate: 0.5,
    controls: 2000,
    difference: 0.1,
    differenceLow: -0.1,
    differenceHigh: 0.3,
    isDistinguishable: false,
    ...change,
  };
}

it('finds base rates by kind and scale, each outcome once with its longest horizon', () => {
  const filled = cell({});
  const touched = cell({ outcome: 'touched' });
  const cells = shown([
    cell({ horizon: 20 }),
    filled,
    touched,
    cell({ subject: 'order-block', scale: 'swing' }),
  ]);
  expect(findBaseRates({ kind: 'fair-value-gap' }, cells)).toEqual(shown([filled, touched]));
  expect(findBaseRates({ kind: 'order-block', scale: 'internal' }, cells).rates).toEqual([]);
  expect(findBaseRates({ kind: 'order-block', scale: 'swing' }, cells).rates).toHaveLength(1);
});

it('previous-day rates do not apply to weeks, and a pattern has only its own', () => {
  const day = cell({ subject: 'previous-day-level', outcome: 'touched' });
  expect(findBaseRates({ kind: 'previous-high', label: 'day' }, shown([day])).rates).toEqual([day]);
  expect(findBaseRates({ kind: 'previous-high', label: 'week' }, shown([day])).rates).toEqual([]);
});

it('says why nothing is counted for every kind that would have a rate', () => {
  const refused = { ...shown([]), refused: 'flat' as const };
  expect(findBaseRates({ kind: 'fair-value-gap' }, refused)).toEqual(refused);
  expect(findBaseRates({ kind: 'previous-high', label: 'week' }, refused).refused).toBeUndefined();
});
