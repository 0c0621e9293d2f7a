import type { IndicatorDefinition } from '../indicator.ts';
import { bollingerBandsIndicator } from './bollinger-bands.ts';
import { bollingerBandwidthIndicator } from './bollinger-bandwidth.ts';
import { bollingerPercentBIndicator } from './bollinger-percent-b.ts';
import { donchianChannelIndicator } from './donchian-channel.ts';
import { keltnerChannelIndicator } from './keltner-channel.ts';
import { movingAverageEnvelopesIndicator } from './moving-average-envelopes.ts';

export const channelIndicators: readonly IndicatorDefinition[] = [
  bollingerBandsIndicator,
  bollingerBandwidthIndicator,
  bollingerPercentBIndicator,
  keltnerChannelIndicator,
  donchianChannelIndicator,
  movingAverageEnvelopesIndicator,
];
