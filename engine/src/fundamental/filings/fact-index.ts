import { isPeriodic } from './choose-fact.ts';
import type { CompanyFacts, ReportedFact } from './company-facts.ts';
import { readTags } from './concepts.ts';
import { toDayNumber } from './day-number.ts';

/** What is known and which version of it is read. */
export type FactView = {
  /** Facts filed after this day are not seen, YYYY-MM-DD. */
  readonly knownOn: string;
  /** As corrected since, or as first told. */
  readonly version: 'latest' | 'first';
};

/** Lengths of periods by their days; a balance has none. */
export type PeriodLength = 'instant' | 'quarter' | 'half' | 'nine-months' | 'year';

const lengths: readonly (readonly [length: PeriodLength, least: number, most: number])[] = [
  ['quarter', 70, 120],
  ['half', 140, 229],
  ['nine-months', 230, 329],
  ['year', 350, 380],
];

/** The length of a fact's period; undefined: none that is reported on. */
export function findPeriodLength({ start, end }: ReportedFact): PeriodLength | undefined {
  if (start === undefined) return 'instant';
  const days = toDayNumber(end) - toDayNumber(start);
  return lengths.find(([, least, most]) => days >= least && days <= most)?.[0];
}

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

const isAnnualReport = /^(?:10-KT?|20-F|40-F)(?:\/A)?$/;
const isAnnual = ({ form }: ReportedFact): boolean => isAnnualReport.test(form);

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

/** Tags of which one is in every report; their periods are those of the company. */
export const anchorTags = [
  'NetIncomeLoss',
  'ProfitLoss',
  'NetCashProvidedByUsedInOperatingActivities',
  'Revenues',
  'RevenueFromContractWithCustomerExcludingAssessedTax',
  'Revenue',
];

/** Years by their end with the first annual report; later versions may come by other forms. */
function findAnnualReports(
  { facts }: CompanyFacts,
  { knownOn }: FactView,
): Map<string, ReportedFact> {
  const first = new Map<string, ReportedFact>();
  const reported = Object.values(facts).flatMap((taxonomy) =>
    anchorTags.flatMap((tag) => Object.values(taxonomy[tag]?.units ?? {}).flat()),
  );
  for (const fact of reported) {
    const isYear = fact.filed <= knownOn && isAnnual(fact) && findPeriodLength(fact) === 'year';
    const known = first.get(fact.end);
    if (isYear && (known === undefined || fact.filed < known.filed)) first.set(fact.end, fact);
  }
  return first;
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
  return { view, byTag, annualReports: findAnnualReports(company, view) };
}

/** A tag's fact of a period; undefined: not reported by then. */
export function findFact(
  { byTag }: FactIndex,
  tag: string,
  { end, length }: { readonly end: string; readonly length: PeriodLength },
): IndexedFact | undefined {
  return byTag.get(tag)?.get(length)?.get(end);
}
