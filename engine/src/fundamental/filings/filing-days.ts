import { isAnnual } from './annual-reports.ts';
import { isPeriodic } from './choose-fact.ts';
import type { CompanyFacts } from './company-facts.ts';
import { readTags } from './concepts.ts';

/** A day on which periodic reports were filed, YYYY-MM-DD, and the form of the weightiest. */
export type FilingDay = { readonly filed: string; readonly form: string };

/** The days on which figures that are read were filed, the oldest first. */
export function listFilingDays({ facts }: CompanyFacts, knownOn: string): FilingDay[] {
  const read = Object.values(facts).flatMap((taxonomy) =>
    Object.entries(taxonomy).flatMap(([tag, { units }]) =>
      readTags.has(tag) ? Object.values(units).flat() : [],
    ),
  );
  const byDay = new Map<string, { readonly form: string; readonly isYear: boolean }>();
  for (const fact of read) {
    if (fact.filed > knownOn || !isPeriodic(fact)) continue;
    const isYear = isAnnual(fact);
    const known = byDay.get(fact.filed);
    if (known === undefined || (isYear && !known.isYear))
      byDay.set(fact.filed, { form: fact.form, isYear });
  }
  return [...byDay]
    .map(([filed, { form }]) => ({ filed, form }))
    .toSorted((one, other) => (one.filed < other.filed ? -1 : 1));
}
