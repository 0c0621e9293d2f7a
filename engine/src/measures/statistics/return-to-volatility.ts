import { at } from '../../candles/column.ts';
import { getValueAt } from '../../facts/reading.ts';
import { toLeftOutFacts } from '../left-out.ts';
import type { Measure, MeasureFact, MeasureInput } from '../measure.ts';
import { calculateLogChange, collectValues } from './candle-change.ts';
import { calculateCandlesPerYear } from './candles-per-year.ts';
import { createFactWriter, toPeriodFacts } from './fact-writer.ts';
import { calculateDeviation } from './sample.ts';

const yearMs = 365.25 * 86_400_000;
/** Below it a yearly return would be an extrapolation; a period of 365 days has a few days less. */
const minYears = 0.95;

function calculateReturnToVolatility({ series: [first] }: MeasureInput): MeasureFact[] {
  const { candles } = first.analysis;
  const { from, to } = first.window;
  const write = createFactWriter('return-to-volatility', first.window);
  const facts = [
    ...toPeriodFacts(write, first, first.window),
    ...toLeftOutFacts(first, 'change', { id: 'return-to-volatility' }),
  ];
  const base = Math.max(0, from - 1);
  const years = (at(candles.openTime, to) - at(candles.openTime, base)) / yearMs;
  const growth = at(candles.close, to) / at(candles.close, base);
  const changes = collectValues(first.window, (t) => calculateLogChange(candles, t));
  const deviation = calculateDeviation(changes);
  const isDefined = at(candles.close, base) > 0 && growth > 0 && (deviation ?? 0) > 0;
  if (!isDefined || deviation === undefined || years < minYears) return facts;
  const year = calculateCandlesPerYear(candles, to);
  const yearly = (growth ** (1 / years) - 1) * 100;
  const volatility = deviation * Math.sqrt(year) * 100;
  const whole = { from: base, to };
  return [
    ...facts,
    ...write('ratio', [yearly / volatility, 'ratio'], whole),
    ...write('annual.change-percent', [yearly, 'percent'], whole),
    ...write('volatility-percent', [volatility, 'percent'], whole),
    ...write('change-percent', [(growth - 1) * 100, 'percent'], whole),
    ...write('changes', [changes.length, 'count'], whole),
    ...write('start', [getValueAt(candles.close, base), 'price'], { from: base, to: base }),
  ];
}

// From the close before the period, compounded. No riskless rate is taken off.
// @see W. F. Sharpe, The Sharpe Ratio, Journal of Portfolio Management (1994)
/** Yearly return divided by yearly volatility, both in percent, over about a year or more. */
export const returnToVolatility: Measure = {
  subjects: { least: 1, most: 1 },
  usualPeriod: { days: 365 },
  candles: 'daily',
  needs: [],
  leastCandles: 30,
  isStatistic: true,
  calculate: calculateReturnToVolatility,
};
