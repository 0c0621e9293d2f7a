import type { Indicator } from '../indicator.ts';
import { dojiIndicator } from './doji.ts';
import { fractalIndicator } from './fractal.ts';
import { marubozuIndicator } from './marubozu.ts';
import { pivotPointsIndicator } from './pivot-points.ts';
import { rollingPivotPointsIndicator } from './rolling-pivot-points.ts';
import { swingPivotsIndicator } from './swing-pivots.ts';
import { zigzagIndicator } from './zigzag.ts';

export const patternIndicators: readonly Indicator[] = [
  pivotPointsIndicator,
  dojiIndicator,
  marubozuIndicator,
  fractalIndicator,
  swingPivotsIndicator,
  zigzagIndicator,
  rollingPivotPointsIndicator,
];
