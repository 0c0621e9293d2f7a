/** Values by name; undefined and what is not finite mean that there is no such fact. */
export type ExpectedValues = Readonly<Record<string, number | string | undefined>>;

type NamedValue = { readonly id: string; readonly value: number | string };

export type FactComparison = {
  /** Compares the facts `measure.<id>.<name>` with values to 1e-9 of their size. */
  readonly compare: (facts: readonly NamedValue[], id: string, expected: ExpectedValues) => void;
  /** One line for each difference found so far. */
  readonly faults: readonly string[];
};

/** Below this size a difference of numbers counts as if the number were of it. */
const minSize = 1e-3;

function isEqual(actual: number | string | undefined, expected: number | string | undefined) {
  if (typeof expected !== 'number') return actual === expected;
  if (!Number.isFinite(expected)) return actual === undefined;
  const distance = Math.abs(Number(actual ?? Number.NaN) - expected);
  return distance <= 1e-9 * Math.max(Math.abs(expected), minSize);
}

/** Collects the differences between facts and a reference computation. */
export function createFactComparison(): FactComparison {
  const faults: string[] = [];
  return {
    faults,
    compare(facts, id, expected) {
      const values = new Map(facts.map((fact) => [fact.id, fact.value]));
      for (const [name, value] of Object.entries(expected)) {
        const actual = values.get(`measure.${id}.${name}`);
        if (!isEqual(actual, value))
          faults.push(`${id}.${name}: ${String(actual)} instead of ${String(value)}`);
      }
    },
  };
}
