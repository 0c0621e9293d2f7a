import {
  ages,
  auth,
  cookieLifetimes,
  freemiumLimits,
  horizons,
  type Language,
  legalPeriods,
  plans,
  yearlyCents,
  yearlyDiscountPercent,
} from '@vela/contracts';
import { readContent, toPlainText } from './content.server.ts';

/** How laws and their articles are cited: numbers in these are no figures of the product. */
const citations = [
  /\b(?:articles?|paragraph) \d+(?: and \d+)?/g,
  /\bno\. \d{4}\b/g,
  /\b\d{4} sayılı/g,
  /\b\d{4}\/\d+/g,
  /\bmadde \d+(?: ve \d+)?/g,
  /\b\d+\.(?: ve (?:KVKK’nın )?\d+\.)? (?:madde|fıkra)/g,
];

/** Words without the laws they cite. */
export function withoutCitations(words: string): string {
  return citations.reduce((rest, citation) => rest.replaceAll(citation, ' '), words);
}

/** Every number in words, as it stands there. A digit within a word (argon2id) is none. */
export function numbersIn(words: string): string[] {
  return words.match(/(?<![\p{L}\d])\d+(?:[.,]\d+)?(?!\p{L})/gu) ?? [];
}

/** What a pattern catches in its first group, all of it. */
export function foundIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found);
}

/** All words of a text: those around its heading, and those below. */
export function wordsOf(key: string, language: Language): string {
  const content = readContent(key, language);
  if (content === undefined) return '';
  return [content.title, content.description, content.lead, toPlainText(content.html)]
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(' .', '.');
}

/** The figures that the legal texts speak of, as they stand in a text of this language. */
export function productFigures(language: Language): string[] {
  const { passwordMinLength, refreshIdleDays, refreshAbsoluteDays, accessTokenMinutes } = auth;
  const { verificationCodeMinutes, verificationLinkHours, resetTokenMinutes } = auth;
  const account = { passwordMinLength, refreshIdleDays, refreshAbsoluteDays, accessTokenMinutes };
  const mails = { verificationCodeMinutes, verificationLinkHours, resetTokenMinutes };
  const discounts = plans
    .map(({ monthlyCents = 0 }) => yearlyDiscountPercent(monthlyCents))
    .filter((percent) => percent > 0);
  const constants = JSON.stringify([
    legalPeriods,
    ages,
    freemiumLimits,
    horizons,
    cookieLifetimes,
    account,
    mails,
    discounts,
  ]);
  const prices = plans.flatMap(({ monthlyCents }) =>
    monthlyCents === undefined ? [] : [monthlyCents, yearlyCents(monthlyCents)],
  );
  const written = prices.map((cents) =>
    cents === 0 ? '0' : (cents / 100).toFixed(2).replace('.', language === 'tr' ? ',' : '.'),
  );
  return [...new Set([...numbersIn(constants.replaceAll(',', ' ')), ...written])];
}
