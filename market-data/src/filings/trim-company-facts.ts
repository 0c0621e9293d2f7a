import { readTags, type CompanyFacts } from '@vela/engine';

/** Tags that tell how a company earns, beside those that figures are read from. */
const kindTags = [
  'InterestAndDividendIncomeOperating',
  'PremiumsEarnedNet',
  'Deposits',
  'RealEstateInvestmentPropertyNet',
];

const isRead = (tag: string): boolean => readTags.has(tag) || kindTags.includes(tag);

/** The tags that are read and nothing else, every version of them: the extract that is shipped. */
export function trimCompanyFacts({ entityName, facts }: CompanyFacts): CompanyFacts {
  return {
    entityName,
    facts: Object.fromEntries(
      Object.entries(facts).map(([taxonomy, tags]) => [
        taxonomy,
        Object.fromEntries(
          Object.entries(tags)
            .filter(([tag]) => isRead(tag))
            .map(([tag, { units }]) => [tag, { units }]),
        ),
      ]),
    ),
  };
}
