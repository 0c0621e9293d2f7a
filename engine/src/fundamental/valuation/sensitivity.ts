import { findBrackets, findRoot, type Bracket } from '../cash-flow/find-root.ts';
import { refuseValue, toComputed, type Computed } from '../computed.ts';

/** A value for every pair: a row for each of `rows`, a column for each of `columns`. */
export function calculateGrid(
  rows: readonly number[],
  columns: readonly number[],
  calculate: (row: number, column: number) => Computed,
): Computed[][] {
  return rows.map((row) => columns.map((column) => calculate(row, column)));
}

/** Parts of the range that are looked through. */
const parts = 400;

/**
 * The input at which a model gives a value: reverse DCF. Several may fit where flows change sign:
 * the one nearest to `usual` is returned, and `meta.multipleRoots` says so.
 */
export function solveInput(
  calculate: (input: number) => Computed,
  target: number,
  { range, usual }: { readonly range: Bracket; readonly usual: number },
): Computed {
  const distance = (input: number): number => (calculate(input).value ?? Number.NaN) - target;
  const brackets = findBrackets(distance, range, parts).filter(([low, high]) =>
    Number.isFinite(distance(low) + distance(high)),
  );
  const roots = brackets
    .map((bracket) => findRoot(distance, bracket))
    .toSorted((one, other) => Math.abs(one - usual) - Math.abs(other - usual));
  const [nearest] = roots;
  const meta = { roots, multipleRoots: roots.length > 1 };
  return nearest === undefined ? refuseValue('no-root', meta) : toComputed(nearest, meta);
}
