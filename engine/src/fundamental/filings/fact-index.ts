import { findAnnualReports, isAnnual } from './annual-reports.ts';
import { isPeriodic } from './choose-fact.ts';
import type { CompanyFacts, ReportedFact } from './company-facts.ts';
import { readTags } from './concepts.ts';
import { findPeriodLength, type PeriodLength } from './period-length.ts';

/** What is known and which version of it is read. */
export type FactView = {
  /** Facts filed after this day are not seen, YYYY-MM-DD. */
  readonly knownOn: string;
  /** As corrected since, or as first told. */
  readonly version: 'latest' | 'first';
};

export type IndexedFact = ReportedFact & {
  readonly tag: string;
  readonly unit: string;
  /** The value when the period was first told of, and the day of that filing. */
  readonly first: Pick<ReportedFact, 'val' | 'filed'>;
};

/** The facts of one view: for each tag and length one version by the end of its period. */
export type FactIndex = {
  readonly view: FactView;
  readonly byTag: ReadonlyMap<string, ReadonlyMap<PeriodLength, ReadonlyMap<string, IndexedFact>>>;
  /** By the end of a year, the first annual report that told of it. */
  readonly annualReports: ReadonlyMap<string, ReportedFact>;
};

/** Whether one version is read rather than another of the same period. */
function isPreferred(one: IndexedFact, other: IndexedFact, { version }: FactView): boolean {
  if (one.filed === other.filed) return isAnnual(one) && !isAnnual(other);
  return version === 'latest' ? one.filed > other.filed : one.filed < other.filed;
}

type Units = Readonly<Record<string, readonly ReportedFact[]>>;

/** The unit of a tag with the most facts known by then, so that a series has one currency. */
function chooseUnit(units: Units, { knownOn }: FactView): string | undefined {
  const names = Object.keys(units);
  if (names.length < 2) return names[0];
  const count = (unit: string): number =>
    (units[unit] ?? []).filter(({ filed }) => filed <= knownOn).length;
  return names.toSorted((one, other) => count(other) - count(one))[0];
}

function indexTag(
  facts: readonly ReportedFact[],
  names: { readonly tag: string; readonly unit: string },
  view: FactView,
): Map<PeriodLength, Map<string, IndexedFact>> {
  const byLength = new Map<PeriodLength, Map<string, IndexedFact>>();
  for (const reported of facts) {
    if (reported.filed > view.knownOn || !isPeriodic(reported)) continue;
    const length = findPeriodLength(reported);
    if (length === undefined) continue;
    const byEnd = byLength.get(length) ?? new Map<string, IndexedFact>();
    const known = byEnd.get(reported.end);
    const isFirst = known === undefined || reported.filed < known.first.filed;
    const fact = { ...reported, ...names, first: isFirst ? reported : known.first };
    if (known === undefined || isPreferred(fact, known, view)) byEnd.set(fact.end, fact);
    else if (isFirst) byEnd.set(known.end, { ...known, first: reported });
    byLength.set(length, byEnd);
  }
  return byLength;
}

/** Indexes the facts that concepts read, as they were known on a day. */
export function createFactIndex(company: CompanyFacts, view: FactView): FactIndex {
  const byTag = new Map<string, Map<PeriodLength, Map<string, IndexedFact>>>();
  for (const taxonomy of Object.values(company.facts)) {
    for (const [tag, { units }] of Object.entries(taxonomy)) {
      const unit = readTags.has(tag) ? chooseUnit(units, view) : undefined;
      if (unit === undefined || byTag.has(tag)) continue;
      byTag.set(tag, indexTag(units[unit] ?? [], { tag, unit }, view));
    }
  }
  return { view, byTag, annualReports: findAnnualReports(company, view.knownOn) };
}

/** A tag's fact of a period; undefined: not reported by then. */
export function findFact(
  { byTag }: FactIndex,
  tag: string,
  { end, length }: { readonly end: string; readonly length: PeriodLength },
): IndexedFact | undefined {
  return byTag.get(tag)?.get(length)?.get(end);
}
