import { at } from '../../candles/column.ts';
import { calculateAsOfTime } from '../../facts/price-facts.ts';
import { getValueAt, type Measured } from '../../facts/reading.ts';
import { toMeasureFact } from '../measure-fact.ts';
import type { MeasureFact, MeasureSeries } from '../measure.ts';

/** The candles a fact depends on and the structures it refers to. */
export type FactPlace = {
  readonly from?: number;
  readonly to?: number;
  readonly refs?: readonly string[];
};

/** Writes the fact `measure.<id>.<name>`; without a place it depends on the whole window. */
export type LevelWriter = (name: string, value: Measured, place?: FactPlace) => MeasureFact[];

/** Writer of the facts of one measure, all of method `<id>@1`. */
export function createLevelWriter(id: string, { window }: MeasureSeries): LevelWriter {
  return (name, value, place = {}) =>
    toMeasureFact(`${id}.${name}`, value, { method: `${id}@1`, ...window, ...place });
}

/** The close the answer is measured from, and its as-of time (UTC ms). */
export function toCloseFacts(
  write: LevelWriter,
  { analysis: { candles } }: MeasureSeries,
  t: number,
): MeasureFact[] {
  const place = { from: t, to: t };
  return [
    ...write('close', [getValueAt(candles.close, t), 'price'], place),
    ...write('time', [calculateAsOfTime(at(candles.openTime, t), candles), 'time'], place),
  ];
}

/** The period: open time of its first candle, as-of time of its last (UTC ms), their number. */
export function toWindowFacts(
  write: LevelWriter,
  { analysis: { candles }, window: { from, to } }: MeasureSeries,
): MeasureFact[] {
  const last = calculateAsOfTime(at(candles.openTime, to), candles);
  return [
    ...write('from', [getValueAt(candles.openTime, from), 'time'], { from, to: from }),
    ...write('to', [last, 'time'], { from: to, to }),
    ...write('candles', [to - from + 1, 'count']),
  ];
}
