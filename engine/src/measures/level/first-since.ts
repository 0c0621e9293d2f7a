import type { Measure, MeasureFact, MeasureInput } from '../measure.ts';
import { toFirstCloseFacts } from './first-close.ts';
import { chooseEventKinds, toFirstEventFacts } from './first-event.ts';
import { createLevelWriter, toCloseFacts, toWindowFacts } from './level-writer.ts';
import { startAfter } from './start-after.ts';

function calculateFirstSince(input: MeasureInput): readonly MeasureFact[] {
  const [first] = input.series;
  const { price } = input.parameters;
  const kinds = chooseEventKinds(input);
  if (price === undefined && kinds.length === 0) return [];
  const write = createLevelWriter('first-since', first);
  const start = startAfter(write, input);
  const [{ window }] = start.input.series;
  const shared = [
    ...toWindowFacts(write, first),
    ...toCloseFacts(write, first, first.window.to),
    ...start.facts,
  ];
  if (window.from > window.to) return shared;
  const found =
    price === undefined
      ? toFirstEventFacts(write, start.input, kinds)
      : toFirstCloseFacts(write, start.input, price);
  return [...shared, ...found];
}

/**
 * The first candle of the period that closed beyond a typed price, on the named side or else on the
 * one across from the last close before the period (where that is unclear, that held the price);
 * without a price the first event confirmed, of the kinds and the direction named. With `after` only
 * candles count that follow the high or low of the period.
 */
export const firstSince: Measure = {
  subjects: { least: 1, most: 1 },
  usualPeriod: 'all',
  candles: 'chart',
  needs: [],
  needsEither: ['price', 'kinds', 'direction'],
  leastCandles: 1,
  isStatistic: false,
  calculate: calculateFirstSince,
};
