import type { Indicator } from '../indicator.ts';
import { almaIndicator } from './alma.ts';
import { demaIndicator } from './dema.ts';
import { emaIndicator } from './ema.ts';
import { epmaIndicator } from './epma.ts';
import { hmaIndicator } from './hma.ts';
import { kamaIndicator } from './kama.ts';
import { mamaIndicator } from './mama.ts';
import { mcginleyDynamicIndicator } from './mcginley-dynamic.ts';
import { smaIndicator } from './sma.ts';
import { smmaIndicator } from './smma.ts';
import { t3Indicator } from './t3.ts';
import { temaIndicator } from './tema.ts';
import { vwmaIndicator } from './vwma.ts';
import { wmaIndicator } from './wma.ts';

export const movingAverageIndicators: readonly Indicator[] = [
  smaIndicator,
  emaIndicator,
  wmaIndicator,
  smmaIndicator,
  demaIndicator,
  temaIndicator,
  hmaIndicator,
  kamaIndicator,
  almaIndicator,
  t3Indicator,
  vwmaIndicator,
  mamaIndicator,
  epmaIndicator,
  mcginleyDynamicIndicator,
];
