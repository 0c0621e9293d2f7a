import type { Indicator } from '../indicator.ts';
import { betaIndicator } from './beta.ts';
import { correlationIndicator } from './correlation.ts';
import { hurstExponentIndicator } from './hurst-exponent.ts';
import { linearRegressionSlopeIndicator } from './linear-regression-slope.ts';
import { priceRelativeStrengthIndicator } from './price-relative-strength.ts';
import { rSquaredIndicator } from './r-squared.ts';
import { standardDeviationIndicator } from './standard-deviation.ts';
import { zScoreIndicator } from './z-score.ts';

export const statisticsIndicators: readonly Indicator[] = [
  standardDeviationIndicator,
  zScoreIndicator,
  betaIndicator,
  correlationIndicator,
  priceRelativeStrengthIndicator,
  linearRegressionSlopeIndicator,
  rSquaredIndicator,
  hurstExponentIndicator,
];
