import { languages, type QuestionPlan } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import { findKnownOn, findNoDay } from './read-known-on.ts';
import { findFromYear, readQuarter } from './read-periods.ts';
import { createWordPattern } from '../question/word-pattern.ts';
import { findComparedYear, withoutComparedYear } from './compare-years.ts';
import { findGroups, growths, readGrowth, readLongRun } from './read-growth.ts';

const words = languages.map((language) => analystLanguages[language].company);
const rates = words.map(({ discountRate }) => new RegExp(discountRate));
const supposed = createWordPattern(words.map((one) => one.supposed).join('|'));
const bareRates = words.map(({ barePercent }) => new RegExp(barePercent));
const pillars = words.map(({ otherPillar }) => createWordPattern(otherPillar));
const year = /(?<![\d.,])(?:fy ?)?(?<year>1[5-9]\d{2}|2\d{3})(?![\d%]|[.,]\d|-\d)/;
const shortYear = /(?<![a-z])(?:fy|fiscal(?: year)?|mali yil) ?'?(?<year>\d{2})(?![\d%]|[.,]\d)/;
const century = 2000;
/** The SEC has figures as data since 2009, of years from before that in the first of them. */
const [firstYear, lastYear] = [1990, 2100];

const mostPercent = 100;

type CompanyTerms = Pick<
  QuestionPlan,
  | 'fiscalYear'
  | 'comparedYear'
  | 'knownOn'
  | 'discountRate'
  | 'growth'
  | 'longRunGrowth'
  | 'isQuarterly'
  | 'quarter'
  | 'fromYear'
>;

/** Whether a folded text gives the growth or the discount rate of a valuation as a condition. */
export function isValuationSupposed(text: string): boolean {
  const isRated = findGroups(text, growths) !== undefined || findGroups(text, rates) !== undefined;
  return isRated && supposed.test(text);
}

function readRate(
  text: string,
  isValued: boolean,
): { readonly discountRate?: number; readonly unread?: string } {
  const found = findGroups(text, rates) ?? (isValued ? findGroups(text, bareRates) : undefined);
  if (found === undefined) return {};
  const { rate, other, required } = found.groups;
  const discountRate = Number((rate ?? other ?? required ?? '').replace(',', '.'));
  return discountRate <= mostPercent ? { discountRate } : { unread: found.all };
}

function readFiscalYear(text: string): {
  readonly fiscalYear?: number;
  readonly unread?: string;
} {
  if (findKnownOn(text) !== undefined || findNoDay(text) !== undefined) return {};
  const short = shortYear.exec(text)?.groups?.['year'];
  const named = year.exec(text)?.groups?.['year'] ?? short;
  if (named === undefined) return {};
  const fiscalYear = Number(named) + (named === short ? century : 0);
  return fiscalYear < firstYear || fiscalYear > lastYear ? { unread: named } : { fiscalYear };
}

/**
 * The year, the day and the discount rate that a folded question gives, and what of it is none.
 * `isValued`: a valuation is asked for, and a percentage without a word for it is its rate.
 */
export function readCompanyTerms(
  typed: string,
  isValued: boolean,
): {
  readonly terms: CompanyTerms;
  readonly unread: readonly string[];
} {
  const comparedYear = findComparedYear(typed)?.value;
  const text = withoutComparedYear(typed);
  const ever = isValued ? readLongRun(text) : { longRun: {}, rest: text };
  const { growth, rest, unread: noGrowth } = isValued ? readGrowth(ever.rest) : { rest: text };
  const noDay = findNoDay(text);
  const knownOn = noDay === undefined ? findKnownOn(text)?.value : undefined;
  const { unread: noRate, ...rate } = readRate(rest, isValued);
  const fromYear = findFromYear(text);
  const { unread: noYear, ...fiscal } =
    fromYear === undefined ? readFiscalYear(text) : { fromYear, unread: undefined };
  const noPillar = findGroups(text, pillars)?.all;
  return {
    terms: {
      ...fiscal,
      ...(comparedYear === undefined ? {} : { comparedYear }),
      ...ever.longRun,
      ...readQuarter(text),
      ...(knownOn === undefined ? {} : { knownOn }),
      ...rate,
      ...(growth === undefined ? {} : { growth }),
    },
    unread: [noYear, noDay, noRate, noGrowth, ever.unread, noPillar].filter(
      (one) => one !== undefined,
    ),
  };
}
