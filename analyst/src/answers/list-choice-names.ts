import { getMeasureWords, type Language, type MeasureRequest } from '@vela/contracts';

/** The names of measures to choose from, as a row of words: "A, B or C". */
export function listChoiceNames(choices: readonly MeasureRequest[], language: Language): string {
  // A formatter is dear to make, and nearly every answer has nothing to choose from.
  if (choices.length === 0) return '';
  const names = choices.map(({ id }) => `“${getMeasureWords(id, language)?.name ?? id}”`);
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(names);
}
