import { concepts, languages, type Concept, type Evidence, type Language } from '@vela/contracts';
import type { AnswerPart } from './answer-part.ts';
import { analystLanguages } from './language/by-language.ts';

/** Whom terms are explained to: what is known already, and where it is noted what was explained. */
export type TermReader = {
  readonly known: ReadonlySet<Concept>;
  readonly onExplained: (term: Concept) => void;
};

type TermSearch = readonly { readonly concept: Concept; readonly pattern: RegExp }[];

const searchByLanguage = new Map<Language, TermSearch>(
  languages.map((language) => [
    language,
    concepts.map((concept) => ({
      concept,
      pattern: new RegExp(
        `(?<!\\p{L})(?:${analystLanguages[language].termPatterns[concept]})(?!\\p{L})`,
        'iu',
      ),
    })),
  ]),
);

/** Concepts that a sentence names, in the order of their words. */
function findTerms(text: string, language: Language): Concept[] {
  return (searchByLanguage.get(language) ?? [])
    .map(({ concept, pattern }) => ({ concept, at: text.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ concept }) => concept);
}

/** Whether an answer is one in which terms are explained: about a chart, and not wanted short. */
function isExplained({ data }: Extract<AnswerPart, { type: 'understanding' }>): boolean {
  const { intent, mode, request } = data;
  return mode === 'technical' && intent !== 'distress' && request?.plan.form !== 'shorter';
}

/**
 * The parts of an answer for a beginner: behind the sentence that names a new term stands what the
 * term means, once. The explanations are those of the concepts, which hold no numbers.
 */
export async function* explainTerms(
  parts: AsyncIterable<AnswerPart>,
  { known, onExplained }: TermReader,
): AsyncGenerator<AnswerPart> {
  const told = new Set(known);
  let language: Language | undefined;
  let [index, offset] = [0, 0];
  const place = (sentence: Evidence): AnswerPart => {
    const data = { ...sentence, index, offset };
    index += 1;
    offset += sentence.text.length + 1;
    return { type: 'sentence', data };
  };
  for await (const part of parts) {
    if (part.type === 'understanding') {
      language = isExplained(part) ? part.data.language : undefined;
      if (part.data.intent === 'concept' && part.data.concept !== undefined)
        told.add(part.data.concept);
    }
    if (part.type !== 'sentence') {
      yield part;
      continue;
    }
    yield place(part.data);
    if (language === undefined) continue;
    for (const term of findTerms(part.data.text, language)) {
      if (told.has(term)) continue;
      told.add(term);
      onExplained(term);
      const text = analystLanguages[language].answers[`concept.${term}.a`];
      yield place({ ...part.data, text, factIds: [], spans: [] });
    }
  }
}
