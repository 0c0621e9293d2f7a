import type { IndicatorDefinition } from './indicator.ts';
import { channelIndicators } from './channel/channel-indicators.ts';
import { momentumIndicators } from './momentum/momentum-indicators.ts';
import { movingAverageIndicators } from './moving-average/moving-average-indicators.ts';
import { patternIndicators } from './pattern/pattern-indicators.ts';
import { priceTransformIndicators } from './price-transform/price-transform-indicators.ts';
import { statisticsIndicators } from './statistics/statistics-indicators.ts';
import { trendIndicators } from './trend/trend-indicators.ts';
import { volatilityIndicators } from './volatility/volatility-indicators.ts';
import { volumeIndicators } from './volume/volume-indicators.ts';

/** Every indicator there is. A new one is a file in the folder of its group and a line in the list of the group. */
export const indicatorDefinitions: readonly IndicatorDefinition[] = [
  ...movingAverageIndicators,
  ...trendIndicators,
  ...momentumIndicators,
  ...volatilityIndicators,
  ...channelIndicators,
  ...volumeIndicators,
  ...statisticsIndicators,
  ...priceTransformIndicators,
  ...patternIndicators,
];
