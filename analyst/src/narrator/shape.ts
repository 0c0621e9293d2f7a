import type { FactReader } from './fact-reader.ts';

/** One way to say something: the sentence's key, and when it is true. A sentence whose facts are missing is never chosen. */
export type Shape<Key extends string> = {
  readonly key: Key;
  readonly when?: (facts: FactReader) => boolean;
};

/** Several ways to say one thing. `otherwise` is asked only when no other shape is true. */
export type Topic<Key extends string> = {
  readonly name: string;
  readonly shapes: readonly Shape<Key>[];
  readonly otherwise?: readonly Shape<Key>[];
};

/** Small, stable hash (FNV-1a) that chooses between equally true shapes: the same input, the same sentence. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return (hash ^ (hash >>> 15)) >>> 0;
}
