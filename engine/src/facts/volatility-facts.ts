import { volatilityRegimeOf } from '../regime/volatility-regime.ts';
import type { EngineFact } from './fact.ts';
import { toFact, valueAt, type Reading } from './reading.ts';

const historyCandles = 500;
const fewestCandles = 50;

type Standing = { readonly percentile: number; readonly candles: number };

/** How many of the last candles had a smaller ATR in percent of their close than the last one has; undefined with too short a history. */
function findStanding(reading: Reading, current: number): Standing | undefined {
  const { candles, indicators } = reading.analysis;
  let smaller = 0;
  let counted = 0;
  for (let t = Math.max(0, reading.window.to - historyCandles); t < reading.window.to; t += 1) {
    const atr = valueAt(indicators.atr14, t);
    const close = candles.close[t] ?? 0;
    if (atr === undefined || close <= 0) continue;
    counted += 1;
    if ((atr / close) * 100 < current) smaller += 1;
  }
  return counted < fewestCandles
    ? undefined
    : { percentile: (smaller / counted) * 100, candles: counted };
}

/** ATR 14 as a price and in percent of the close, and the share of the recent candles it is higher than (percent), with the regime that is. */
export function toVolatilityFacts(reading: Reading): EngineFact[] {
  const { atr, close } = reading;
  if (atr === undefined) return [];
  const { to } = reading.window;
  const percent = close > 0 ? (atr / close) * 100 : undefined;
  const standing = percent === undefined ? undefined : findStanding(reading, percent);
  const range = { method: 'atr@1', from: Math.max(0, to - 14), to };
  const history = { method: 'atr-percentile@1', from: Math.max(0, to - historyCandles), to };
  const volatilityRegime = { ...history, method: 'volatility-regime@1' };
  return [
    ...toFact('atr.value', { value: atr, unit: 'price' }, range),
    ...toFact('atr.percent', { value: percent, unit: 'percent' }, range),
    ...toFact('atr.percentile', { value: standing?.percentile, unit: 'percent' }, history),
    ...toFact('atr.history', { value: standing?.candles, unit: 'count' }, history),
    ...toFact(
      'regime.volatility',
      { value: standing && volatilityRegimeOf(standing.percentile), unit: 'text' },
      volatilityRegime,
    ),
  ];
}
