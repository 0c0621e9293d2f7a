import type { FilingValue } from './company-facts.ts';
import type { FlowName } from './company-figures.ts';

/** Flows that are never negative: a derived quarter that is, mixes two scopes. */
const neverNegative: ReadonlySet<FlowName> = new Set([
  'revenue',
  'costOfRevenue',
  'sellingExpenses',
  'interest',
  'capex',
  'depreciation',
  'stockCompensation',
  'dividendsPaid',
  'repurchases',
]);
/** A derived quarter of more than so many usual ones mixes two scopes. */
const mostMedians = 3;

function findMedian(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low = 0, high = 0] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

/** Tags of what is added and of what is taken off. */
function hasSameTags({ references }: FilingValue): boolean {
  const list = (isTaken: boolean): string =>
    [
      ...new Set(
        references
          .filter(({ isSubtracted = false }) => isSubtracted === isTaken)
          .map(({ tag }) => tag),
      ),
    ]
      .toSorted()
      .join(' ');
  return list(true) === list(false);
}

/**
 * Whether a quarter that was derived from parts of a year is to be looked at: it is negative where
 * that cannot be, more than three usual quarters, or its parts are told under different tags.
 */
export function isSuspectQuarter(
  name: FlowName,
  value: FilingValue,
  others: readonly FilingValue[],
): boolean {
  if (value.origin !== 'year-to-date') return false;
  if (neverNegative.has(name) && value.value < 0) return true;
  if (!hasSameTags(value)) return true;
  const usual = findMedian(others.map((other) => Math.abs(other.value)));
  return others.length >= 3 && Math.abs(value.value) > mostMedians * usual;
}
