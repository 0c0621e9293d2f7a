import type { Indicator } from '../indicator.ts';
import { acceleratorOscillatorIndicator } from './accelerator-oscillator.ts';
import { awesomeOscillatorIndicator } from './awesome-oscillator.ts';
import { balanceOfPowerIndicator } from './balance-of-power.ts';
import { cciIndicator } from './cci.ts';
import { centreOfGravityIndicator } from './centre-of-gravity.ts';
import { chandeMomentumOscillatorIndicator } from './chande-momentum-oscillator.ts';
import { connorsRsiIndicator } from './connors-rsi.ts';
import { coppockCurveIndicator } from './coppock-curve.ts';
import { demarkerIndicator } from './demarker.ts';
import { detrendedPriceOscillatorIndicator } from './detrended-price-oscillator.ts';
import { disparityIndexIndicator } from './disparity-index.ts';
import { elderRayIndicator } from './elder-ray.ts';
import { fisherTransformIndicator } from './fisher-transform.ts';
import { knowSureThingIndicator } from './know-sure-thing.ts';
import { macdIndicator } from './macd.ts';
import { momentumIndicator } from './momentum.ts';
import { percentagePriceOscillatorIndicator } from './percentage-price-oscillator.ts';
import { priceMomentumOscillatorIndicator } from './price-momentum-oscillator.ts';
import { psychologicalLineIndicator } from './psychological-line.ts';
import { qstickIndicator } from './qstick.ts';
import { rateOfChangeIndicator } from './rate-of-change.ts';
import { relativeVigorIndexIndicator } from './relative-vigor-index.ts';
import { rocBandsIndicator } from './roc-bands.ts';
import { rsiIndicator } from './rsi.ts';
import { stochasticMomentumIndexIndicator } from './stochastic-momentum-index.ts';
import { stochasticRsiIndicator } from './stochastic-rsi.ts';
import { stochasticIndicator } from './stochastic.ts';
import { trixIndicator } from './trix.ts';
import { trueStrengthIndexIndicator } from './true-strength-index.ts';
import { ultimateOscillatorIndicator } from './ultimate-oscillator.ts';
import { williamsRIndicator } from './williams-r.ts';

export const momentumIndicators: readonly Indicator[] = [
  rsiIndicator,
  macdIndicator,
  stochasticIndicator,
  stochasticRsiIndicator,
  cciIndicator,
  williamsRIndicator,
  rateOfChangeIndicator,
  momentumIndicator,
  awesomeOscillatorIndicator,
  acceleratorOscillatorIndicator,
  balanceOfPowerIndicator,
  chandeMomentumOscillatorIndicator,
  connorsRsiIndicator,
  detrendedPriceOscillatorIndicator,
  elderRayIndicator,
  fisherTransformIndicator,
  priceMomentumOscillatorIndicator,
  rocBandsIndicator,
  stochasticMomentumIndexIndicator,
  trixIndicator,
  trueStrengthIndexIndicator,
  ultimateOscillatorIndicator,
  coppockCurveIndicator,
  knowSureThingIndicator,
  percentagePriceOscillatorIndicator,
  relativeVigorIndexIndicator,
  qstickIndicator,
  demarkerIndicator,
  psychologicalLineIndicator,
  disparityIndexIndicator,
  centreOfGravityIndicator,
];
