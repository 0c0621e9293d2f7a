import { endedSentences } from './measures/ended.ts';
import { indicatorQuestions, indicatorSentences } from './measures/indicator.ts';
import { leftOutSentences } from './measures/left-out.ts';
import { levelQuestions, levelSentences } from './measures/level.ts';
import { periodQuestions, periodSentences } from './measures/period.ts';
import { relativeQuestions, relativeSentences } from './measures/relative.ts';
import { statisticsQuestions, statisticsSentences } from './measures/statistics.ts';
import { structureQuestions, structureSentences } from './measures/structure.ts';

/** Phrases that ask for a measure, by its id. */
export const measureQuestions = {
  ...periodQuestions,
  ...statisticsQuestions,
  ...relativeQuestions,
  ...levelQuestions,
  ...structureQuestions,
  ...indicatorQuestions,
};

export const measureSentences = {
  ...periodSentences,
  ...statisticsSentences,
  ...relativeSentences,
  ...levelSentences,
  ...structureSentences,
  ...indicatorSentences,
  ...leftOutSentences,
  ...endedSentences,
};
