import type { Candles } from '../../candles/candles.ts';
import { at } from '../../candles/column.ts';
import type { FactWindow } from '../../facts/reading.ts';
import { toLeftOutFacts } from '../left-out.ts';
import type { Measure, MeasureFact, MeasureInput } from '../measure.ts';
import { calculateChangePercent } from '../statistics/candle-change.ts';
import { createFactWriter, toPeriodFacts, type FactWriter } from '../statistics/fact-writer.ts';
import { toStartFacts } from './find-base.ts';

/** Fewest earlier candles beside which a share is set. */
const minEarlier = 200;

type Counts = {
  /** Candles with a close before them. */
  compared: number;
  up: number;
  down: number;
  green: number;
  red: number;
};

function countCloses({ open, close }: Candles, { from, to }: FactWindow): Counts {
  const counts = { compared: 0, up: 0, down: 0, green: 0, red: 0 };
  for (let t = from; t <= to; t += 1) {
    const [before, now] = [at(close, t - 1), at(close, t)];
    if (!Number.isNaN(before)) counts.compared += 1;
    if (now > before) counts.up += 1;
    if (now < before) counts.down += 1;
    if (now > at(open, t)) counts.green += 1;
    if (now < at(open, t)) counts.red += 1;
  }
  return counts;
}

const toShare = (part: number, whole: number): number => (part / whole) * 100;

/** How many candles closed up and down by more than `percent`. */
function toBeyondFacts(
  write: FactWriter,
  { series: [first], parameters: { percent } }: MeasureInput,
): MeasureFact[] {
  if (percent === undefined) return [];
  const limit = Math.abs(percent);
  let [known, up, down] = [0, 0, 0];
  for (let t = first.window.from; t <= first.window.to; t += 1) {
    const change = calculateChangePercent(first.analysis.candles, t);
    if (!Number.isNaN(change)) known += 1;
    if (change > limit) up += 1;
    if (change < -limit) down += 1;
  }
  return [
    ...write('limit-percent', [limit, 'percent']),
    ...write('beyond-up', [up, 'count']),
    ...write('beyond-up-share', [toShare(up, known), 'percent']),
    ...write('beyond-down', [down, 'count']),
    ...write('beyond-down-share', [toShare(down, known), 'percent']),
    ...toLeftOutFacts(first, 'change', { id: 'up-share' }),
  ];
}

function toEarlierFacts(write: FactWriter, candles: Candles, window: FactWindow): MeasureFact[] {
  const earlier = { from: 0, to: window.from - 1 };
  const { compared, up } = countCloses(candles, earlier);
  if (compared < minEarlier) return [];
  return [
    ...write('earlier', [compared, 'count'], earlier),
    ...write('earlier-up-share', [toShare(up, compared), 'percent'], earlier),
    ...write(
      'earlier-down-share',
      [toShare(countCloses(candles, earlier).down, compared), 'percent'],
      earlier,
    ),
  ];
}

function calculateUpShare(input: MeasureInput): MeasureFact[] {
  const [first] = input.series;
  const { window } = first;
  const { candles } = first.analysis;
  const write = createFactWriter('up-share', window);
  const { compared, up, down, green, red } = countCloses(candles, window);
  const length = window.to - window.from + 1;
  return [
    ...toPeriodFacts(write, first, window),
    ...toStartFacts(write, first),
    ...write('way', [input.parameters.direction, 'text']),
    ...write('compared', [compared, 'count']),
    ...write('up', [up, 'count']),
    ...write('up-share', [toShare(up, compared), 'percent']),
    ...write('down', [down, 'count']),
    ...write('down-share', [toShare(down, compared), 'percent']),
    ...write('unchanged', [compared - up - down, 'count']),
    ...write('green', [green, 'count']),
    ...write('green-share', [toShare(green, length), 'percent']),
    ...write('red', [red, 'count']),
    ...write('red-share', [toShare(red, length), 'percent']),
    ...toBeyondFacts(write, input),
    ...toEarlierFacts(write, candles, window),
  ];
}

/**
 * How many candles of the period closed above and below the close before (up, down) and their own
 * open (green, red); with `percent` how many closed further away than that from the close before.
 */
export const upShare: Measure = {
  subjects: { least: 1, most: 1 },
  usualPeriod: { days: 365 },
  candles: 'daily',
  needs: [],
  leastCandles: 1,
  isStatistic: true,
  calculate: calculateUpShare,
};
