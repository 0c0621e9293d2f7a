import type { IndicatorVocabulary } from '../indicator-words.ts';

export const momentumTr: IndicatorVocabulary = {};
