import type { Indicator } from '../indicator.ts';
import { atrPercentIndicator } from './atr-percent.ts';
import { atrIndicator } from './atr.ts';
import { chaikinVolatilityIndicator } from './chaikin-volatility.ts';
import { garmanKlassVolatilityIndicator } from './garman-klass-volatility.ts';
import { historicalVolatilityIndicator } from './historical-volatility.ts';
import { massIndexIndicator } from './mass-index.ts';
import { parkinsonVolatilityIndicator } from './parkinson-volatility.ts';
import { relativeVolatilityIndexIndicator } from './relative-volatility-index.ts';
import { trueRangeIndicator } from './true-range.ts';
import { ulcerIndexIndicator } from './ulcer-index.ts';

export const volatilityIndicators: readonly Indicator[] = [
  atrIndicator,
  atrPercentIndicator,
  trueRangeIndicator,
  ulcerIndexIndicator,
  massIndexIndicator,
  historicalVolatilityIndicator,
  parkinsonVolatilityIndicator,
  garmanKlassVolatilityIndicator,
  chaikinVolatilityIndicator,
  relativeVolatilityIndexIndicator,
];
