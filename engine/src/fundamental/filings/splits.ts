import type { CompanyFacts, ReportedFact } from './company-facts.ts';
import { dilutedShareTags, shareCountTags } from './concepts.ts';

/** A split seen in filings: counts filed before `restatedOn` are of the old shares. */
export type SeenSplit = {
  /** New shares for one old. */
  readonly ratio: number;
  /** The first filing in which an earlier period has the new count, YYYY-MM-DD. */
  readonly restatedOn: string;
};

/** Splits into 3 for 2, and into 2 to 50; reverse splits likewise. */
const usualRatios = [1.5, ...Array.from({ length: 49 }, (_, index) => index + 2)];
/** A restated mean count differs a little by rounding. */
const tolerance = 0.004;

function toSplitRatio(quotient: number): number | undefined {
  const isReverse = quotient < 1;
  const ratio = usualRatios.find(
    (usual) => Math.abs((isReverse ? 1 / quotient : quotient) / usual - 1) <= tolerance,
  );
  if (ratio === undefined) return undefined;
  return isReverse ? 1 / ratio : ratio;
}

type Count = ReportedFact & { readonly tag: string };

function findRestatements(facts: readonly Count[]): SeenSplit[] {
  const byPeriod = Map.groupBy(facts, ({ tag, start, end }) => `${tag} ${start ?? ''} ${end}`);
  return [...byPeriod.values()].flatMap((versions) => {
    const sorted = versions.toSorted((one, other) => (one.filed < other.filed ? -1 : 1));
    return sorted.flatMap((fact, index): SeenSplit[] => {
      const before = sorted[index - 1];
      if (before === undefined || before.val <= 0 || fact.val <= 0) return [];
      const ratio = toSplitRatio(fact.val / before.val);
      return ratio === undefined ? [] : [{ ratio, restatedOn: fact.filed }];
    });
  });
}

/**
 * Splits, from periods whose share count was told twice: never from a jump between two periods,
 * which a merger makes as well. The oldest first; only what was filed by `knownOn`.
 */
export function findSplits({ facts }: CompanyFacts, knownOn: string): SeenSplit[] {
  const counts = Object.values(facts).flatMap((taxonomy) =>
    [...dilutedShareTags, ...shareCountTags].flatMap((tag) =>
      (taxonomy[tag]?.units['shares'] ?? []).map((fact) => ({ ...fact, tag })),
    ),
  );
  const seen = findRestatements(counts.filter(({ filed }) => filed <= knownOn));
  const byRatio = Map.groupBy(seen, ({ ratio }) => ratio);
  return [...byRatio.values()]
    .flatMap((splits) => groupByTime(splits))
    .toSorted((one, other) => (one.restatedOn < other.restatedOn ? -1 : 1));
}

/** One split shows in the reports of a year or two: its first is meant. */
function groupByTime(splits: readonly SeenSplit[]): SeenSplit[] {
  const sorted = splits.toSorted((one, other) => (one.restatedOn < other.restatedOn ? -1 : 1));
  const firsts: SeenSplit[] = [];
  for (const split of sorted) {
    const last = firsts.at(-1);
    const years = Number(split.restatedOn.slice(0, 4)) - Number(last?.restatedOn.slice(0, 4) ?? 0);
    if (last === undefined || years > 3) firsts.push(split);
  }
  return firsts;
}

/** A share count in shares of today. */
export function adjustForSplits(
  { val, filed }: Pick<ReportedFact, 'val' | 'filed'>,
  splits: readonly SeenSplit[],
): number {
  return splits.reduce(
    (count, { ratio, restatedOn }) => (filed < restatedOn ? count * ratio : count),
    val,
  );
}
