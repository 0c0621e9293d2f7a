import { at } from '../../candles/column.ts';
import { findScaleStateAt } from '../../facts/comparison-facts.ts';
import { calculatePercentChange, getValueAt } from '../../facts/reading.ts';
import { createLevelWriter, type LevelWriter } from '../level/level-writer.ts';
import { listLiveStructures } from '../level/live-structures.ts';
import type { Measure, MeasureFact, MeasureInput, MeasureSeries } from '../measure.ts';
import { findMoment } from '../period/choose-window.ts';
import { findTrends } from './find-trends.ts';

const scales = ['swing', 'internal'] as const;

/** Trend of both scales at candle `t`, and the latest break known then. */
function toScaleFacts(write: LevelWriter, { analysis }: MeasureSeries, t: number): MeasureFact[] {
  const { openTime } = analysis.candles;
  return scales.flatMap((scale) => {
    const latest = findTrends(analysis, scale, t).at(-1)?.latest;
    const { bias } = findScaleStateAt(analysis, scale, t);
    const place = { from: 0, to: t };
    const last = latest && { from: latest.formedAt, to: latest.confirmedAt, refs: [latest.id] };
    return [
      ...write(`${scale}.bias`, [bias, 'text'], place),
      ...write(`${scale}.last-kind`, [latest?.kind, 'text'], last),
      ...write(`${scale}.last-direction`, [latest?.direction, 'text'], last),
      ...write(
        `${scale}.last-time`,
        [latest && getValueAt(openTime, latest.confirmedAt), 'time'],
        last,
      ),
    ];
  });
}

function calculateStructureAt(input: MeasureInput): MeasureFact[] {
  const [first] = input.series;
  const { candles } = first.analysis;
  const { time } = input.parameters;
  const { to } = first.window;
  const moment = time === undefined ? { from: to, to } : findMoment(candles, time, to);
  const whole = createLevelWriter('structure-at', first);
  if (moment === undefined)
    return [
      ...whole('asked', [time, 'time'], { from: 0, to: 0 }),
      ...whole('start', [getValueAt(candles.openTime, 0), 'time'], { from: 0, to: 0 }),
    ];
  const t = moment.to;
  const write = createLevelWriter('structure-at', { ...first, window: { from: 0, to: t } });
  const live = listLiveStructures(first.analysis, t);
  const count = (kind: string): number => live.filter((one) => one.kind === kind).length;
  const change = calculatePercentChange(at(candles.close, t), at(candles.close, to));
  return [
    ...write('from', [getValueAt(candles.openTime, t), 'time'], moment),
    ...write('close', [getValueAt(candles.close, t), 'price'], moment),
    ...toScaleFacts(write, first, t),
    ...write('gaps', [count('fair-value-gap'), 'count']),
    ...write('blocks', [count('order-block'), 'count']),
    ...write('zones', [count('support-resistance'), 'count']),
    ...(t === to ? [] : whole('since.change-percent', [change, 'percent'], { from: t, to })),
  ];
}

/**
 * What the market structure was at a past moment (`time`, UTC ms), from the candles up to it only:
 * trend of both scales, their latest break, and how many zones counted.
 */
export const structureAt: Measure = {
  subjects: { least: 1, most: 1 },
  usualPeriod: 'all',
  candles: 'daily',
  needs: [],
  leastCandles: 1,
  isStatistic: false,
  calculate: calculateStructureAt,
};
