import { indicatorMeasureFacts, indicatorMeasures } from './measures/indicator.ts';
import { leftOutFacts } from './measures/left-out-facts.ts';
import { levelMeasureFacts, levelMeasures } from './measures/level.ts';
import { periodMeasureFacts, periodMeasures } from './measures/period.ts';
import { relativeMeasureFacts, relativeMeasures } from './measures/relative.ts';
import { statisticsMeasureFacts, statisticsMeasures } from './measures/statistics.ts';
import { structureMeasureFacts, structureMeasures } from './measures/structure.ts';

export const measures = {
  ...periodMeasures,
  ...statisticsMeasures,
  ...relativeMeasures,
  ...levelMeasures,
  ...structureMeasures,
  ...indicatorMeasures,
};

export const measureFacts = {
  ...periodMeasureFacts,
  ...statisticsMeasureFacts,
  ...relativeMeasureFacts,
  ...levelMeasureFacts,
  ...structureMeasureFacts,
  ...indicatorMeasureFacts,
  ...leftOutFacts,
};
