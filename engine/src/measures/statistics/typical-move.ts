import { at } from '../../candles/column.ts';
import { getValueAt } from '../../facts/reading.ts';
import { toLeftOutFacts } from '../left-out.ts';
import type { Measure, MeasureFact, MeasureInput } from '../measure.ts';
import { calculateChangePercent, collectValues } from './candle-change.ts';
import { createFactWriter, toPeriodFacts, type FactWriter } from './fact-writer.ts';
import { calculateMean, calculateMedian } from './sample.ts';

type Beyond = { known: number; up: number; down: number; last: number };

function countBeyond({ series: [first], parameters }: MeasureInput, limit: number): Beyond {
  const { direction } = parameters;
  const beyond = { known: 0, up: 0, down: 0, last: -1 };
  for (let t = first.window.from; t <= first.window.to; t += 1) {
    const change = calculateChangePercent(first.analysis.candles, t);
    if (Number.isNaN(change)) continue;
    beyond.known += 1;
    const isUp = change > limit && direction !== 'bearish';
    const isDown = change < -limit && direction !== 'bullish';
    beyond.up += isUp ? 1 : 0;
    beyond.down += isDown ? 1 : 0;
    if (isUp || isDown) beyond.last = t;
  }
  return beyond;
}

/** How many changes are larger than `percent`, up and down, their share, and the last of them. */
function toBeyondFacts(write: FactWriter, input: MeasureInput): MeasureFact[] {
  const { percent, direction } = input.parameters;
  if (percent === undefined) return [];
  const limit = Math.abs(percent);
  const { candles } = input.series[0].analysis;
  const { known, up, down, last } = countBeyond(input, limit);
  const candle = { from: Math.max(0, last - 1), to: last };
  return [
    ...write('limit-percent', [limit, 'percent']),
    ...write('beyond', [up + down, 'count']),
    ...write('beyond-share', [((up + down) / known) * 100, 'percent']),
    ...write('beyond-up', [direction === undefined ? up : undefined, 'count']),
    ...write('beyond-down', [direction === undefined ? down : undefined, 'count']),
    ...write('way', [direction, 'text']),
    ...write('last-time', [getValueAt(candles.openTime, last), 'time'], candle),
    ...write('last.change-percent', [calculateChangePercent(candles, last), 'percent'], candle),
  ];
}

/** Size that nine of ten values stay within (nearest rank); undefined of fewer than ten values. */
function calculateNinetieth(sizes: Float64Array): number | undefined {
  if (sizes.length < 10) return undefined;
  return at(sizes.toSorted(), Math.ceil(sizes.length * 0.9) - 1);
}

function calculateTypicalMove(input: MeasureInput): MeasureFact[] {
  const { series } = input;
  const [first] = series;
  const { analysis, window } = first;
  const write = createFactWriter('typical-move', window);
  const sizes = collectValues(window, (t) => Math.abs(calculateChangePercent(analysis.candles, t)));
  return [
    ...toPeriodFacts(write, first, window),
    ...write('changes', [sizes.length, 'count']),
    ...write('median-percent', [calculateMedian(sizes), 'percent']),
    ...write('average-percent', [calculateMean(sizes), 'percent']),
    ...write('inner.size-percent', [calculateNinetieth(sizes), 'percent']),
    ...write('inner.percentile', [sizes.length < 10 ? undefined : 90, 'percent']),
    ...toBeyondFacts(write, input),
    ...toLeftOutFacts(first, 'change', { id: 'typical-move' }),
  ];
}

/**
 * Median and mean size of the change from close to close; with `percent`, how many changes were
 * larger (with `direction`, that way only).
 */
export const typicalMove: Measure = {
  subjects: { least: 1, most: 1 },
  usualPeriod: { days: 365 },
  candles: 'daily',
  needs: [],
  leastCandles: 10,
  isStatistic: true,
  calculate: calculateTypicalMove,
};
