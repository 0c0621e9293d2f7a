import { at } from '../../candles/column.ts';
import {
  calculateShareInterval,
  countObservation,
  createTally,
  type Tally,
} from '../../statistics/clustered-interval.ts';
import { toTimeClusters } from '../../statistics/time-clusters.ts';
import type { Measure, MeasureFact, MeasureInput } from '../measure.ts';
import { createLevelWriter, toCloseFacts, toWindowFacts } from './level-writer.ts';
import type { LevelWriter } from './level-writer.ts';
import { calculateRunningExtremes, type RunningExtremes } from './running-extremes.ts';
import { chooseHorizon, findReach, minCases, type Reach, type Side } from './reach.ts';
import { findStanding, type Standing } from './price-distance.ts';

const missedProbability = 0.05;

type Counted = { readonly cases: number; readonly reached: number; readonly tally: Tally };

type CountInput = {
  readonly input: MeasureInput;
  readonly extremes: RunningExtremes;
  readonly horizon: number;
  readonly side: Side | undefined;
};

/** Counts the starts after which price went at least `toSize(t)` from its close within reach. */
function countReached(
  { input, extremes, horizon, side }: CountInput,
  toSize: (t: number) => number,
): Counted {
  const [{ analysis, window }] = input.series;
  const { candles } = analysis;
  const clusters = toTimeClusters(candles, horizon);
  const tally = createTally(clusters.count);
  let [cases, reached] = [0, 0];
  for (let t = window.from; t + horizon <= window.to; t += 1) {
    const close = at(candles.close, t);
    const size = toSize(t);
    if (!(close > 0) || Number.isNaN(size)) continue;
    const isUp = side !== 'below' && at(extremes.highest, t) >= close + size;
    const isDown = side !== 'above' && at(extremes.lowest, t) <= close - size;
    const happened = isUp || isDown ? 1 : 0;
    cases += 1;
    reached += happened;
    countObservation(tally, clusters.byCandle[t] ?? 0, happened);
  }
  return { cases, reached, tally };
}

function toShareFacts(
  write: LevelWriter,
  count: CountInput,
  { reach, standing }: { readonly reach: Reach; readonly standing: Standing },
): MeasureFact[] {
  const { candles, indicators } = count.input.series[0].analysis;
  const counted = countReached(count, (t) => (at(candles.close, t) * reach.percent) / 100);
  const { cases, reached, tally } = counted;
  const facts = [
    ...write('cases', [cases, 'count']),
    ...write('separate', [Math.floor(cases / count.horizon), 'count']),
  ];
  if (cases < minCases) return [...facts, ...write('least', [minCases, 'count'])];
  const { low, high } = calculateShareInterval(tally, missedProbability);
  const atrs =
    standing.atr === undefined ? undefined : (standing.close * reach.percent) / 100 / standing.atr;
  const scaled =
    atrs === undefined ? undefined : countReached(count, (t) => at(indicators.atr14, t) * atrs);
  const scaledShare = scaled && (scaled.reached / scaled.cases) * 100;
  return [
    ...facts,
    ...write('reached', [reached, 'count']),
    ...write('share', [(reached / cases) * 100, 'percent']),
    ...write('low-share', [low * 100, 'percent']),
    ...write('high-share', [high * 100, 'percent']),
    ...write('distance-atr', [atrs, 'ratio']),
    ...write('scaled-cases', [scaled?.cases, 'count']),
    ...write('scaled-share', [scaledShare, 'percent']),
  ];
}

function calculateReachShare(asked: MeasureInput): MeasureFact[] {
  const [given, ...others] = asked.series;
  const { horizon, window } = chooseHorizon(asked);
  const first = { ...given, window };
  const input: MeasureInput = { ...asked, series: [first, ...others] };
  const standing = findStanding(first);
  const reach = standing && findReach(input, standing);
  if (standing === undefined || reach === undefined) return [];
  const { price, percent } = input.parameters;
  const write = createLevelWriter('reach-share', first);
  const now = { from: standing.t, to: standing.t };
  const extremes = calculateRunningExtremes(first.analysis.candles, horizon);
  const count = { input, extremes, horizon, side: reach.side };
  return [
    ...toWindowFacts(write, first),
    ...toCloseFacts(write, first, standing.t),
    ...write('price', [percent === undefined ? price : undefined, 'price'], now),
    ...write('distance-percent', [reach.percent, 'percent'], now),
    ...write('way', [reach.side === undefined ? undefined : `${reach.side}-area`, 'text'], now),
    ...write('horizon', [horizon, 'count'], now),
    ...toShareFacts(write, count, { reach, standing }),
  ];
}

/**
 * Of all closes of the period with `count` candles after them (20 where not said; where the period
 * has fewer than 50 candles, as many as it has, searched in all data), the share after
 * which price, wicks included, went as far as the typed percent, or as the typed price is from the
 * last close. The interval holds 95 of 100 true shares; the second share takes the size in ATR 14.
 */
export const reachShare: Measure = {
  subjects: { least: 1, most: 1 },
  usualPeriod: 'all',
  candles: 'chart',
  needs: ['price'],
  leastCandles: 2,
  isStatistic: true,
  calculate: calculateReachShare,
};
