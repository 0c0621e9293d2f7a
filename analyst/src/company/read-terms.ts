import { languages, type QuestionPlan } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import { findKnownOn, findNoDay } from './read-known-on.ts';
import { findFromYear, readQuarter } from './read-periods.ts';
import { createWordPattern } from '../question/word-pattern.ts';
import { findComparedYear, withoutComparedYear } from './compare-years.ts';

const words = languages.map((language) => analystLanguages[language].company);
const rates = words.map(({ discountRate }) => new RegExp(discountRate));
const growths = words.map(({ growth }) => new RegExp(`(?<![a-z0-9])(?:${growth})`));
const longRuns = words.map((one) => createWordPattern(one.longRunGrowth));
const supposed = createWordPattern(words.map((one) => one.supposed).join('|'));
const bareRates = words.map(({ barePercent }) => new RegExp(barePercent));
const pillars = words.map(({ otherPillar }) => createWordPattern(otherPillar));
const year = /(?<![\d.,])(?:fy ?)?(?<year>1[5-9]\d{2}|2\d{3})(?![\d%]|[.,]\d|-\d)/;
const shortYear = /(?<![a-z])(?:fy|fiscal(?: year)?|mali yil) ?'?(?<year>\d{2})(?![\d%]|[.,]\d)/;
const century = 2000;
/** The SEC has figures as data since 2009, of years from before that in the first of them. */
const [firstYear, lastYear] = [1990, 2100];

function findGroups(
  text: string,
  patterns: readonly RegExp[],
): { readonly all: string; readonly groups: Readonly<Record<string, string>> } | undefined {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match !== null) return { all: match[0], groups: { ...match.groups } };
  }
  return undefined;
}

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

/** Growth that a valuation may assume, in percent. */
const [leastGrowth, mostGrowth] = [-50, 100];

/** The growth that a folded text gives, and the text without it. */
function readGrowth(text: string): {
  readonly growth?: number;
  readonly rest: string;
  readonly unread?: string;
} {
  const found = findGroups(text, growths);
  if (found === undefined) return { rest: text };
  const { rate, other } = found.groups;
  const growth = Number((rate ?? other ?? '').replace(',', '.'));
  const rest = text.replace(found.all, ' ');
  return growth < leastGrowth || growth > mostGrowth
    ? { rest, unread: found.all }
    : { growth, rest };
}

/** Growth for ever that a valuation may assume, in percent. */
const [leastLongRun, mostLongRun] = [-20, 20];

/** The growth for ever that a folded text gives, and the text without it. */
function readLongRun(text: string): {
  readonly longRun: Pick<CompanyTerms, 'longRunGrowth'>;
  readonly rest: string;
  readonly unread?: string;
} {
  const found = findGroups(text, longRuns);
  if (found === undefined) return { longRun: {}, rest: text };
  const { rate, other } = found.groups;
  const longRunGrowth = Number((rate ?? other ?? '').replace(',', '.'));
  const rest = text.replace(found.all, ' ');
  return longRunGrowth < leastLongRun || longRunGrowth > mostLongRun
    ? { longRun: {}, rest, unread: found.all }
    : { longRun: { longRunGrowth }, rest };
}

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
