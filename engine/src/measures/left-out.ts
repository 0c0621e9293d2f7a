import type { Candles } from '../candles/candles.ts';
import { at } from '../candles/column.ts';
import { getValueAt, type FactWindow } from '../facts/reading.ts';
import type { MeasureFact, MeasureInput, MeasureSeries } from './measure.ts';
import { createFactWriter, type FactWriter } from './statistics/fact-writer.ts';

/** A price of zero or below, at which there is no percentage, and the candle that is left out. */
type LeftOut = { readonly t: number; readonly price: number; readonly priceAt: number };

/** Which price a measure needs above zero: the closes of a change, a low, or a close. */
export type NeededPrice = 'change' | 'low' | 'close';

function listLeftOut(
  candles: Candles,
  { from, to }: FactWindow,
  needed: NeededPrice,
): readonly LeftOut[] {
  const column = needed === 'low' ? candles.low : candles.close;
  const found: LeftOut[] = [];
  for (let t = from; t <= to; t += 1) {
    const before = needed === 'change' ? at(column, t - 1) : Number.NaN;
    const isBefore = before <= 0 && !(at(column, t) < before);
    const priceAt = isBefore ? t - 1 : t;
    if (at(column, priceAt) <= 0) found.push({ t, price: at(column, priceAt), priceAt });
  }
  return found;
}

const shareLabel = (id: string, fact: MeasureFact): MeasureFact => ({
  ...fact,
  label: fact.label.replace(`measure.${id}.`, 'measure.'),
});

function findLowest(found: readonly LeftOut[]): LeftOut | undefined {
  return found.reduce<LeftOut | undefined>(
    (lowest, one) => (lowest === undefined || one.price < lowest.price ? one : lowest),
    undefined,
  );
}

function toFacts(
  write: FactWriter,
  { analysis: { candles } }: MeasureSeries,
  found: readonly LeftOut[],
): MeasureFact[] {
  const lowest = findLowest(found);
  const [first, last] = [found[0]?.t ?? -1, found.at(-1)?.t ?? -1];
  if (lowest === undefined) return [];
  const low = { from: lowest.priceAt, to: lowest.priceAt };
  return [
    ...write('from', [getValueAt(candles.openTime, first), 'time'], { from: first, to: first }),
    ...write('to', [getValueAt(candles.openTime, last), 'time'], { from: last, to: last }),
    ...write('low', [lowest.price, 'price'], low),
    ...write('low-time', [getValueAt(candles.openTime, lowest.priceAt), 'time'], low),
  ];
}

type Place = { readonly id: string; readonly place?: number; readonly isNamed?: boolean };

/** Writer of `measure.<id>.left-out.<rank>.<name>`; all measures share the label of such a fact. */
export function createLeftOutWriter(
  { id, place = 0, isNamed = false }: Place,
  { symbol, window }: MeasureSeries,
): FactWriter {
  const write = createFactWriter(id, window, isNamed && place > 0 ? symbol : undefined);
  return (name, value, candles) =>
    write(`left-out.${place + 1}.${name}`, value, candles).map((fact) => shareLabel(id, fact));
}

/**
 * The candles of a period whose price is zero or below where `needed`: how many a measure of
 * percentages leaves out, the first and last of them, and the lowest such price. None: no facts.
 */
export function toLeftOutFacts(
  series: MeasureSeries,
  needed: NeededPrice,
  place: Place,
): MeasureFact[] {
  const found = listLeftOut(series.analysis.candles, series.window, needed);
  if (found.length === 0) return [];
  const write = createLeftOutWriter(place, series);
  return [
    ...write('count', [found.length, 'count']),
    ...write('symbol', [place.isNamed === true ? series.symbol : undefined, 'text']),
    ...toFacts(write, series, found),
  ];
}

/** The same for each of several series over its own window, with its name. */
export function toLeftOutSides(
  { series }: MeasureInput,
  windows: readonly FactWindow[],
  { id, needed }: { readonly id: string; readonly needed: NeededPrice },
): MeasureFact[] {
  return series.flatMap((one, place) => {
    const window = windows[place];
    if (window === undefined) return [];
    return toLeftOutFacts({ ...one, window }, needed, { id, place, isNamed: true });
  });
}

/** Changes without a percentage, of months, years or gaps: a close of zero or below at their ends. */
export function toLeftOutChanges(
  series: MeasureSeries,
  ends: readonly (readonly [from: number, to: number])[],
  { id, name }: { readonly id: string; readonly name: 'periods' | 'gaps' },
): MeasureFact[] {
  const { close } = series.analysis.candles;
  const found = ends.flatMap(([from, to]): LeftOut[] => {
    const priceAt = at(close, from) < at(close, to) ? from : to;
    const price = at(close, priceAt);
    return price <= 0 ? [{ t: to, price, priceAt }] : [];
  });
  if (found.length === 0) return [];
  const write = createLeftOutWriter({ id }, series);
  return [...write(name, [found.length, 'count']), ...toFacts(write, series, found)];
}
