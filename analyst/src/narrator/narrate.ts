import type { Sentence } from '@vela/contracts';
import { createFactReader, type FactReader } from './fact-reader.ts';
import { fillTemplate, type Speech } from './sentence-template.ts';
import { calculateHash, type Shape, type Topic } from './shape.ts';

/** Input of a narration. `seed` chooses between equally valid sentences; without it the first. */
export type NarrationInput<Key extends string> = {
  readonly topics: readonly Topic<Key>[];
  readonly sentences: Readonly<Record<Key, string>>;
  readonly speech: Speech;
  readonly notes: ReadonlySet<string>;
  readonly seed?: string;
};

export type NarratedSentence<Key extends string> = {
  readonly topic: string;
  readonly key: Key;
  readonly sentence: Sentence;
};

function findTrueShapes<Key extends string>(
  shapes: readonly Shape<Key>[],
  telling: NarrationInput<Key>,
  facts: FactReader,
): NarratedSentence<Key>[] {
  return shapes.flatMap(({ key, when }) => {
    if (when !== undefined && !when(facts)) return [];
    const sentence = fillTemplate(telling.sentences[key], telling.speech);
    return sentence === undefined ? [] : [{ topic: '', key, sentence }];
  });
}

/** One sentence for every topic with a valid shape, in topic order. Deterministic. */
export function narrate<Key extends string>(telling: NarrationInput<Key>): NarratedSentence<Key>[] {
  const facts = createFactReader(telling.speech.facts, telling.notes);
  return telling.topics.flatMap(({ name, shapes, otherwise }) => {
    const first = findTrueShapes(shapes, telling, facts);
    const choice = first.length > 0 ? first : findTrueShapes(otherwise ?? [], telling, facts);
    const place = telling.seed === undefined ? 0 : calculateHash(`${telling.seed}|${name}`);
    const told = choice[place % Math.max(1, choice.length)];
    return told === undefined ? [] : [{ ...told, topic: name }];
  });
}
