import { at } from '../../candles/column.ts';
import { toLeftOutFacts } from '../left-out.ts';
import type { Measure, MeasureFact, MeasureInput } from '../measure.ts';
import { calculateLogChange, collectValues } from './candle-change.ts';
import { calculateCandlesPerYear } from './candles-per-year.ts';
import { createFactWriter, toPeriodFacts } from './fact-writer.ts';
import { calculateDeviation, calculateMedian, calculatePercentile, countBelow } from './sample.ts';

const maxHistory = 1000;
const minHistory = 50;

/** Sample deviations of all complete windows of `length` values, by running sums. */
function calculateRollingDeviations(values: Float64Array, length: number): Float64Array {
  const deviations = new Float64Array(Math.max(0, values.length - length + 1));
  let [sum, squares] = [0, 0];
  for (let index = 0; index < values.length; index += 1) {
    const value = at(values, index);
    sum += value;
    squares += value * value;
    if (index < length - 1) continue;
    deviations[index - length + 1] = Math.sqrt(
      Math.max(0, squares - (sum * sum) / length) / (length - 1),
    );
    const first = at(values, index - length + 1);
    sum -= first;
    squares -= first * first;
  }
  return deviations;
}

function calculateRealisedVolatility({ series, parameters }: MeasureInput): MeasureFact[] {
  const [first] = series;
  const { candles } = first.analysis;
  const { to } = first.window;
  const { count } = parameters;
  const from = count === undefined ? first.window.from : Math.max(0, to - count + 1);
  const write = createFactWriter('realised-volatility', { from, to });
  const calculate = (t: number): number => calculateLogChange(candles, t);
  const changes = collectValues({ from, to }, calculate);
  const deviation = calculateDeviation(changes);
  if (deviation === undefined) return [];
  const year = calculateCandlesPerYear(candles, to);
  const start = Math.max(0, from - maxHistory);
  const past = calculateRollingDeviations(
    collectValues({ from: start, to }, calculate),
    changes.length,
  ).slice(0, -1);
  const scale = 100 * Math.sqrt(year);
  const isKnown = past.length >= minHistory;
  const history = isKnown ? past : new Float64Array(0);
  const below = countBelow(history, deviation);
  const median = calculateMedian(history);
  const whole = { from: start, to };
  return [
    ...toPeriodFacts(write, first, { from, to }),
    ...write('changes', [changes.length, 'count']),
    ...write('volatility-percent', [deviation * scale, 'percent']),
    ...write('candle-percent', [deviation * 100, 'percent']),
    ...write('candles-per-year', [year, 'count']),
    ...write('below', [isKnown ? below : undefined, 'count'], whole),
    ...write('percentile', [calculatePercentile(history, deviation), 'percent'], whole),
    ...write(
      'median-percent',
      [median === undefined ? undefined : median * scale, 'percent'],
      whole,
    ),
    ...write('history', [isKnown ? history.length : undefined, 'count'], whole),
    ...toLeftOutFacts({ ...first, window: isKnown ? whole : { from, to } }, 'change', {
      id: 'realised-volatility',
    }),
  ];
}

// The window is the period, or `count` candles; its past are the windows of as many changes that
// ended before, at most 1,000 and at least 50. @see J. C. Hull, Options, Futures, and Other
// Derivatives: estimating volatility
/** Annualized sample deviation of the close's log changes in percent, beside its own past. */
export const realisedVolatility: Measure = {
  subjects: { least: 1, most: 1 },
  usualPeriod: { days: 30 },
  candles: 'daily',
  needs: [],
  leastCandles: 5,
  isStatistic: true,
  calculate: calculateRealisedVolatility,
};
