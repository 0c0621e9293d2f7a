import { getValueAt } from '../../facts/reading.ts';
import type { Measure, MeasureFact, MeasureInput } from '../measure.ts';
import { findAskedPrice, findLastTraded } from './asked-price.ts';
import { createLevelWriter, toCloseFacts, type LevelWriter } from './level-writer.ts';
import { findStanding, toDistanceFacts } from './price-distance.ts';

/** When price last traded there in the whole data; where it never did, since when the data goes. */
function toTradedFacts(
  write: LevelWriter,
  input: MeasureInput,
  { price, to }: { readonly price: number; readonly to: number },
): MeasureFact[] {
  const { openTime } = input.series[0].analysis.candles;
  const last = findLastTraded(input, price, { from: 0, to });
  const whole = { from: 0, to };
  if (last < 0) return write('data-from', [getValueAt(openTime, 0), 'time'], whole);
  return [
    ...write('last-time', [getValueAt(openTime, last), 'time'], { from: last, to }),
    ...write('ago', [to - last, 'count'], { from: last, to }),
  ];
}

function calculateDistanceToPrice(input: MeasureInput): MeasureFact[] {
  const [first] = input.series;
  const standing = findStanding(first);
  if (standing === undefined) return [];
  const asked = findAskedPrice(input, standing);
  if (asked === undefined) return [];
  const { price, refs } = asked;
  const { t } = standing;
  const write = createLevelWriter('distance-to-price', first);
  const place = { from: t, to: t, refs };
  return [
    ...toCloseFacts(write, first, t),
    ...write('price', [price, 'price'], place),
    ...write('difference', [Math.abs(price - standing.close), 'price'], place),
    ...write('offset', [price - standing.close, 'price'], place),
    ...toDistanceFacts(write, '', { span: { top: price, bottom: price }, standing, place }),
    ...toTradedFacts(write, input, { price, to: t }),
  ];
}

/**
 * Distance from the last close to a price, in price, percent of the close and ATR 14, and when
 * price last traded there. The price is typed, a `percent` to a side, or that of a structure.
 */
export const distanceToPrice: Measure = {
  subjects: { least: 1, most: 1 },
  usualPeriod: 'shown',
  candles: 'chart',
  needs: ['price'],
  leastCandles: 1,
  isStatistic: false,
  calculate: calculateDistanceToPrice,
};
