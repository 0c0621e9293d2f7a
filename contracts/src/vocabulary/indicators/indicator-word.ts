import type { IndicatorGroup } from '../../indicator.ts';
import type { Language } from '../../language.ts';
import { bandsAndStopsEn } from './en/bands-and-stops.ts';
import { channelEn } from './en/channel.ts';
import { confirmedPointsEn } from './en/confirmed-points.ts';
import { momentumEn } from './en/momentum.ts';
import { movingAverageEn } from './en/moving-average.ts';
import { oscillatorsEn } from './en/oscillators.ts';
import { patternEn } from './en/pattern.ts';
import { priceLinesEn } from './en/price-lines.ts';
import { priceTransformEn } from './en/price-transform.ts';
import { seriesStatisticsEn } from './en/series-statistics.ts';
import { statisticsEn } from './en/statistics.ts';
import { trendStrengthEn } from './en/trend-strength.ts';
import { trendEn } from './en/trend.ts';
import { volatilityEstimatesEn } from './en/volatility-estimates.ts';
import { volatilityEn } from './en/volatility.ts';
import { volumeFlowEn } from './en/volume-flow.ts';
import { volumeEn } from './en/volume.ts';
import { bandsAndStopsTr } from './tr/bands-and-stops.ts';
import { channelTr } from './tr/channel.ts';
import { confirmedPointsTr } from './tr/confirmed-points.ts';
import { momentumTr } from './tr/momentum.ts';
import { movingAverageTr } from './tr/moving-average.ts';
import { oscillatorsTr } from './tr/oscillators.ts';
import { patternTr } from './tr/pattern.ts';
import { priceLinesTr } from './tr/price-lines.ts';
import { priceTransformTr } from './tr/price-transform.ts';
import { seriesStatisticsTr } from './tr/series-statistics.ts';
import { statisticsTr } from './tr/statistics.ts';
import { trendStrengthTr } from './tr/trend-strength.ts';
import { trendTr } from './tr/trend.ts';
import { volatilityEstimatesTr } from './tr/volatility-estimates.ts';
import { volatilityTr } from './tr/volatility.ts';
import { volumeFlowTr } from './tr/volume-flow.ts';
import { volumeTr } from './tr/volume.ts';
import type { IndicatorVocabulary, IndicatorWords } from './indicator-words.ts';

const vocabulary: Readonly<Record<Language, IndicatorVocabulary>> = {
  en: {
    ...movingAverageEn,
    ...trendEn,
    ...momentumEn,
    ...volatilityEn,
    ...channelEn,
    ...volumeEn,
    ...statisticsEn,
    ...priceTransformEn,
    ...patternEn,
    ...bandsAndStopsEn,
    ...confirmedPointsEn,
    ...oscillatorsEn,
    ...priceLinesEn,
    ...seriesStatisticsEn,
    ...trendStrengthEn,
    ...volatilityEstimatesEn,
    ...volumeFlowEn,
  },
  tr: {
    ...movingAverageTr,
    ...trendTr,
    ...momentumTr,
    ...volatilityTr,
    ...channelTr,
    ...volumeTr,
    ...statisticsTr,
    ...priceTransformTr,
    ...patternTr,
    ...bandsAndStopsTr,
    ...confirmedPointsTr,
    ...oscillatorsTr,
    ...priceLinesTr,
    ...seriesStatisticsTr,
    ...trendStrengthTr,
    ...volatilityEstimatesTr,
    ...volumeFlowTr,
  },
};

const groups: Readonly<Record<Language, Readonly<Record<IndicatorGroup, string>>>> = {
  en: {
    'moving-average': 'Moving averages',
    trend: 'Trend',
    momentum: 'Momentum',
    volatility: 'Volatility',
    channel: 'Bands and channels',
    volume: 'Volume',
    statistics: 'Statistics',
    'price-transform': 'Price transforms',
    pattern: 'Patterns and levels',
  },
  tr: {
    'moving-average': 'Hareketli ortalamalar',
    trend: 'Trend',
    momentum: 'Momentum',
    volatility: 'Oynaklık',
    channel: 'Bantlar ve kanallar',
    volume: 'Hacim',
    statistics: 'İstatistik',
    'price-transform': 'Fiyat dönüşümleri',
    pattern: 'Formasyonlar ve seviyeler',
  },
};

/** Name, description and the words of parameters and outputs of an indicator; `undefined` for an id nobody has written words for. */
export function indicatorWords(id: string, language: Language): IndicatorWords | undefined {
  const words = vocabulary[language];
  return Object.hasOwn(words, id) ? words[id] : undefined;
}

export function indicatorGroupName(group: IndicatorGroup, language: Language): string {
  return groups[language][group];
}
