import { foldText, languages, rateTypo, glossaryTerms, type GlossaryTerm } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import { isWritten } from './vocabulary.ts';
import { nameEnding } from './word-pattern.ts';

/** A term that a question is about and nothing else. */
export type WholeTerm = {
  readonly term: GlossaryTerm;
  /** `meaning`: only that is asked; `naming`: "what is yield"; `alone`: the term and nothing else. */
  readonly asked: 'meaning' | 'naming' | 'alone';
};

// A term has few words; a longer text asks for more than its meaning.
const maxLength = 120;

const questions = languages.flatMap((language) => {
  const { meaning, naming, before, after } = analystLanguages[language].termQuestions;
  const create = (asked: WholeTerm['asked']) => (source: string) => ({
    asked,
    pattern: new RegExp(
      `^(?:(?:${before}) ){0,3}${source.replace('<term>', "(?<term>[a-z0-9][a-z0-9 /&.:']{0,50}?)")}(?: (?:${after})){0,3}$`,
    ),
  });
  return [...meaning.map(create('meaning')), ...naming.map(create('naming'))];
});

const names = glossaryTerms.map((term) => {
  const asked = languages.flatMap((language) => analystLanguages[language].glossary[term].asked);
  const source = `(?:${asked.join('|')})`;
  return {
    term,
    exact: new RegExp(`^${source}$`),
    ended: new RegExp(`^${source}${nameEnding}$`),
  };
});

/** The term that a folded text is a wording of; with an ending only where no term is without. */
function findNamedTerm(text: string): GlossaryTerm | undefined {
  const found =
    names.find(({ exact }) => exact.test(text)) ?? names.find(({ ended }) => ended.test(text));
  return found?.term;
}

// Of a shorter word a typo makes another too often.
const leastTypo = 5;
const spellings = glossaryTerms.flatMap((term) =>
  languages
    .flatMap((language) => analystLanguages[language].glossary[term].name.split(/[()]/))
    .map((name) => ({ term, spelling: foldText(name).replaceAll(/[^a-z]/g, '') }))
    .filter(({ spelling }) => spelling.length >= leastTypo),
);

/** The term whose name a folded text is with one typo; undefined for words that are written right. */
function findMisspeltTerm(text: string): GlossaryTerm | undefined {
  const typed = text.replaceAll(' ', '');
  if (!/^[a-z]{5,}$/.test(typed) || text.split(' ').every(isWritten)) return undefined;
  return spellings
    .flatMap(({ term, spelling }) => {
      const distance = spelling === typed ? 0 : rateTypo(typed, spelling);
      return distance === undefined ? [] : [{ term, distance }];
    })
    .toSorted((a, b) => a.distance - b.distance)[0]?.term;
}

/** The term whose meaning a message asks for, where it asks nothing else. */
export function findWholeTerm(message: string): WholeTerm | undefined {
  const text = foldText(message)
    .replaceAll(/[^a-z0-9/&.:' ]|\.(?=\s|$)/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();
  if (text.length > maxLength) return undefined;
  const captured = questions.flatMap(({ asked, pattern }) => {
    const named = pattern.exec(text)?.groups?.['term'];
    return named === undefined ? [] : [{ asked, named }];
  });
  for (const find of [findNamedTerm, findMisspeltTerm])
    for (const { asked, named } of captured) {
      const term = find(named);
      if (term !== undefined) return { term, asked };
    }
  const alone = findNamedTerm(text);
  return alone === undefined ? undefined : { term: alone, asked: 'alone' };
}
