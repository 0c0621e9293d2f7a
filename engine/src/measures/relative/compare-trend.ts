import type { TechnicalAnalysis } from '../../analysis.ts';
import { findScaleStateAt } from '../../facts/comparison-facts.ts';
import { getValueAt } from '../../facts/reading.ts';
import type { Bias, Finding, Scale } from '../../structure/finding.ts';
import type { Measure, MeasureFact, MeasureInput } from '../measure.ts';
import { createFactWriter } from '../statistics/fact-writer.ts';
import { createSideWriter, toRankFacts, toSharedFacts, type Side } from './shared-facts.ts';
import { findSharedPeriod } from './shared-period.ts';

const id = 'compare-trend';

type Trend = { readonly bias: Bias; readonly since: Finding | undefined };

/** Direction of a scale at candle `t`, and the break with which it began. */
function findTrend(analysis: TechnicalAnalysis, scale: Scale, t: number): Trend {
  const { bias, lastBreak } = findScaleStateAt(analysis, scale, t);
  let since = lastBreak;
  for (let index = analysis.findings.length - 1; index >= 0; index -= 1) {
    const finding = analysis.findings[index];
    if (finding === undefined || finding.confirmedAt > t || finding.scale !== scale) continue;
    const isReversal = finding.kind === 'change-of-character';
    if (!isReversal && finding.kind !== 'break-of-structure') continue;
    since = finding;
    if (isReversal) break;
  }
  return { bias, since };
}

function createSide(input: MeasureInput, place: number, to: number): Side {
  const { analysis } = input.series[place] ?? input.series[0];
  const writeSide = createSideWriter(id, input, { place, window: { from: 0, to } });
  const [swing, internal] = [findTrend(analysis, 'swing', to), findTrend(analysis, 'internal', to)];
  const toTime = ({ since }: Trend) =>
    [since && getValueAt(analysis.candles.openTime, since.confirmedAt), 'time'] as const;
  return {
    place,
    value: 0,
    write: (prefix) => [
      ...writeSide(`${prefix}.swing`, [swing.bias, 'text']),
      ...writeSide(`${prefix}.swing-since`, toTime(swing)),
      ...writeSide(`${prefix}.internal`, [internal.bias, 'text']),
      ...writeSide(`${prefix}.internal-since`, toTime(internal)),
    ],
  };
}

function calculateCompareTrend(input: MeasureInput): MeasureFact[] {
  const shared = findSharedPeriod(input);
  const [window] = shared?.windows ?? [];
  if (shared === undefined || window === undefined) return [];
  const write = createFactWriter(id, window);
  const count = (bias: Bias): number =>
    shared.windows.filter(({ to }, place) => {
      const { analysis } = input.series[place] ?? input.series[0];
      return findScaleStateAt(analysis, 'swing', to).bias === bias;
    }).length;
  return [
    ...toSharedFacts(write, input, shared),
    ...write('count', [input.series.length, 'count']),
    ...write('bullish', [count('bullish'), 'count']),
    ...write('bearish', [count('bearish'), 'count']),
    ...write('neutral', [count('neutral'), 'count']),
    ...toRankFacts(
      write,
      input,
      shared.windows.map(({ to }, place) => createSide(input, place, to)),
    ),
  ];
}

/** Trend of each by the market structure of both scales at the shared end, in the order asked. */
export const compareTrend: Measure = {
  subjects: { least: 2, most: 10 },
  usualPeriod: 'shown',
  candles: 'chart',
  needs: [],
  leastCandles: 2,
  isStatistic: false,
  calculate: calculateCompareTrend,
};
