import type { Fact } from '@vela/contracts';

/** What the conditions of a sentence ask the facts. Numbers come rounded as they are spoken, so that "rose 0.00%" cannot be true. */
export type FactReader = {
  readonly has: (id: string) => boolean;
  readonly number: (id: string) => number;
  readonly word: (id: string) => string;
  /** Notes about the data: simulated, stale, futures, day (times are days), tick-volume (volume counts price changes). */
  readonly notes: ReadonlySet<string>;
};

/** Reads facts by id; a missing number is NaN (every comparison with it is false), a missing word is empty. */
export function createFactReader(
  facts: ReadonlyMap<string, Fact>,
  notes: ReadonlySet<string>,
): FactReader {
  return {
    notes,
    has: (id) => facts.has(id),
    number: (id) => {
      const fact = facts.get(id);
      return typeof fact?.value === 'number'
        ? Number(fact.value.toFixed(fact.decimals ?? 0))
        : Number.NaN;
    },
    word: (id) => {
      const value = facts.get(id)?.value;
      return typeof value === 'string' ? value : '';
    },
  };
}
