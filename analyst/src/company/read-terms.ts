import { languages, type QuestionPlan } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import { createWordPattern } from '../question/word-pattern.ts';

const words = languages.map((language) => analystLanguages[language].company);
const asOf = words.map(({ asOfYear }) => createWordPattern(asOfYear));
const rates = words.map(({ discountRate }) => new RegExp(discountRate));
const year = /(?<![\d.,])(?:fy ?)?(?<year>(?:19|20)\d{2})(?![\d.,%])/;

function findGroup(text: string, patterns: readonly RegExp[], name: string): string | undefined {
  for (const pattern of patterns) {
    const groups = pattern.exec(text)?.groups;
    const found = groups?.[name] ?? groups?.['other'];
    if (found !== undefined) return found;
  }
  return undefined;
}

const mostPercent = 100;

/** The year, the day and the discount rate that a folded question gives. */
export function readCompanyTerms(
  text: string,
): Pick<QuestionPlan, 'fiscalYear' | 'knownOn' | 'discountRate'> {
  const known = findGroup(text, asOf, 'year');
  const rate = Number(findGroup(text, rates, 'rate')?.replace(',', '.') ?? Number.NaN);
  const named = known === undefined ? year.exec(text)?.groups?.['year'] : undefined;
  return {
    ...(named === undefined ? {} : { fiscalYear: Number(named) }),
    // The last day of that year: what its reports told by then.
    ...(known === undefined ? {} : { knownOn: Date.UTC(Number(known), 11, 31) }),
    ...(rate >= 0 && rate <= mostPercent ? { discountRate: rate } : {}),
  };
}
