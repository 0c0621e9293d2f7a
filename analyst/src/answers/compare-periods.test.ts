import { describe, expect, it } from 'vitest';
import type { Measured } from '../measures/calculate-measure.ts';
import { comparePeriods } from './compare-periods.ts';

/** The change of a year, as a measure tells it. */
function createYear(year: number, percent: number): Measured {
  const id = 'measure.change.change-percent';
  return {
    id: 'change',
    period: { kind: 'range', from: Date.UTC(year, 0, 1), to: Date.UTC(year + 1, 0, 1) },
    facts: [
      {
        id,
        kind: 'measure',
        label: id,
        value: percent,
        unit: 'percent',
        asOf: 0,
        source: { kind: 'input', field: 'year' },
        method: 'measure.change@1',
        refs: [],
      },
    ],
    missing: [],
    simulated: [],
    leftOut: [],
    instead: [],
  };
}

const tell = (language: 'en' | 'tr', measured: readonly Measured[]): string | undefined =>
  comparePeriods(measured, {
    language,
    interval: '1d',
    facts: new Map(),
    names: { symbol: 'XAUUSD' },
  }).sentences[0]?.text;

describe('two years against each other', () => {
  it.each([
    ['en', 27, 64, 'XAUUSD did better in 2025 than in 2024.'],
    ['en', -5, -40, 'XAUUSD did better in 2024 than in 2025.'],
    ['tr', 27, 64, 'XAUUSD 2025 yılında 2024 yılına göre daha iyi bir sonuç gösterdi.'],
  ] as const)('%s: %i and %i percent', (...[language, first, second, expected]) => {
    expect(tell(language, [createYear(2024, first), createYear(2025, second)])).toBe(expected);
  });

  it('say nothing where both moved alike, or only one was measured', () => {
    expect(tell('en', [createYear(2024, 5), createYear(2025, 5)])).toBeUndefined();
    expect(tell('en', [createYear(2024, 5)])).toBeUndefined();
  });
});
