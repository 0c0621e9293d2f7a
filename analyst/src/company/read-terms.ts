import { languages, type QuestionPlan } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import { createWordPattern } from '../question/word-pattern.ts';

const words = languages.map((language) => analystLanguages[language].company);
const asOf = words.map(({ asOfYear }) => createWordPattern(asOfYear));
const rates = words.map(({ discountRate }) => new RegExp(discountRate));
const bareRates = words.map(({ barePercent }) => new RegExp(barePercent));
const pillars = words.map(({ otherPillar }) => createWordPattern(otherPillar));
const year = /(?<![\d.,])(?:fy ?)?(?<year>1[5-9]\d{2}|2\d{3})(?![\d.,%]|-\d)/;
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

/** The last day of a year, or the day of a date as 2021-06-30; undefined where there is none. */
function toDay(named: string, day: string | undefined): number | undefined {
  const iso = `${named}${day ?? '-12-31'}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  const isDay = Number.isFinite(time) && new Date(time).toISOString().startsWith(iso);
  return isDay ? time : undefined;
}

type CompanyTerms = Pick<QuestionPlan, 'fiscalYear' | 'knownOn' | 'discountRate'>;

function readKnownOn(text: string): { readonly knownOn?: number; readonly unread?: string } {
  const found = findGroups(text, asOf);
  if (found === undefined) return {};
  const { year: named = '', day } = found.groups;
  const knownOn = toDay(named, day);
  return knownOn === undefined ? { unread: found.all } : { knownOn };
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
  const named =
    findGroups(text, asOf) === undefined ? year.exec(text)?.groups?.['year'] : undefined;
  if (named === undefined) return {};
  const fiscalYear = Number(named);
  return fiscalYear < firstYear || fiscalYear > lastYear ? { unread: named } : { fiscalYear };
}

/**
 * The year, the day and the discount rate that a folded question gives, and what of it is none.
 * `isValued`: a valuation is asked for, and a percentage without a word for it is its rate.
 */
export function readCompanyTerms(
  text: string,
  isValued: boolean,
): {
  readonly terms: CompanyTerms;
  readonly unread: readonly string[];
} {
  const { unread: noDay, ...known } = readKnownOn(text);
  const { unread: noRate, ...rate } = readRate(text, isValued);
  const { unread: noYear, ...fiscal } = readFiscalYear(text);
  const noPillar = findGroups(text, pillars)?.all;
  return {
    terms: { ...fiscal, ...known, ...rate },
    unread: [noYear, noDay, noRate, noPillar].filter((one) => one !== undefined),
  };
}
