import { at } from '../../candles/column.ts';
import { calculatePercentChange, getValueAt } from '../../facts/reading.ts';
import type { MeasureFact, MeasureInput, MeasureSeries } from '../measure.ts';
import type { FactWriter } from '../statistics/fact-writer.ts';
import type { Crossing } from './find-crossings.ts';

/** Writer of facts whose names begin with a prefix: "2." for the second of a list. */
export function createPrefixWriter(write: FactWriter, prefix: string): FactWriter {
  return (name, value, candles) => write(`${prefix}${name}`, value, candles);
}

/** The way asked for: 1 to above, -1 to below, 0 either. */
export function findAskedWay({ parameters: { side, direction } }: MeasureInput): number {
  if (side === 'above' || direction === 'bullish') return 1;
  return side === 'below' || direction === 'bearish' ? -1 : 0;
}

/** The way asked for as a fact, where one is. */
export function toAskedFacts(write: FactWriter, input: MeasureInput): MeasureFact[] {
  const way = findAskedWay(input);
  return way === 0 ? [] : write('asked', [way > 0 ? 'bullish' : 'bearish', 'text']);
}

/** When a crossing was and which way it went, the close then, the move and the candles since. */
export function toCrossingFacts(
  write: FactWriter,
  { t, sign }: Crossing,
  { analysis: { candles }, window: { to } }: MeasureSeries,
): MeasureFact[] {
  const candle = { from: t, to: t };
  const since = { from: t, to };
  const close = at(candles.close, t);
  const change = calculatePercentChange(close, at(candles.close, to));
  return [
    ...write('time', [getValueAt(candles.openTime, t), 'time'], candle),
    ...write('way', [sign > 0 ? 'bullish' : 'bearish', 'text'], candle),
    ...write('close', [close, 'price'], candle),
    ...write('age', [to - t, 'count'], since),
    ...(t === to ? [] : write('since.change-percent', [change, 'percent'], since)),
  ];
}
