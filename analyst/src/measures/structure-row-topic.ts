import type { StructureRowBody, StructureRowTail } from '../language/en/measures/structure-rows.ts';
import type { MeasureSentence } from '../language/en/measures.ts';
import { has, isMissing, isWord, type When } from '../narrator/conditions.ts';
import type { Topic } from '../narrator/shape.ts';
import { createTopic, matchAll } from './create-topic.ts';

/** Measures with a list of structures. */
type ListId = 'levels-between' | 'if-price' | 'nearest-structure' | 'zone-list';

const isHigh = isWord('row.kind', 'previous-high');
const isLow = isWord('row.kind', 'previous-low');
const bodies: readonly (readonly [body: StructureRowBody, when: When])[] = [
  ['directed', matchAll(has('row.direction'), has('row.top'))],
  ['area', has('row.top')],
  ['high', matchAll(has('row.period'), isHigh)],
  ['low', matchAll(has('row.period'), isLow)],
  ['level', isMissing('row.period')],
];
const tails: readonly (readonly [tail: StructureRowTail, when: When])[] = [
  ['outcome', has('row.outcome')],
  ['inside', isWord('row.place', 'inside-area')],
  ['above', isWord('row.place', 'above-area')],
  ['below', isWord('row.place', 'below-area')],
  ['bare', has('row.kind')],
];

/** One structure of a list: what it is, and where it lies or what would become of it. */
export function createStructureRowTopic(id: ListId): Topic<MeasureSentence> {
  const shapes = bodies.flatMap(([body, isBody]) =>
    tails.map(([tail, isTail]) => [`${id}.row.${body}.${tail}`, matchAll(isBody, isTail)] as const),
  );
  return createTopic(`${id}-row`, ...shapes);
}
