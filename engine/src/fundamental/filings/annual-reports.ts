import type { CompanyFacts, ReportedFact } from './company-facts.ts';
import { findPeriodLength } from './period-length.ts';

const isAnnualReport = /^(?:10-KT?|20-F|40-F)(?:\/A)?$/;
/** Whether a form is a report on a year. */
export const isAnnual = ({ form }: ReportedFact): boolean => isAnnualReport.test(form);

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
export function findAnnualReports(
  { facts }: CompanyFacts,
  knownOn: string,
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
