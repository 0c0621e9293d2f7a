import { toVolatilityRegime } from '../regime/volatility-regime.ts';
import type { EngineFact } from './fact.ts';
import { toFact, getValueAt, type Reading } from './reading.ts';

const historyCandles = 500;
const minCandles = 50;

type Standing = { readonly percentile: number; readonly candles: number };

/** Percentile rank of ATR in percent of the close among the candles before; needs at least 50. */
function calculateStanding(reading: Reading, current: number): Standing | undefined {
  const { candles, indicators } = reading.analysis;
  let smaller = 0;
  let counted = 0;
  for (let t = Math.max(0, reading.window.to - historyCandles); t < reading.window.to; t += 1) {
    const atr = getValueAt(indicators.atr14, t);
    const close = candles.close[t] ?? 0;
    if (atr === undefined || close <= 0) continue;
    counted += 1;
    if ((atr / close) * 100 < current) smaller += 1;
  }
  return counted < minCandles
    ? undefined
    : { percentile: (smaller / counted) * 100, candles: counted };
}

/** ATR 14 as a price and in percent of the close, its percentile rank, the volatility regime. */
export function toVolatilityFacts(reading: Reading): EngineFact[] {
  const { atr, close } = reading;
  if (atr === undefined) return [];
  const { to } = reading.window;
  const percent = close > 0 ? (atr / close) * 100 : undefined;
  const standing = percent === undefined ? undefined : calculateStanding(reading, percent);
  const range = { method: 'atr@1', from: Math.max(0, to - 14), to };
  const history = { method: 'atr-percentile@1', from: Math.max(0, to - historyCandles), to };
  const volatilityRegime = { ...history, method: 'volatility-regime@1' };
  return [
    ...toFact('atr.value', [atr, 'price'], range),
    ...toFact('atr.percent', [percent, 'percent'], range),
    ...toFact('atr.percentile', [standing?.percentile, 'percent'], history),
    ...toFact('atr.history', [standing?.candles, 'count'], history),
    ...toFact(
      'regime.volatility',
      [standing && toVolatilityRegime(standing.percentile), 'text'],
      volatilityRegime,
    ),
  ];
}
