import type { Indicator } from '../indicator.ts';
import { accelerationBandsIndicator } from './acceleration-bands.ts';
import { bollingerBandsIndicator } from './bollinger-bands.ts';
import { bollingerBandwidthIndicator } from './bollinger-bandwidth.ts';
import { bollingerPercentBIndicator } from './bollinger-percent-b.ts';
import { chandeKrollStopIndicator } from './chande-kroll-stop.ts';
import { donchianChannelIndicator } from './donchian-channel.ts';
import { fractalChaosBandsIndicator } from './fractal-chaos-bands.ts';
import { keltnerChannelIndicator } from './keltner-channel.ts';
import { linearRegressionChannelIndicator } from './linear-regression-channel.ts';
import { movingAverageEnvelopesIndicator } from './moving-average-envelopes.ts';
import { standardDeviationChannelIndicator } from './standard-deviation-channel.ts';
import { starcBandsIndicator } from './starc-bands.ts';

export const channelIndicators: readonly Indicator[] = [
  bollingerBandsIndicator,
  bollingerBandwidthIndicator,
  bollingerPercentBIndicator,
  keltnerChannelIndicator,
  donchianChannelIndicator,
  movingAverageEnvelopesIndicator,
  starcBandsIndicator,
  standardDeviationChannelIndicator,
  linearRegressionChannelIndicator,
  fractalChaosBandsIndicator,
  chandeKrollStopIndicator,
  accelerationBandsIndicator,
];
