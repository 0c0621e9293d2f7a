import type { LevelMeasureId } from '@vela/engine';
import { levelPriceTopics } from './level-price-topics.ts';
import { levelStructureTopics } from './level-structure-topics.ts';
import type { MeasureTopics } from './measure-topics.ts';

/** What is said about each measure of this group. */
export const levelTopics: Readonly<Record<LevelMeasureId, MeasureTopics>> = {
  ...levelPriceTopics,
  ...levelStructureTopics,
};
