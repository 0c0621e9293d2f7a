import { findTrendRegime } from '../regime/trend-regime.ts';
import type { EngineFact } from './fact.ts';
import { type Reading, toFact } from './reading.ts';

/** The trend regime after the last candle, the ADX(14) it rests on, and for how many candles in a row it has been the same. */
export function toRegimeFacts({ analysis, window }: Reading): EngineFact[] {
  const found = findTrendRegime(analysis, window.to);
  if (found === undefined) return [];
  const origin = { method: 'trend-regime@1', from: 0, to: window.to };
  return [
    ...toFact('regime.trend', { value: found.regime, unit: 'text' }, origin),
    ...toFact('regime.adx', { value: found.adx, unit: 'ratio' }, origin),
    ...toFact('regime.trend.age', { value: found.candles, unit: 'count' }, origin),
  ];
}
