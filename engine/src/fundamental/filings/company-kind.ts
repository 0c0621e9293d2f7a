import type { CompanyKind } from '../pillars/pillar-inputs.ts';
import type { CompanyFacts } from './company-facts.ts';

/** Tags that only banks, brokers and insurers report. */
const financialTags = [
  'RevenuesNetOfInterestExpense',
  'InterestAndDividendIncomeOperating',
  'PremiumsEarnedNet',
  'Deposits',
];
const trustTags = ['RealEstateRevenueNet', 'RealEstateInvestmentPropertyNet'];

/**
 * How a company earns, by what it reported until a day: a classified balance sheet is an operating
 * company's.
 */
export function findCompanyKind({ facts }: CompanyFacts, knownOn: string): CompanyKind {
  const has = (tag: string): boolean =>
    Object.values(facts).some((taxonomy) =>
      Object.values(taxonomy[tag]?.units ?? {}).some((list) =>
        list.some(({ filed }) => filed <= knownOn),
      ),
    );
  if (has('LiabilitiesCurrent')) return 'operating';
  if (financialTags.some((tag) => has(tag))) return 'financial';
  return trustTags.some((tag) => has(tag)) ? 'real-estate-trust' : 'operating';
}
