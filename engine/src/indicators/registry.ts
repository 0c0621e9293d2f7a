import { type IndicatorDefinition, toGroup } from './indicator.ts';
import { channelIndicators } from './channel/channel-indicators.ts';
import { momentumIndicators } from './momentum/momentum-indicators.ts';
import { movingAverageIndicators } from './moving-average/moving-average-indicators.ts';
import { patternIndicators } from './pattern/pattern-indicators.ts';
import { priceTransformIndicators } from './price-transform/price-transform-indicators.ts';
import { statisticsIndicators } from './statistics/statistics-indicators.ts';
import { trendIndicators } from './trend/trend-indicators.ts';
import { volatilityIndicators } from './volatility/volatility-indicators.ts';
import { volumeIndicators } from './volume/volume-indicators.ts';

/** All indicators. To add one, add it to the list of its group in that group's folder. */
export const indicatorDefinitions: readonly IndicatorDefinition[] = [
  ...toGroup('moving-average', movingAverageIndicators),
  ...toGroup('trend', trendIndicators),
  ...toGroup('momentum', momentumIndicators),
  ...toGroup('volatility', volatilityIndicators),
  ...toGroup('channel', channelIndicators),
  ...toGroup('volume', volumeIndicators),
  ...toGroup('statistics', statisticsIndicators),
  ...toGroup('price-transform', priceTransformIndicators),
  ...toGroup('pattern', patternIndicators),
];
