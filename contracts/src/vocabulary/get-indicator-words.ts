import type { IndicatorGroup } from '../indicator.ts';
import type { Language } from '../language.ts';
import { indicatorGroupNames, indicatorWords } from './chart-by-language.ts';
import type { IndicatorWords } from './indicator-words.ts';

/**
 * Name, description and labels of parameters and outputs of an indicator; `undefined` for an id
 * without texts.
 */
export function getIndicatorWords(id: string, language: Language): IndicatorWords | undefined {
  const words = indicatorWords[language];
  return Object.hasOwn(words, id) ? words[id] : undefined;
}

export function getIndicatorGroupName(group: IndicatorGroup, language: Language): string {
  return indicatorGroupNames[language][group];
}
