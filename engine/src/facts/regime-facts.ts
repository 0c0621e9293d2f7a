import { findScaleStart } from '../candles/scale-start.ts';
import { findTrendRegime } from '../regime/trend-regime.ts';
import type { EngineFact } from './fact.ts';
import { type Reading, toFact } from './reading.ts';

/** Trend regime after the last candle, its ADX(14), and for how many candles it has held. */
export function toRegimeFacts({ analysis, window }: Reading): EngineFact[] {
  const found = findTrendRegime(analysis, window.to);
  if (found === undefined) return [];
  const from = findScaleStart(analysis.scaleBreaks, window.to);
  const origin = { method: 'trend-regime@1', from, to: window.to };
  return [
    ...toFact('regime.trend', [found.regime, 'text'], origin),
    ...toFact('regime.adx', [found.adx, 'ratio'], origin),
    ...toFact('regime.trend.age', [found.candles, 'count'], origin),
  ];
}
