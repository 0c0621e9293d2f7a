import type { FactReader } from './fact-reader.ts';

/** One sentence and its condition. A sentence with missing facts is never chosen. */
export type Shape<Key extends string> = {
  readonly key: Key;
  readonly when?: (facts: FactReader) => boolean;
};

/** Alternative sentences for one statement. `otherwise` applies only if no other shape does. */
export type Topic<Key extends string> = {
  readonly name: string;
  readonly shapes: readonly Shape<Key>[];
  readonly otherwise?: readonly Shape<Key>[];
};

/** One shape per key, all with the same condition. */
export function toShapes<Key extends string>(
  when: Shape<Key>['when'],
  ...keys: Key[]
): Shape<Key>[] {
  return keys.map((key) => (when === undefined ? { key } : { key, when }));
}

/** FNV-1a hash that chooses between equally valid shapes; deterministic. */
export function calculateHash(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return (hash ^ (hash >>> 15)) >>> 0;
}
