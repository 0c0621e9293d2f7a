import { languages } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';

/** Endings of words, several in a row. */
const endings = {
  en: /^(?:s|es|ed|ing|ly|er|n't|nt)+$/,
  tr: /^(?:l[ae]r|n?[iu]n|y?[iu]|[sy]?[ae]|n?d[ae]n?|t[ae]n?|n[ae]|s[iu]n?|[iu]?m[iu]?z?|l[iu]k?|k[iu]|c[aei]|y?l[ae]|s[ae]|d[iu]r?|t[iu]r?|m[iu]s|yor|r|n)+$/,
} as const;
const leastStem = 4;

/** All pattern sources and words of a part of a language's files. */
function listTexts(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  if (part instanceof RegExp) return [part.source];
  if (typeof part !== 'object' || part === null) return [];
  const names = Object.keys(part).filter((name) => /^[a-z ]+$/.test(name));
  return [...names, ...Object.values(part).flatMap(listTexts)];
}

type Written = { readonly word: string; readonly isWhole: boolean; readonly isStem: boolean };

/** The words that a part of a pattern stands for: "gaps?" is two, "korelasyon\w*" is a stem. */
function toWords(word: string, after: string): Written[] {
  const isOptional = after === '?';
  const isWhole = after !== '[';
  return [
    { word, isWhole, isStem: after !== '' && !isOptional },
    ...(isOptional ? [{ word: word.slice(0, -1), isWhole, isStem: false }] : []),
  ];
}

// A word before an open end of a pattern is a stem: "korelasyon\w*".
const written = languages
  .flatMap((language) => {
    const { question, acts, measureQuestions, company, property, priceCheck } =
      analystLanguages[language];
    const { questions, ofCompany } = company;
    return listTexts([
      question,
      acts,
      priceCheck.passed,
      priceCheck.fallen,
      ...[measureQuestions, questions, ofCompany, property.labels, property.topics].map((one) =>
        Object.values(one),
      ),
    ]);
  })
  .flatMap((text) => [
    ...text
      .replaceAll(/\(\?<[a-zA-Z]+>/g, '(')
      .matchAll(/(?<![a-z\\])(?<word>[a-z]{3,})(?<after>\\w|[[(?])?/g),
  ])
  .flatMap(({ groups }) => toWords(groups?.['word'] ?? '', groups?.['after'] ?? ''));

/** Words by which questions are read, in any language, folded. */
export const vocabulary: ReadonlySet<string> = new Set(
  written.filter(({ isWhole }) => isWhole).map(({ word }) => word),
);
/** Beginnings of such words. */
export const stems: ReadonlySet<string> = new Set(
  written.flatMap(({ word, isStem }) => (isStem && word.length >= leastStem ? [word] : [])),
);
const correct = languages.map((language) => {
  const { commonWords, spellingWords, question } = analystLanguages[language];
  return {
    words: new Set([...commonWords, ...spellingWords, ...question.notTypos]),
    ending: endings[language],
  };
});

const softened: Readonly<Record<string, string>> = { g: 'k', b: 'p', d: 't' };

/** The beginnings that a word may have: "kaynagi" is "kaynag" or, unsoftened, "kaynak" and "i". */
function listStems(word: string, length: number): readonly string[] {
  const stem = word.slice(0, length);
  const hard = softened[stem.at(-1) ?? ''];
  const isBeforeVowel = /[aeiou]/.test(word[length] ?? '');
  return hard === undefined || !isBeforeVowel ? [stem] : [stem, stem.slice(0, -1) + hard];
}

/** Whether a word is one of these, alone or with endings. */
function isForm(word: string, words: ReadonlySet<string>, ending: RegExp): boolean {
  if (words.has(word)) return true;
  for (let length = word.length - 1; length >= leastStem; length -= 1)
    if (listStems(word, length).some((stem) => words.has(stem)) && ending.test(word.slice(length)))
      return true;
  return false;
}

/** Whether a folded word is one that questions are read by, with its endings. */
export function isVocabulary(word: string): boolean {
  for (let length = word.length; length >= leastStem; length -= 1)
    if (listStems(word, length).some((stem) => stems.has(stem))) return true;
  return languages.some((language) => isForm(word, vocabulary, endings[language]));
}

const common = languages.map((language) => ({
  words: new Set([
    ...analystLanguages[language].commonWords,
    ...analystLanguages[language].question.fillers,
  ]),
  ending: endings[language],
}));

/** Whether a folded word says nothing about a market: a common one, with its endings. */
export function isCommon(word: string): boolean {
  return common.some(({ words, ending }) => isForm(word, words, ending));
}

/** Whether a folded word is written right: one that questions are read by, or any of a language. */
export function isWritten(word: string): boolean {
  return isVocabulary(word) || correct.some(({ words, ending }) => isForm(word, words, ending));
}
