import type { EngineFact } from './fact.ts';
import { calculatePercentChange, toFact, getValueAt, type Reading } from './reading.ts';

/** Wilder's conventional bounds: at or above 70 and at or below 30. */
function toZone(rsi: number | undefined): string | undefined {
  if (rsi === undefined) return undefined;
  if (rsi >= 70) return 'overbought';
  return rsi <= 30 ? 'oversold' : 'balanced';
}

/** RSI 14 with its zone; EMA 20, 50 and 200; signed percent of the close from EMA 200. */
export function toMomentumFacts(reading: Reading): EngineFact[] {
  const { indicators } = reading.analysis;
  const { to } = reading.window;
  const rsi = getValueAt(indicators.rsi14, to);
  const slow = getValueAt(indicators.ema200, to);
  const average = (length: number) => ({ method: 'ema@1', from: Math.max(0, to - length + 1), to });
  const strength = { method: 'rsi@1', from: Math.max(0, to - 14), to };
  return [
    ...toFact('rsi.value', [rsi, 'ratio'], strength),
    ...toFact('rsi.zone', [toZone(rsi), 'text'], strength),
    ...toFact('ema.20', [getValueAt(indicators.ema20, to), 'price'], average(20)),
    ...toFact('ema.50', [getValueAt(indicators.ema50, to), 'price'], average(50)),
    ...toFact('ema.200', [slow, 'price'], average(200)),
    ...toFact(
      'ema.200.distance-percent',
      [calculatePercentChange(slow, reading.close), 'percent'],
      average(200),
    ),
  ];
}
