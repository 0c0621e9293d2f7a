import type { EngineFact } from './fact.ts';
import { percentChange, toFact, valueAt, type Reading } from './reading.ts';

/** Wilder's conventional bounds: at or above 70 and at or below 30. */
function toZone(rsi: number | undefined): string | undefined {
  if (rsi === undefined) return undefined;
  if (rsi >= 70) return 'overbought';
  return rsi <= 30 ? 'oversold' : 'balanced';
}

/** RSI 14 with its zone; EMA 20, 50 and 200, and how far the last close is from the slowest of them (signed percent of the average). */
export function toMomentumFacts(reading: Reading): EngineFact[] {
  const { indicators } = reading.analysis;
  const { to } = reading.window;
  const rsi = valueAt(indicators.rsi14, to);
  const slow = valueAt(indicators.ema200, to);
  const average = (length: number) => ({ method: 'ema@1', from: Math.max(0, to - length + 1), to });
  const strength = { method: 'rsi@1', from: Math.max(0, to - 14), to };
  return [
    ...toFact('rsi.value', { value: rsi, unit: 'ratio' }, strength),
    ...toFact('rsi.zone', { value: toZone(rsi), unit: 'text' }, strength),
    ...toFact('ema.20', { value: valueAt(indicators.ema20, to), unit: 'price' }, average(20)),
    ...toFact('ema.50', { value: valueAt(indicators.ema50, to), unit: 'price' }, average(50)),
    ...toFact('ema.200', { value: slow, unit: 'price' }, average(200)),
    ...toFact(
      'ema.200.distance-percent',
      { value: percentChange(slow, reading.close), unit: 'percent' },
      average(200),
    ),
  ];
}
