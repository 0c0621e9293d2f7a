import type { Language } from '../language.ts';
import * as en from './en/measures.ts';
import type { MeasureWords } from './measure-words.ts';
import * as tr from './tr/measures.ts';

// Apart from the words of charts: the browser gets the names of these facts with the answer.
const measureWords: Readonly<Record<Language, Readonly<Record<string, MeasureWords>>>> = {
  en: en.measures,
  tr: tr.measures,
};
const measureFactNames: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: en.measureFacts,
  tr: tr.measureFacts,
};

/** Name and definition of a measure; undefined where there is none of that id. */
export function getMeasureWords(id: string, language: Language): MeasureWords | undefined {
  return Object.hasOwn(measureWords[language], id) ? measureWords[language][id] : undefined;
}

/** All measures with their words, in the order of their groups. */
export function listMeasures(
  language: Language,
): readonly (MeasureWords & { readonly id: string })[] {
  return Object.entries(measureWords[language]).map(([id, own]) => ({ id, ...own }));
}

/** Display name of a fact of a measure by its label; an unknown label is returned as is. */
export function getMeasureFactName(label: string, language: Language): string {
  const names = measureFactNames[language];
  return Object.hasOwn(names, label) ? (names[label] ?? label) : label;
}
