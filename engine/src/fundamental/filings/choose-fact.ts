import type { ReportedFact } from './company-facts.ts';

type Filed = Pick<ReportedFact, 'end' | 'filed' | 'val'> & { readonly form?: string };

/** Periodic reports; a proxy or a prospectus repeats figures in other scales. */
const periodicForms: ReadonlySet<string> = new Set(
  ['10-K', '10-Q', '20-F', '40-F', '8-K', '6-K', '10-KT', '10-QT'].flatMap((form) => [
    form,
    `${form}/A`,
  ]),
);

/** Whether a fact is from a periodic report. */
export const isPeriodic = ({ form }: { readonly form?: string }): boolean =>
  form === undefined || periodicForms.has(form);

/** The version of a period's value that was known last on a date; undefined: none filed by then. */
export function chooseLatest<Fact extends Filed>(
  facts: readonly Fact[],
  knownOn: string,
): Fact | undefined {
  let latest: Fact | undefined;
  for (const fact of facts)
    if (fact.filed <= knownOn && (latest === undefined || fact.filed >= latest.filed))
      latest = fact;
  return latest;
}

/** The balance of a day: by the day it is of, never by the year of the filing that holds it. */
export function chooseBalance<Fact extends Filed>(
  facts: readonly Fact[],
  end: string,
  knownOn: string,
): Fact | undefined {
  return chooseLatest(
    facts.filter((fact) => fact.end === end && isPeriodic(fact)),
    knownOn,
  );
}

/**
 * Revenue of a period that two tags report: that which fits gross profit + cost, else the larger:
 * the smaller is a part of the whole, and taking the whole each year keeps a series of one kind.
 */
export function resolveRevenueConflict(
  one: number,
  other: number,
  parts?: { readonly grossProfit: number; readonly costOfRevenue: number },
): number {
  if (parts === undefined) return Math.max(one, other);
  const sum = parts.grossProfit + parts.costOfRevenue;
  return Math.abs(one - sum) <= Math.abs(other - sum) ? one : other;
}
