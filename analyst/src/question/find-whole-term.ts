import { foldText, languages, type GlossaryTerm } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import {
  findDefinition,
  findMisspeltTerm,
  findNamedMeasure,
  findNamedTerm,
  type DefinitionPlan,
} from './find-named-term.ts';

/** A term that a question is about and nothing else. */
export type WholeTerm = {
  readonly term: GlossaryTerm;
  /** `meaning`: only that is asked; `naming`: "what is yield"; `alone`: the term and nothing else. */
  readonly asked: 'meaning' | 'naming' | 'alone';
};

// A term has few words; a longer text asks for more than its meaning.
const maxLength = 120;
const name = "[a-z0-9][a-z0-9 /&.:']{0,50}?";

/** A whole question of one language, with its places for terms. */
function createPattern(source: string, before: string, after: string): RegExp {
  const places = source
    .replace('<term>', `(?<term>${name})`)
    .replace('<other>', `(?<other>${name})`);
  return new RegExp(`^(?:(?:${before}) ){0,3}${places}(?: (?:${after})){0,3}$`);
}

const questions = languages.flatMap((language) => {
  const { meaning, naming, before, after } = analystLanguages[language].termQuestions;
  const create = (asked: WholeTerm['asked']) => (source: string) => ({
    asked,
    pattern: createPattern(source, before, after),
  });
  return [...meaning.map(create('meaning')), ...naming.map(create('naming'))];
});

const pairs = languages.flatMap((language) => {
  const { between, before, after } = analystLanguages[language].termQuestions;
  return between.map((source) => createPattern(source, before, after));
});

function toText(message: string): string | undefined {
  const text = foldText(message)
    .replaceAll(/[^a-z0-9/&.:' ]|\.(?=\s|$)/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();
  return text.length > maxLength ? undefined : text;
}

function capture(text: string) {
  return questions.flatMap(({ asked, pattern }) => {
    const named = pattern.exec(text)?.groups?.['term'];
    return named === undefined ? [] : [{ asked, named }];
  });
}

/** The term whose meaning a message asks for, where it asks nothing else. */
export function findWholeTerm(message: string): WholeTerm | undefined {
  const text = toText(message);
  if (text === undefined) return undefined;
  const captured = capture(text);
  for (const find of [findNamedTerm, findMisspeltTerm])
    for (const { asked, named } of captured) {
      const term = find(named);
      if (term !== undefined) return { term, asked };
    }
  const alone = findNamedTerm(text);
  return alone === undefined ? undefined : { term: alone, asked: 'alone' };
}

/** The concept, indicator or measure whose meaning a message asks for, and nothing else. */
export function findWholeDefinition(message: string): DefinitionPlan | undefined {
  const captured = capture(toText(message) ?? '').filter(({ asked }) => asked === 'meaning');
  return captured.map(({ named }) => findDefinition(named)).find((plan) => plan !== undefined);
}

/** The measure whose meaning a message asks for, and nothing else: "what is relative strength". */
export function findWholeMeasure(message: string): DefinitionPlan | undefined {
  const captured = capture(toText(message) ?? '');
  return captured.map(({ named }) => findNamedMeasure(named)).find((plan) => plan !== undefined);
}

/** Two things that a message asks to be told apart, where it names both. */
export function findWholePair(
  message: string,
): readonly [DefinitionPlan, DefinitionPlan] | undefined {
  const text = toText(message) ?? '';
  for (const pattern of pairs) {
    const { term, other } = pattern.exec(text)?.groups ?? {};
    const one = term === undefined ? undefined : findDefinition(term);
    const second = one === undefined || other === undefined ? undefined : findDefinition(other);
    if (one !== undefined && second !== undefined) return [one, second];
  }
  return undefined;
}
