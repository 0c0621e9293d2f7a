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
function isPreferred(one: ReportedFact, other: ReportedFact, { version }: FactView): boolean {
  if (one.filed === other.filed) return isAnnual(one) && !isAnnual(other);
  return version === 'latest' ? one.filed > other.filed : one.filed < other.filed;
}

/** The version of a period that is read, and the one that told of it first. */
type Versions = { chosen: ReportedFact; first: ReportedFact };

type Units = Readonly<Record<string, readonly ReportedFact[]>>;

/** The unit of a tag with the most facts known by then, so that a series has one currency. */
function chooseUnit(units: Units, { knownOn }: FactView): string | undefined {
  const names = Object.keys(units);
  if (names.length < 2) return names[0];
  const count = (unit: string): number =>
    (units[unit] ?? []).filter(({ filed }) => filed <= knownOn).length;
  return names.toSorted((one, other) => count(other) - count(one))[0];
}

/** The versions of each period known by then, by their length and end. */
function listVersions(
  facts: readonly ReportedFact[],
  view: FactView,
): Map<PeriodLength, Map<string, Versions>> {
  const byLength = new Map<PeriodLength, Map<string, Versions>>();
  for (const reported of facts) {
    if (reported.filed > view.knownOn || !isPeriodic(reported)) continue;
    const length = findPeriodLength(reported);
    if (length === undefined) continue;
    const byEnd = byLength.get(length) ?? new Map<string, Versions>();
    const known = byEnd.get(reported.end);
    if (known === undefined) byEnd.set(reported.end, { chosen: reported, first: reported });
    else {
      if (reported.filed < known.first.filed) known.first = reported;
      if (isPreferred(reported, known.chosen, view)) known.chosen = reported;
    }
    byLength.set(length, byEnd);
  }
  return byLength;
}

function indexTag(
  facts: readonly ReportedFact[],
  { tag, unit }: { readonly tag: string; readonly unit: string },
  view: FactView,
): Map<PeriodLength, Map<string, IndexedFact>> {
  const indexed = new Map<PeriodLength, Map<string, IndexedFact>>();
  for (const [length, byEnd] of listVersions(facts, view)) {
    const made = new Map<string, IndexedFact>();
    for (const [end, { chosen, first }] of byEnd) made.set(end, { ...chosen, tag, unit, first });
    indexed.set(length, made);
  }
  return indexed;
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
