import type { CompanyFacts, ReportedFact } from './company-facts.ts';
import { dilutedShareTags, shareCountTags, splitRatioTag } from './concepts.ts';
import { toDayNumber } from './day-number.ts';

/** A split seen in filings: counts filed before `restatedOn` are of the old shares. */
export type SeenSplit = {
  /** New shares for one old. */
  readonly ratio: number;
  /** The first filing in which an earlier period has the new count, YYYY-MM-DD. */
  readonly restatedOn: string;
  /** The day that filings name for it, some days around the first trade of the new shares. */
  readonly statedOn?: string;
};

/** A split by the first day on which the new shares trade, from a table of them. */
export type KnownSplit = { readonly ratio: number; readonly exDate: string };

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

/** Filings name a split's day at most so long before the counts are restated. */
const maxStatedDays = 280;

/** The last day that filings name for a ratio; an announcement names an earlier one. */
function findStatedDay(
  { facts }: CompanyFacts,
  split: SeenSplit,
  knownOn: string,
): string | undefined {
  const stated = facts['us-gaap']?.[splitRatioTag]?.units['pure'] ?? [];
  return stated
    .filter(({ val, end, filed }) => {
      const days = toDayNumber(split.restatedOn) - toDayNumber(end);
      return val === split.ratio && filed <= knownOn && days >= 0 && days <= maxStatedDays;
    })
    .map(({ end }) => end)
    .toSorted()
    .at(-1);
}

function addStatedDay(company: CompanyFacts, split: SeenSplit, knownOn: string): SeenSplit {
  const statedOn = findStatedDay(company, split, knownOn);
  return statedOn === undefined ? split : { ...split, statedOn };
}

/**
 * Splits, from periods whose share count was told twice: never from a jump between two periods,
 * which a merger makes as well. The oldest first; only what was filed by `knownOn`.
 */
export function findSplits(company: CompanyFacts, knownOn: string): SeenSplit[] {
  const { facts } = company;
  const counts = Object.values(facts).flatMap((taxonomy) =>
    [...dilutedShareTags, ...shareCountTags].flatMap((tag) =>
      (taxonomy[tag]?.units['shares'] ?? []).map((fact) => ({ ...fact, tag })),
    ),
  );
  const seen = findRestatements(counts.filter(({ filed }) => filed <= knownOn));
  const byRatio = Map.groupBy(seen, ({ ratio }) => ratio);
  return [...byRatio.values()]
    .flatMap((splits) => groupByTime(splits))
    .toSorted((one, other) => (one.restatedOn < other.restatedOn ? -1 : 1))
    .map((split) => addStatedDay(company, split, knownOn));
}

/** A split shows in filings at the latest in the second annual report after it. */
const maxRestatedDays = 800;

function isSame({ ratio, restatedOn }: SeenSplit, known: KnownSplit): boolean {
  const days = toDayNumber(restatedOn) - toDayNumber(known.exDate);
  return ratio === known.ratio && days >= 0 && days <= maxRestatedDays;
}

/**
 * Splits of a table beside those that filings show: between its day and the next report only the
 * table has it. Other ratios than usual are left out: vendors tell a spin-off as a split by 1.046,
 * and no share count changes by it.
 */
export function addKnownSplits(
  seen: readonly SeenSplit[],
  known: readonly KnownSplit[],
  knownOn: string,
): SeenSplit[] {
  const further = known.flatMap((split): SeenSplit[] => {
    const ratio = toSplitRatio(split.ratio);
    const isNew = split.exDate <= knownOn && !seen.some((one) => isSame(one, split));
    return ratio === undefined || !isNew ? [] : [{ ratio, restatedOn: split.exDate }];
  });
  return [...seen, ...further].toSorted((one, other) =>
    one.restatedOn < other.restatedOn ? -1 : 1,
  );
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
