import type { IndicatorGroup } from '../../indicator.ts';
import type { Language } from '../../language.ts';
import { channelEn } from './en/channel.ts';
import { momentumEn } from './en/momentum.ts';
import { movingAverageEn } from './en/moving-average.ts';
import { patternEn } from './en/pattern.ts';
import { priceTransformEn } from './en/price-transform.ts';
import { statisticsEn } from './en/statistics.ts';
import { trendEn } from './en/trend.ts';
import { volatilityEn } from './en/volatility.ts';
import { volumeEn } from './en/volume.ts';
import { channelTr } from './tr/channel.ts';
import { momentumTr } from './tr/momentum.ts';
import { movingAverageTr } from './tr/moving-average.ts';
import { patternTr } from './tr/pattern.ts';
import { priceTransformTr } from './tr/price-transform.ts';
import { statisticsTr } from './tr/statistics.ts';
import { trendTr } from './tr/trend.ts';
import { volatilityTr } from './tr/volatility.ts';
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
