import { at } from '../../candles/column.ts';
import { findExtremes } from '../../facts/price-facts.ts';
import { calculatePercentChange, getValueAt } from '../../facts/reading.ts';
import type { Measure, MeasureFact, MeasureInput } from '../measure.ts';
import { findAskedPrice, findAskedSide, findLastTraded } from './asked-price.ts';
import { createLevelWriter, toCloseFacts, toWindowFacts } from './level-writer.ts';
import type { LevelWriter } from './level-writer.ts';
import { findStanding } from './price-distance.ts';

type Crossings = { readonly count: number; readonly last: number };

/** Closes on the other side of a price than the close before; a close at the price is on none. */
function countCrossings(
  { series: [{ analysis, window }] }: MeasureInput,
  price: number,
): Crossings {
  let [count, last, side] = [0, -1, 0];
  for (let t = window.from; t <= window.to; t += 1) {
    const now = Math.sign(at(analysis.candles.close, t) - price);
    if (now !== 0 && side !== 0 && now !== side) {
      count += 1;
      last = t;
    }
    if (now !== 0) side = now;
  }
  return { count, last };
}

/** How many candles held the price, and the first and the last of them. */
function toTradedFacts(write: LevelWriter, input: MeasureInput, price: number): MeasureFact[] {
  const [{ analysis, window }] = input.series;
  const { high, low, openTime, close } = analysis.candles;
  const last = findLastTraded(input, price, window);
  if (last < 0) return [];
  let [first, count] = [last, 0];
  for (let t = last; t >= window.from; t -= 1) {
    if (!(at(low, t) <= price && price <= at(high, t))) continue;
    first = t;
    count += 1;
  }
  const since = { from: last, to: window.to };
  const now = getValueAt(close, window.to);
  return [
    ...write('last-time', [getValueAt(openTime, last), 'time'], { from: last, to: last }),
    ...write('ago', [window.to - last, 'count'], since),
    ...write('since.change-percent', [calculatePercentChange(price, now), 'percent'], since),
    ...write('first-time', [getValueAt(openTime, first), 'time'], { from: first, to: first }),
    ...write('traded', [count, 'count']),
  ];
}

/** The last candle that closed on the side asked for, of that price. */
function toSideFacts(write: LevelWriter, input: MeasureInput, price: number): MeasureFact[] {
  const side = findAskedSide(input);
  const [{ analysis, window }] = input.series;
  if (side === undefined) return [];
  const sign = side === 'above' ? 1 : -1;
  const { close, openTime } = analysis.candles;
  let last = window.to;
  while (last >= window.from && !(sign * (at(close, last) - price) > 0)) last -= 1;
  const asked = write('asked', [`${side}-area`, 'text']);
  if (last < window.from) return asked;
  return [
    ...asked,
    ...write('side-time', [getValueAt(openTime, last), 'time'], { from: last, to: last }),
    ...write('side-ago', [window.to - last, 'count'], { from: last, to: window.to }),
  ];
}

/** Highest high and lowest low of the period: what a price that was never traded lies beyond. */
function toExtremeFacts(write: LevelWriter, input: MeasureInput, price: number): MeasureFact[] {
  const [{ analysis, window }] = input.series;
  const { openTime } = analysis.candles;
  const { high, highAt, low, lowAt } = findExtremes(analysis.candles, window);
  const place = price > high ? 'above-area' : price < low ? 'below-area' : 'inside-area';
  return [
    ...write('place', [place, 'text']),
    ...write('high', [high, 'price'], { from: highAt, to: highAt }),
    ...write('high-time', [getValueAt(openTime, highAt), 'time'], { from: highAt, to: highAt }),
    ...write('low', [low, 'price'], { from: lowAt, to: lowAt }),
    ...write('low-time', [getValueAt(openTime, lowAt), 'time'], { from: lowAt, to: lowAt }),
  ];
}

function calculateLastTimeAt(input: MeasureInput): MeasureFact[] {
  const [first] = input.series;
  const standing = findStanding(first);
  const asked = standing && findAskedPrice(input, standing);
  if (standing === undefined || asked === undefined) return [];
  const { price, refs } = asked;
  const write = createLevelWriter('last-time-at', first);
  const crossings = countCrossings(input, price);
  const { last } = crossings;
  const crossed = getValueAt(first.analysis.candles.openTime, last);
  return [
    ...toWindowFacts(write, first),
    ...toCloseFacts(write, first, standing.t),
    ...write('price', [price, 'price'], { from: standing.t, to: standing.t, refs }),
    ...toTradedFacts(write, input, price),
    ...toSideFacts(write, input, price),
    ...write('crossings', [crossings.count, 'count']),
    ...write('crossed-time', [crossed, 'time'], { from: last, to: last }),
    ...toExtremeFacts(write, input, price),
  ];
}

/**
 * When price last traded at a price (its candle held it, high and low included), how many candles
 * did, and how often the close crossed it; with a side, when it last closed on that side.
 */
export const lastTimeAt: Measure = {
  subjects: { least: 1, most: 1 },
  usualPeriod: 'all',
  candles: 'daily',
  needs: ['price'],
  leastCandles: 1,
  isStatistic: true,
  calculate: calculateLastTimeAt,
};
