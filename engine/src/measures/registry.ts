import { indicatorMeasures } from './indicator/indicator-measures.ts';
import { levelMeasures } from './level/level-measures.ts';
import type { Measure } from './measure.ts';
import { periodMeasures } from './period/period-measures.ts';
import { relativeMeasures } from './relative/relative-measures.ts';
import { statisticsMeasures } from './statistics/statistics-measures.ts';
import { structureMeasures } from './structure/structure-measures.ts';

/** All measures by id; an id is unique over all groups. */
export const measures = {
  ...periodMeasures,
  ...statisticsMeasures,
  ...relativeMeasures,
  ...levelMeasures,
  ...structureMeasures,
  ...indicatorMeasures,
} as const satisfies Readonly<Record<string, Measure>>;

/** The tables of the groups; in each, measures that ask about the same stand side by side. */
export const measureGroups: readonly Readonly<Record<string, Measure>>[] = [
  periodMeasures,
  statisticsMeasures,
  relativeMeasures,
  levelMeasures,
  structureMeasures,
  indicatorMeasures,
];

export type MeasureId = keyof typeof measures;
export type PeriodMeasureId = keyof typeof periodMeasures;
export type StatisticsMeasureId = keyof typeof statisticsMeasures;
export type RelativeMeasureId = keyof typeof relativeMeasures;
export type LevelMeasureId = keyof typeof levelMeasures;
export type StructureMeasureId = keyof typeof structureMeasures;
export type IndicatorMeasureId = keyof typeof indicatorMeasures;
