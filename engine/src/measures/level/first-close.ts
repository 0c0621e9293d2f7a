import { at } from '../../candles/column.ts';
import { findExtremes } from '../../facts/price-facts.ts';
import { getValueAt } from '../../facts/reading.ts';
import type { MeasureFact, MeasureInput } from '../measure.ts';
import { findAskedSide } from './asked-price.ts';
import { toFirstFacts } from './first-facts.ts';
import type { LevelWriter } from './level-writer.ts';
import { toPlace } from './price-distance.ts';

/** A price and its side: 1 is above it, -1 below, 0 any candle that holds it. */
type Target = { readonly price: number; readonly sign: number };

/** The side named; else the one across from the last close before the period. */
function chooseTarget(input: MeasureInput, price: number): Target {
  const side = findAskedSide(input);
  if (side !== undefined) return { price, sign: side === 'above' ? 1 : -1 };
  const [{ analysis, window }] = input.series;
  const before = getValueAt(analysis.candles.close, window.from - 1);
  return { price, sign: before === undefined ? 0 : Math.sign(price - before) };
}

/** Candles of the period that closed on the side of a price, or where there is none, held it. */
function listMatches(
  { series: [{ analysis, window }] }: MeasureInput,
  { price, sign }: Target,
): number[] {
  const { high, low, close } = analysis.candles;
  const found: number[] = [];
  for (let t = window.from; t <= window.to; t += 1) {
    const holds = at(low, t) <= price && price <= at(high, t);
    if (sign === 0 ? holds : sign * (at(close, t) - price) > 0) found.push(t);
  }
  return found;
}

/** How far prices of the period went: what a close that never came lies beyond. */
function toExtremeFacts(write: LevelWriter, { series: [first] }: MeasureInput): MeasureFact[] {
  const { openTime } = first.analysis.candles;
  const { high, highAt, low, lowAt } = findExtremes(first.analysis.candles, first.window);
  return [
    ...write('high', [high, 'price'], { from: highAt, to: highAt }),
    ...write('high-time', [getValueAt(openTime, highAt), 'time'], { from: highAt, to: highAt }),
    ...write('low', [low, 'price'], { from: lowAt, to: lowAt }),
    ...write('low-time', [getValueAt(openTime, lowAt), 'time'], { from: lowAt, to: lowAt }),
  ];
}

/** The closes in a row, up to the last, that lie on the side; none where the last does not. */
function toRunFacts(
  write: LevelWriter,
  { series: [{ analysis, window }] }: MeasureInput,
  { price, sign }: Target,
): MeasureFact[] {
  const { close, openTime } = analysis.candles;
  let from = window.to + 1;
  while (from > window.from && sign * (at(close, from - 1) - price) > 0) from -= 1;
  const count = window.to - from + 1;
  const run = { from, to: window.to };
  if (count === 0) return [];
  return [
    ...write('run', [count, 'count'], run),
    ...write('run-from', [getValueAt(openTime, from), 'time'], run),
  ];
}

/** The first close beyond a price, how many there were up to now, and where the last one lies. */
export function toFirstCloseFacts(
  write: LevelWriter,
  input: MeasureInput,
  price: number,
): MeasureFact[] {
  const [{ analysis, window }] = input.series;
  const { close } = analysis.candles;
  const target = chooseTarget(input, price);
  const { sign } = target;
  const found = listMatches(input, target);
  const [from] = found;
  const side = sign === 0 ? 'inside-area' : sign > 0 ? 'above-area' : 'below-area';
  const now = at(close, window.to);
  const [start, end] = [window.from - 1, { from: window.to, to: window.to }];
  return [
    ...write('price', [price, 'price'], end),
    ...write('side', [side, 'text']),
    ...write('before', [getValueAt(close, start), 'price'], { from: start, to: start }),
    ...write('place', [toPlace({ top: now, bottom: now }, price), 'text'], end),
    ...toExtremeFacts(write, input),
    ...(from === undefined
      ? []
      : [
          ...toFirstFacts(write, input, { t: from }),
          ...write('count', [found.length, 'count'], { from, to: window.to }),
          ...write('checked', [window.to - from + 1, 'count'], { from, to: window.to }),
          ...toRunFacts(write, input, target),
        ]),
  ];
}
