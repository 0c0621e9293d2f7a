import { toLeftOutSides } from '../left-out.ts';
import type { Measure, MeasureFact, MeasureInput } from '../measure.ts';
import { createFactWriter } from '../statistics/fact-writer.ts';
import { minSharedChanges } from './correlation.ts';
import { calculateCorrelation, calculateSlope, collectPairedChanges } from './shared-changes.ts';
import { toSharedFacts } from './shared-facts.ts';
import { findSharedPeriod } from './shared-period.ts';

function calculateBeta(input: MeasureInput): MeasureFact[] {
  const [own, benchmark] = input.series;
  const shared = findSharedPeriod(input);
  const [window] = shared?.windows ?? [];
  const [ownCandles, otherCandles] = shared?.candles ?? [];
  if (
    shared === undefined ||
    benchmark === undefined ||
    window === undefined ||
    ownCandles === undefined ||
    otherCandles === undefined
  )
    return [];
  const write = createFactWriter('beta', window);
  const changes = collectPairedChanges([own, benchmark], [ownCandles, otherCandles], 'percent');
  const facts = [
    ...toSharedFacts(write, input, shared),
    ...write('symbol', [own.symbol, 'text']),
    ...write('benchmark', [benchmark.symbol, 'text']),
    ...write('changes', [changes.own.length, 'count']),
    ...write('least', [minSharedChanges, 'count']),
    ...toLeftOutSides(input, shared.windows, { id: 'beta', needed: 'change' }),
  ];
  if (changes.own.length < minSharedChanges) return facts;
  const correlation = calculateCorrelation(changes);
  return [
    ...facts,
    ...write('beta', [calculateSlope(changes), 'ratio']),
    ...write('correlation', [correlation, 'ratio']),
    ...write('explained-share', [correlation ** 2 * 100, 'percent']),
  ];
}

// @see W. F. Sharpe, "A Simplified Model for Portfolio Analysis", Management Science (1963)
/** Slope of the first's percent changes on those of the second, its benchmark; at least 30. */
export const beta: Measure = {
  subjects: { least: 2, most: 2 },
  usualPeriod: { days: 730 },
  candles: 'daily',
  needs: [],
  leastCandles: 2,
  isStatistic: true,
  calculate: calculateBeta,
};
