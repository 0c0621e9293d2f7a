import { at } from '../../candles/column.ts';
import { calculateAsOfTime } from '../../facts/price-facts.ts';
import { getValueAt, type FactWindow, type Measured } from '../../facts/reading.ts';
import { toMeasureFact } from '../measure-fact.ts';
import type { MeasureFact, MeasureSeries } from '../measure.ts';

/** Writes the fact `measure.<id>.<name>`; it depends on the window unless other candles are named. */
export type FactWriter = (name: string, value: Measured, candles?: FactWindow) => MeasureFact[];

/** Writer of the facts of one measure over a window, all of method `<id>@1`. */
export function createFactWriter(id: string, window: FactWindow, symbol?: string): FactWriter {
  const origin = { method: `${id}@1`, ...(symbol === undefined ? {} : { symbol }) };
  return (name, value, candles = window) =>
    toMeasureFact(`${id}.${name}`, value, { ...origin, from: candles.from, to: candles.to });
}

/** The period itself: open time of its first candle, as-of time of its last (UTC ms), their number. */
export function toPeriodFacts(
  write: FactWriter,
  { analysis: { candles } }: Pick<MeasureSeries, 'analysis'>,
  { from, to }: FactWindow,
): MeasureFact[] {
  if (from > to || to >= candles.length) return [];
  return [
    ...write('from', [getValueAt(candles.openTime, from), 'time'], { from, to: from }),
    ...write('to', [calculateAsOfTime(at(candles.openTime, to), candles), 'time'], {
      from: to,
      to,
    }),
    ...write('candles', [to - from + 1, 'count']),
  ];
}
