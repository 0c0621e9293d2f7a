import { foldText, languages, terms, type Term } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import { nameEnding } from './word-pattern.ts';

/** A term that a question is about and nothing else. */
export type WholeTerm = {
  readonly term: Term;
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

const names = terms.map((term) => {
  const asked = languages.flatMap((language) => analystLanguages[language].glossary[term].asked);
  const source = `(?:${asked.join('|')})`;
  return {
    term,
    exact: new RegExp(`^${source}$`),
    ended: new RegExp(`^${source}${nameEnding}$`),
  };
});

/** The term that a folded text is a wording of; with an ending only where no term is without. */
function findNamedTerm(text: string): Term | undefined {
  const found =
    names.find(({ exact }) => exact.test(text)) ?? names.find(({ ended }) => ended.test(text));
  return found?.term;
}

/** The term whose meaning a message asks for, where it asks nothing else. */
export function findWholeTerm(message: string): WholeTerm | undefined {
  const text = foldText(message)
    .replaceAll(/[^a-z0-9/&.:' ]|\.(?=\s|$)/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();
  if (text.length > maxLength) return undefined;
  for (const { asked, pattern } of questions) {
    const term = findNamedTerm(pattern.exec(text)?.groups?.['term'] ?? '');
    if (term !== undefined) return { term, asked };
  }
  const alone = findNamedTerm(text);
  return alone === undefined ? undefined : { term: alone, asked: 'alone' };
}
