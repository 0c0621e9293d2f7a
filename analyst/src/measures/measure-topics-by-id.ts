import { indicatorTopics } from './indicator-topics.ts';
import { levelTopics } from './level-topics.ts';
import { periodTopics } from './period-topics.ts';
import { relativeTopics } from './relative-topics.ts';
import { statisticsTopics } from './statistics-topics.ts';
import { structureTopics } from './structure-topics.ts';
import type { MeasureId } from '@vela/engine';
import type { MeasureTopics } from './measure-topics.ts';

export const measureTopics: Readonly<Record<MeasureId, MeasureTopics>> = {
  ...periodTopics,
  ...statisticsTopics,
  ...relativeTopics,
  ...levelTopics,
  ...structureTopics,
  ...indicatorTopics,
};
