import type { MeasureSentence } from '../language/en/measures.ts';
import type { FactReader } from '../narrator/fact-reader.ts';
import type { When } from '../narrator/conditions.ts';
import type { Topic } from '../narrator/shape.ts';

/** A topic of sentences, each alone or with its condition. */
export function createTopic(
  name: string,
  ...shapes: readonly (MeasureSentence | readonly [key: MeasureSentence, when: When])[]
): Topic<MeasureSentence> {
  return {
    name,
    shapes: shapes.map((shape) =>
      typeof shape === 'string' ? { key: shape } : { key: shape[0], when: shape[1] },
    ),
  };
}

/** Whether all conditions hold. */
export const matchAll =
  (...conditions: readonly When[]): When =>
  (facts: FactReader) =>
    conditions.every((when) => when(facts));

/** A number of exactly this value as displayed. */
export const isNumber =
  (id: string, value: number): When =>
  (facts) =>
    facts.number(id) === value;

/** From `least`, included, up to `most`, not included. */
export const isBetween =
  (id: string, least: number, most: number): When =>
  (facts) =>
    facts.number(id) >= least && facts.number(id) < most;

/** Shapes `<prefix>.<key>`, each where a number counted from 1 is its place in the list. */
export function createNumberedShapes<const Keys extends readonly string[], Prefix extends string>(
  prefix: Prefix,
  keys: Keys,
  id: string,
): (readonly [key: `${Prefix}.${Keys[number]}`, when: When])[] {
  return keys.map(
    (key: Keys[number], index) => [`${prefix}.${key}`, isNumber(id, index + 1)] as const,
  );
}
