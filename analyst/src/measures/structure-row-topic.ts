import type { StructureRowBody, StructureRowTail } from '../language/en/measures/structure-rows.ts';
import type { MeasureSentence } from '../language/en/measures.ts';
import { has, isMissing, isWord, type When } from '../narrator/conditions.ts';
import type { Topic } from '../narrator/shape.ts';
import { createTopic, matchAll } from './create-topic.ts';
import type { MeasureTopics, RowGroup } from './measure-topics.ts';

const isHigh = isWord('row.kind', 'previous-high');
const isLow = isWord('row.kind', 'previous-low');
const bodies: readonly (readonly [body: StructureRowBody, when: When])[] = [
  ['directed', matchAll(has('row.direction'), has('row.top'))],
  ['area', has('row.top')],
  ['high', matchAll(has('row.period'), isHigh)],
  ['low', matchAll(has('row.period'), isLow)],
  ['level', isMissing('row.period')],
];
const isInside = isWord('row.place', 'inside-area');
const tails: readonly (readonly [tail: StructureRowTail, when: When])[] = [
  ['outcome', has('row.outcome')],
  ['apart', (facts) => !isInside(facts)],
  ['bare', has('row.kind')],
];

/** One structure of a list as a phrase. */
export const structureRowTopic: Topic<MeasureSentence> = createTopic(
  'structure-row',
  ...bodies.flatMap(([body, isBody]) =>
    tails.map(
      ([tail, isTail]) => [`structure.row.${body}.${tail}`, matchAll(isBody, isTail)] as const,
    ),
  ),
);

/** At most so many structures of a side are told. */
const mostOfSide = 3;

const createGroup = (place: 'inside' | 'above' | 'below'): RowGroup => ({
  lead: createTopic(`structures-${place}`, `structures.${place}`),
  when: isWord('row.place', `${place}-area`),
  to: mostOfSide,
});

/** The structures of a list by the side of price on which they lie. */
export const createSidedRows = (facts: string): NonNullable<MeasureTopics['rows']> => ({
  facts,
  topics: [structureRowTopic],
  groups: [createGroup('inside'), createGroup('above'), createGroup('below')],
});
