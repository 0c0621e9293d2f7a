import type { BaseRateName } from '../base-rate.ts';
import type { IndicatorGroup } from '../indicator.ts';
import type { Language } from '../language.ts';
import * as en from './en/vocabulary.ts';
import type { IndicatorVocabulary } from './indicator-words.ts';
import type { MarketWords } from './market-words.ts';
import type { SeriesFaultWords } from './series-fault-words.ts';
import * as tr from './tr/vocabulary.ts';

// Apart from by-language.ts, because a page without a chart must not load these.
type ByLanguage<Table> = Readonly<Record<Language, Table>>;
type Words = Readonly<Record<string, string>>;

export const baseRates: ByLanguage<Readonly<Record<BaseRateName, string>>> = {
  en: en.baseRates,
  tr: tr.baseRates,
};
export const baseRateMeasures: ByLanguage<Words> = {
  en: en.baseRateMeasures,
  tr: tr.baseRateMeasures,
};
export const baseRateData: ByLanguage<Words> = { en: en.baseRateData, tr: tr.baseRateData };
export const factNames: ByLanguage<Words> = { en: en.facts, tr: tr.facts };
export const indicatorWords: ByLanguage<IndicatorVocabulary> = {
  en: en.indicators,
  tr: tr.indicators,
};
export const indicatorGroupNames: ByLanguage<Readonly<Record<IndicatorGroup, string>>> = {
  en: en.indicatorGroups,
  tr: tr.indicatorGroups,
};
export const marketWords: ByLanguage<MarketWords> = { en: en.marketWords, tr: tr.marketWords };
export const questionFactNames: ByLanguage<Words> = { en: en.questionFacts, tr: tr.questionFacts };
export const questionWords: ByLanguage<Words> = { en: en.questionWords, tr: tr.questionWords };
export const seriesFaultWords: ByLanguage<SeriesFaultWords> = {
  en: en.seriesFaults,
  tr: tr.seriesFaults,
};
