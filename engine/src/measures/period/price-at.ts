import { at } from '../../candles/column.ts';
import { calculateCloseTime } from '../../candles/interval.ts';
import { findExtremes } from '../../facts/price-facts.ts';
import { calculatePercentChange, getValueAt } from '../../facts/reading.ts';
import type { Measure, MeasureFact, MeasureInput } from '../measure.ts';
import { createFactWriter, toPeriodFacts } from '../statistics/fact-writer.ts';
import { findMoment } from './choose-window.ts';

/** What is known where the data begins after the moment asked about. */
function toEarlyFacts({ series: [first], parameters }: MeasureInput): MeasureFact[] {
  const { candles } = first.analysis;
  const write = createFactWriter('price-at', { from: 0, to: 0 });
  return [
    ...write('asked', [parameters.time, 'time']),
    ...write('start', [getValueAt(candles.openTime, 0), 'time']),
  ];
}

function calculatePriceAt(input: MeasureInput): MeasureFact[] {
  const { series, parameters } = input;
  const [first] = series;
  const { candles } = first.analysis;
  const last = first.window.to;
  const { time } = parameters;
  const window = time === undefined ? first.window : findMoment(candles, time, last);
  if (window === undefined) return toEarlyFacts(input);
  const { from, to } = window;
  const write = createFactWriter('price-at', window);
  const { high, low } = findExtremes(candles, window);
  const close = at(candles.close, to);
  const before = getValueAt(candles.close, from - 1);
  const isMissed =
    time !== undefined && calculateCloseTime(at(candles.openTime, to), candles.interval) <= time;
  return [
    ...toPeriodFacts(write, first, window),
    ...write('asked', [isMissed ? time : undefined, 'time']),
    ...write('open', [at(candles.open, from), 'price'], { from, to: from }),
    ...write('high', [high, 'price']),
    ...write('low', [low, 'price']),
    ...write('close', [close, 'price'], { from: to, to }),
    ...write('before', [before, 'price'], { from: from - 1, to: from - 1 }),
    ...write('change-percent', [calculatePercentChange(before, close), 'percent'], {
      from: Math.max(0, from - 1),
      to,
    }),
    ...(to === last
      ? []
      : [
          ...write('now', [at(candles.close, last), 'price'], { from: last, to: last }),
          ...write(
            'since.change-percent',
            [calculatePercentChange(close, at(candles.close, last)), 'percent'],
            { from: to, to: last },
          ),
        ]),
  ];
}

/**
 * Open, high, low and close of the day that `time` names (UTC ms), or of the last candle before it;
 * without a time of the whole period.
 */
export const priceAt: Measure = {
  subjects: { least: 1, most: 1 },
  usualPeriod: { days: 1 },
  candles: 'daily',
  needs: [],
  leastCandles: 1,
  isStatistic: false,
  calculate: calculatePriceAt,
};
