import type { Outputs, Vector } from './vector.ts';

function isClose(expected: number, actual: number, { tolerance, isRelative }: Bound): boolean {
  const most = isRelative ? tolerance * Math.abs(expected) : tolerance;
  // A bound of zero still allows for the last bit.
  return Math.abs(expected - actual) <= Math.max(most, Math.abs(expected) * 1e-12);
}

type Bound = { readonly tolerance: number; readonly isRelative: boolean };

function isSame(expected: unknown, actual: unknown, bound: Bound): boolean {
  if (Array.isArray(expected)) {
    return (
      Array.isArray(actual) &&
      actual.length === expected.length &&
      expected.every((one, index) => isSame(one, actual[index], bound))
    );
  }
  if (typeof expected === 'number') {
    return typeof actual === 'number' && isClose(expected, actual, bound);
  }
  return expected === actual;
}

/** The expected values that were not returned, as text. */
export function compareOutputs(vector: Vector, outputs: Outputs): string[] {
  const { tolerance, tolerance_is_relative: isRelative } = vector;
  return Object.entries(vector.expected).flatMap(([name, expected]) => {
    const bound = typeof tolerance === 'number' ? tolerance : (tolerance[name] ?? 0);
    const actual = outputs[name];
    return isSame(expected, actual, { tolerance: bound, isRelative })
      ? []
      : [
          `${name}: expected ${JSON.stringify(expected)}, was ${JSON.stringify(actual) ?? 'nothing'}`,
        ];
  });
}
