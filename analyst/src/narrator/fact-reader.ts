import type { Fact } from '@vela/contracts';

/** Fact access for sentence conditions. Numbers round as displayed: "rose 0.00%" is impossible. */
export type FactReader = {
  readonly has: (id: string) => boolean;
  readonly number: (id: string) => number;
  readonly word: (id: string) => string;
  /** simulated, stale, futures, day (times are days), tick-volume (counts of price changes). */
  readonly notes: ReadonlySet<string>;
};

/** Creates a reader by fact id; a missing number is NaN (comparisons fail), a missing word ''. */
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
