import type { FilingValue } from './company-facts.ts';
import { dilutedShareTags, shareCountTags } from './concepts.ts';
import { toDayNumber } from './day-number.ts';
import { findFact, type FactIndex, type IndexedFact } from './fact-index.ts';
import type { PeriodLength } from './period-length.ts';
import { adjustForSplits, type SeenSplit } from './splits.ts';

function toValue(fact: IndexedFact, splits: readonly SeenSplit[]): FilingValue {
  const { val, tag, unit, start, end, accn, form, filed } = fact;
  const period = start === undefined ? { end } : { start, end };
  return {
    value: adjustForSplits(fact, splits),
    origin: 'reported',
    isRestated: false,
    references: [{ value: val, tag, unit, ...period, accession: accn, form, filed }],
  };
}

const lengths: readonly PeriodLength[] = ['quarter', 'year', 'half', 'nine-months'];

/** Diluted shares, the mean of the quarter or, where only that is told, of the year. */
export function readDilutedShares(
  index: FactIndex,
  end: string,
  splits: readonly SeenSplit[],
): FilingValue | undefined {
  for (const length of lengths)
    for (const tag of dilutedShareTags) {
      const fact = findFact(index, tag, { end, length });
      if (fact !== undefined) return toValue(fact, splits);
    }
  return undefined;
}

/** A count outside these multiples of the diluted mean is a placeholder or one class of several. */
const [leastPart, mostPart] = [0.5, 2];
/** The cover of a report counts shares some weeks after the period. */
const maxDaysAfter = 120;

/** Shares outstanding: those of the cover page or the balance sheet, else the diluted mean. */
export function readShareCount(
  index: FactIndex,
  end: string,
  splits: readonly SeenSplit[],
): FilingValue | undefined {
  const diluted = readDilutedShares(index, end, splits);
  for (const tag of shareCountTags) {
    const counts = [...(index.byTag.get(tag)?.get('instant')?.values() ?? [])].filter((fact) => {
      const days = toDayNumber(fact.end) - toDayNumber(end);
      return days >= 0 && days <= maxDaysAfter;
    });
    const [first] = counts.toSorted((one, other) => (one.end < other.end ? -1 : 1));
    if (first === undefined) continue;
    const count = toValue(first, splits);
    const part = count.value / (diluted?.value ?? count.value);
    if (part >= leastPart && part <= mostPart) return count;
  }
  return diluted;
}
