import type { IndicatorGroup } from '../../indicator.ts';
import type { IndicatorVocabulary } from '../indicator-words.ts';
import { bandsAndStops } from './indicators/bands-and-stops.ts';
import { channel } from './indicators/channel.ts';
import { confirmedPoints } from './indicators/confirmed-points.ts';
import { momentum } from './indicators/momentum.ts';
import { movingAverage } from './indicators/moving-average.ts';
import { oscillators } from './indicators/oscillators.ts';
import { pattern } from './indicators/pattern.ts';
import { priceLines } from './indicators/price-lines.ts';
import { priceTransform } from './indicators/price-transform.ts';
import { seriesStatistics } from './indicators/series-statistics.ts';
import { statistics } from './indicators/statistics.ts';
import { trendStrength } from './indicators/trend-strength.ts';
import { trend } from './indicators/trend.ts';
import { volatilityEstimates } from './indicators/volatility-estimates.ts';
import { volatility } from './indicators/volatility.ts';
import { volumeFlow } from './indicators/volume-flow.ts';
import { volume } from './indicators/volume.ts';

// Pure: a bundle that uses no words of indicators leaves them out, which a spread would prevent.
export const indicators: IndicatorVocabulary = /* @__PURE__ */ Object.assign(
  {},
  movingAverage,
  trend,
  momentum,
  volatility,
  channel,
  volume,
  statistics,
  priceTransform,
  pattern,
  bandsAndStops,
  confirmedPoints,
  oscillators,
  priceLines,
  seriesStatistics,
  trendStrength,
  volatilityEstimates,
  volumeFlow,
);

export const indicatorGroups: Readonly<Record<IndicatorGroup, string>> = {
  'moving-average': 'Hareketli ortalamalar',
  trend: 'Trend',
  momentum: 'Momentum',
  volatility: 'Oynaklık',
  channel: 'Bantlar ve kanallar',
  volume: 'Hacim',
  statistics: 'İstatistik',
  'price-transform': 'Fiyat dönüşümleri',
  pattern: 'Formasyonlar ve seviyeler',
};
