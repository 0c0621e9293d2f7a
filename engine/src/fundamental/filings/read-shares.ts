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

/** Diluted shares as the mean of a period of one length. */
export function readMeanShares(
  index: FactIndex,
  period: { readonly end: string; readonly length: PeriodLength },
  splits: readonly SeenSplit[],
): FilingValue | undefined {
  const fact = dilutedShareTags
    .map((tag) => findFact(index, tag, period))
    .find((found) => found !== undefined);
  return fact === undefined ? undefined : toValue(fact, splits);
}

const lengths: readonly PeriodLength[] = ['quarter', 'year', 'half', 'nine-months'];

/** Diluted shares, the mean of the quarter or, where only that is told, of the year. */
export function readDilutedShares(
  index: FactIndex,
  end: string,
  splits: readonly SeenSplit[],
): FilingValue | undefined {
  for (const length of lengths) {
    const mean = readMeanShares(index, { end, length }, splits);
    if (mean !== undefined) return mean;
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
