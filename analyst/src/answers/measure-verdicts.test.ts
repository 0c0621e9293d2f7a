import { expect, it } from 'vitest';
import type { FactReader } from '../narrator/fact-reader.ts';
import { measureVerdicts, type AskedMeasure } from './measure-verdicts.ts';

/** Facts of a change, as they stand in an answer. */
const createFacts = (change: number): FactReader => ({
  has: (id) => id === 'measure.change.change-percent',
  number: (id) => (id === 'measure.change.change-percent' ? change : Number.NaN),
  word: () => '',
  notes: new Set(),
});

it.each([
  [-12.5, 'down', 10, 'yes'],
  [-10, 'down', 10, 'yes'],
  [-3.2, 'down', 10, 'no'],
  [-3.2, 'down', undefined, 'yes'],
  [4, 'down', 10, 'no'],
  [4, 'up', 5, 'no'],
  [6, 'up', 5, 'yes'],
] as const)('a change of %s %%, asked whether %s by %s: %s', (...row) => {
  const [change, way, percent, expected] = row;
  const asked: AskedMeasure = {
    measure: { id: 'change', ...(percent === undefined ? {} : { percent }) },
    way,
    named: 'HG',
    hasPeriod: true,
  };
  expect(measureVerdicts.change?.(createFacts(change), asked)).toBe(expected);
});
