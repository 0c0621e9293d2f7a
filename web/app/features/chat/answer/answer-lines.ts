import { type Fact, formatFactValue, type Language, type LevelRow } from '@vela/contracts';
import type { Answer } from '../answer.ts';
import { hasSections, type OutlineSection, toOutline } from './answer-outline.ts';

/** Names of sections, key facts and kinds of levels, in a language. */
export type OutlineWords = {
  readonly section: (name: NonNullable<OutlineSection['section']>) => string;
  readonly keyFact: (name: Answer['keyFacts'][number]['name']) => string;
  readonly level: (kind: LevelRow['kind']) => string;
};

type Reader = (id: string | undefined) => string | undefined;

function createReader({ analysis, facts }: Answer, language: Language): Reader {
  const byId = new Map<string, Fact>(
    [...(analysis?.facts ?? []), ...facts].map((fact) => [fact.id, fact]),
  );
  return (id) => {
    const fact = id === undefined ? undefined : byId.get(id);
    return fact === undefined ? undefined : formatFactValue(fact, language, undefined);
  };
}

/** The key facts of an answer, one line each: "Last close: 64,893.50". */
export function toKeyFactLines(answer: Answer, words: OutlineWords, language: Language): string[] {
  const read = createReader(answer, language);
  return answer.keyFacts.flatMap(({ name, factId }) => {
    const value = read(factId);
    return value === undefined ? [] : [`${words.keyFact(name)}: ${value}`];
  });
}

/** The levels of an answer, one line each: "Swing high: 66,867.07, 3.04%". */
export function toLevelLines(answer: Answer, words: OutlineWords, language: Language): string[] {
  const read = createReader(answer, language);
  return answer.levels.map(({ kind, top, bottom, distance, state }) => {
    const price = [read(bottom), read(top)].filter((part) => part !== undefined).join(' – ');
    const rest = [read(state), read(distance)].filter((part) => part !== undefined);
    return `${words.level(kind)}: ${[price, ...rest].join(', ')}`;
  });
}

/** The instruments of the lists that were looked through, one line each. */
function toListLines({ list, ...answer }: Answer, language: Language): string[] {
  const read = createReader({ list, ...answer }, language);
  return (list?.rows ?? []).map(({ symbol, values, reason, source }) => {
    const told = values.flatMap((id, index) => {
      const value = read(id);
      return value === undefined ? [] : [`${list?.columns[index] ?? ''} ${value}`];
    });
    const origin = source === undefined ? [] : [source.vendor];
    return `${symbol}: ${[...told, ...(reason === undefined ? [] : [reason]), ...origin].join(', ')}`;
  });
}

const untitled: ReadonlySet<string> = new Set(['headline', 'data', 'note']);

/** An answer as plain lines, with its headings; a narrow one is its text. */
export function toAnswerLines(answer: Answer, words: OutlineWords, language: Language): string[] {
  if (!hasSections(answer.sentences)) return [answer.text.trim(), ...toListLines(answer, language)];
  return toOutline(answer.sentences).flatMap(({ section, sentences }, index) => {
    const text = sentences.map((sentence) => sentence.text).join(' ');
    const isTitled = section !== undefined && !untitled.has(section);
    return [
      ...(index === 0 ? [] : ['']),
      ...(isTitled ? [words.section(section)] : []),
      text,
      ...(section === 'headline' ? toKeyFactLines(answer, words, language) : []),
      ...(section === 'levels' ? toLevelLines(answer, words, language) : []),
    ];
  });
}
