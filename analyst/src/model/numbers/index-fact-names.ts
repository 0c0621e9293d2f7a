import { foldText, getFactName, type Fact, type Language } from '@vela/contracts';

/** A fact with the words of its name, each with how much it tells it from the others. */
export type NamedFact = {
  readonly fact: Fact;
  readonly words: ReadonlyMap<string, number>;
  readonly weight: number;
};

const stemLength = 5;
const minLength = 3;

/** Beginnings of the words of a text, by which endings and plurals are the same word, and numbers. */
export const listStems = (text: string): readonly string[] =>
  (foldText(text).match(/[a-z]+|\d+/g) ?? [])
    .filter((word) => word.length >= minLength || /\d/.test(word))
    .map((word) => word.slice(0, stemLength));

/** Facts with the words of their names; a word that many names hold tells little. */
export function indexFactNames(facts: readonly Fact[], language: Language): readonly NamedFact[] {
  const named = facts.map((fact) => ({
    fact,
    stems: new Set(listStems(getFactName(fact, language))),
  }));
  const counts = new Map<string, number>();
  for (const { stems } of named)
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return named.map(({ fact, stems }) => {
    const words = new Map(
      [...stems].map((stem) => [stem, Math.log(1 + facts.length / (counts.get(stem) ?? 1))]),
    );
    return { fact, words, weight: [...words.values()].reduce((sum, one) => sum + one, 0) };
  });
}
