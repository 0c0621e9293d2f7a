import type { Sentence } from '@vela/contracts';
import { createFactReader, type FactReader } from './fact-reader.ts';
import { speak, type Speech } from './sentence-template.ts';
import { hashOf, type Shape, type Topic } from './shape.ts';

/** What a story is told from. `seed` chooses between equally true sentences. */
export type Telling<Key extends string> = {
  readonly topics: readonly Topic<Key>[];
  readonly sentences: Readonly<Record<Key, string>>;
  readonly speech: Speech;
  readonly notes: ReadonlySet<string>;
  readonly seed: string;
};

export type Told<Key extends string> = {
  readonly topic: string;
  readonly key: Key;
  readonly sentence: Sentence;
};

function trueShapes<Key extends string>(
  shapes: readonly Shape<Key>[],
  telling: Telling<Key>,
  facts: FactReader,
): Told<Key>[] {
  return shapes.flatMap(({ key, when }) => {
    if (when !== undefined && !when(facts)) return [];
    const sentence = speak(telling.sentences[key], telling.speech);
    return sentence === undefined ? [] : [{ topic: '', key, sentence }];
  });
}

/** One sentence for every topic that has a true one, in the order of the topics. Deterministic. */
export function tell<Key extends string>(telling: Telling<Key>): Told<Key>[] {
  const facts = createFactReader(telling.speech.facts, telling.notes);
  return telling.topics.flatMap(({ name, shapes, otherwise }) => {
    const first = trueShapes(shapes, telling, facts);
    const choice = first.length > 0 ? first : trueShapes(otherwise ?? [], telling, facts);
    const told = choice[hashOf(`${telling.seed}|${name}`) % Math.max(1, choice.length)];
    return told === undefined ? [] : [{ ...told, topic: name }];
  });
}
