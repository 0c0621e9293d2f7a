import type { IndicatorVocabulary } from '../indicator-words.ts';

export const statisticsEn: IndicatorVocabulary = {};
