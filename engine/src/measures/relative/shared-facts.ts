import { at } from '../../candles/column.ts';
import { calculateAsOfTime } from '../../facts/price-facts.ts';
import { getValueAt, type FactWindow } from '../../facts/reading.ts';
import type { MeasureFact, MeasureInput } from '../measure.ts';
import { createFactWriter, type FactWriter } from '../statistics/fact-writer.ts';
import type { SharedPeriod } from './shared-period.ts';

/** Writer of the facts of one of the compared series, over its own candles of the period. */
export function createSideWriter(
  id: string,
  { series }: MeasureInput,
  { place, window }: { readonly place: number; readonly window: FactWindow },
): FactWriter {
  return createFactWriter(id, window, place === 0 ? undefined : series[place]?.symbol);
}

/** Beginning and end of the shared period (UTC ms) and the number of candles that all series have. */
export function toSharedFacts(
  write: FactWriter,
  { series: [first] }: MeasureInput,
  { candles }: SharedPeriod,
): MeasureFact[] {
  const shared = candles[0] ?? new Int32Array(0);
  const { openTime } = first.analysis.candles;
  const [from, to] = [shared.at(0) ?? -1, shared.at(-1) ?? -1];
  const end = calculateAsOfTime(at(openTime, to), first.analysis.candles);
  return [
    ...write('from', [getValueAt(openTime, from), 'time'], { from, to: from }),
    ...write('to', [end, 'time'], { from: to, to }),
    ...write('candles', [shared.length, 'count'], { from, to }),
  ];
}

/** One of the compared series: its place in the question, its value, and what writes its facts. */
export type Side = {
  readonly place: number;
  readonly value: number;
  readonly write: (prefix: string) => readonly MeasureFact[];
};

/**
 * Sides with a value by rank, the largest value first, of equals in the order of the question: the
 * facts `<rank>.rank` and `<rank>.symbol` and its own.
 */
export function toRankFacts(
  write: FactWriter,
  { series }: MeasureInput,
  sides: readonly Side[],
): MeasureFact[] {
  return sides
    .filter(({ value }) => !Number.isNaN(value))
    .toSorted((a, b) => b.value - a.value || a.place - b.place)
    .flatMap((side, index) => [
      ...write(`${index + 1}.rank`, [index + 1, 'count']),
      ...write(`${index + 1}.symbol`, [series[side.place]?.symbol, 'text']),
      ...side.write(`${index + 1}`),
    ]);
}
