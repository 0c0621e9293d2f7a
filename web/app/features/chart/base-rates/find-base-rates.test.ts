import type { BaseRate } from '@vela/contracts';
import { expect, it } from 'vitest';
import { findBaseRates } from './find-base-rates.ts';

function cell(change: Partial<BaseRate>): BaseRate {
  return {
    subject: 'fair-value-gap',
    outcome: 'filled',
    horizon: 96,
    n: 100,
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
  const cells = [
    cell({ horizon: 20 }),
    filled,
    touched,
    cell({ subject: 'order-block', scale: 'swing' }),
  ];
  expect(findBaseRates({ kind: 'fair-value-gap' }, cells)).toEqual([filled, touched]);
  expect(findBaseRates({ kind: 'order-block', scale: 'internal' }, cells)).toEqual([]);
  expect(findBaseRates({ kind: 'order-block', scale: 'swing' }, cells)).toHaveLength(1);
});

it('previous-day rates do not apply to weeks, and a pattern has only its own', () => {
  const day = cell({ subject: 'previous-day-level', outcome: 'touched' });
  expect(findBaseRates({ kind: 'previous-high', label: 'day' }, [day])).toEqual([day]);
  expect(findBaseRates({ kind: 'previous-high', label: 'week' }, [day])).toEqual([]);
});
