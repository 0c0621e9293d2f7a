import type { TechnicalAnalysis } from '../../analysis.ts';
import { at } from '../../candles/column.ts';
import { getValueAt } from '../../facts/reading.ts';
import { toLeftOutFacts } from '../left-out.ts';
import type { Measure, MeasureFact, MeasureInput } from '../measure.ts';
import { collectValues } from './candle-change.ts';
import { createFactWriter, toPeriodFacts, type FactWriter } from './fact-writer.ts';
import { calculateMedian, calculatePercentile, countBelow } from './sample.ts';

const minHistory = 20;

function calculateAtrPercent({ candles, indicators }: TechnicalAnalysis, t: number): number {
  const close = at(candles.close, t);
  return close > 0 ? (at(indicators.atr14, t) / close) * 100 : Number.NaN;
}

/** Lowest and highest value of the candles before the last, the first of equals, with its time. */
function toExtremeFacts(
  write: FactWriter,
  analysis: TechnicalAnalysis,
  { from, to }: { readonly from: number; readonly to: number },
): MeasureFact[] {
  let lowest = { value: Number.POSITIVE_INFINITY, index: from };
  let highest = { value: Number.NEGATIVE_INFINITY, index: from };
  for (let t = from; t < to; t += 1) {
    const value = calculateAtrPercent(analysis, t);
    if (value < lowest.value) lowest = { value, index: t };
    if (value > highest.value) highest = { value, index: t };
  }
  return Object.entries({ lowest, highest }).flatMap(([name, { value, index }]) => {
    const candle = { from: index, to: index };
    const time = getValueAt(analysis.candles.openTime, index);
    return [
      ...write(`${name}-percent`, [value, 'percent'], candle),
      ...write(`${name}-time`, [time, 'time'], candle),
    ];
  });
}

function calculateVolatilityRank({ series: [first] }: MeasureInput): MeasureFact[] {
  const { analysis, window } = first;
  const { from, to } = window;
  const write = createFactWriter('volatility-rank', window);
  const now = calculateAtrPercent(analysis, to);
  const atr = { from: Math.max(0, to - 14), to };
  const past = collectValues({ from, to: to - 1 }, (t) => calculateAtrPercent(analysis, t));
  const facts = [
    ...toPeriodFacts(write, first, window),
    ...write('atr', [getValueAt(analysis.indicators.atr14, to), 'price'], atr),
    ...write('atr-percent', [now, 'percent'], atr),
    ...toLeftOutFacts(first, 'close', { id: 'volatility-rank' }),
  ];
  if (Number.isNaN(now) || past.length < minHistory) return facts;
  const below = countBelow(past, now);
  return [
    ...facts,
    ...write('below', [below, 'count']),
    ...write('percentile', [calculatePercentile(past, now), 'percent']),
    ...write('history', [past.length, 'count']),
    ...write('median-percent', [calculateMedian(past), 'percent']),
    ...toExtremeFacts(write, analysis, window),
  ];
}

/** ATR 14 in percent of the close: its percentile, median and extremes among the period before it. */
export const volatilityRank: Measure = {
  subjects: { least: 1, most: 1 },
  usualPeriod: { days: 365 },
  candles: 'daily',
  needs: [],
  leastCandles: 30,
  isStatistic: true,
  calculate: calculateVolatilityRank,
};
