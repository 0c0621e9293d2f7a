import {
  ages,
  auth,
  calculateYearlyCents,
  calculateYearlyDiscountPercent,
  cookieLifetimes,
  freemiumLimits,
  horizons,
  type Language,
  languageRules,
  legalPeriods,
  plans,
} from '@vela/contracts';
import { readContent, toPlainText } from './content.server.ts';

/** Citation patterns of laws and articles; numbers inside them are not product figures. */
const citations = [
  /\b(?:articles?|paragraph) \d+(?: and \d+)?/g,
  /\bno\. \d{4}\b/g,
  /\b\d{4} sayılı/g,
  /\b\d{4}\/\d+/g,
  /\bmadde \d+(?: ve \d+)?/g,
  /\b\d+\.(?: ve (?:KVKK’nın )?\d+\.)? (?:madde|fıkra)/g,
];

/** Removes legal citations from a text. */
export function removeCitations(words: string): string {
  return citations.reduce((rest, citation) => rest.replaceAll(citation, ' '), words);
}

/** All numbers in a text, as written. A digit inside a word (argon2id) is not one. */
export function findNumbers(words: string): string[] {
  return words.match(/(?<![\p{L}\d])\d+(?:[.,]\d+)?(?!\p{L})/gu) ?? [];
}

/** The first capture group of every match. */
export function matchGroups(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found);
}

/** The words of a text: title, description, lead and body. */
export function readWords(key: string, language: Language): string {
  const content = readContent(key, language);
  if (content === undefined) return '';
  return [content.title, content.description, content.lead, toPlainText(content.html)]
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(' .', '.');
}

/** The product figures that the legal texts quote, formatted in the given language. */
export function listProductFigures(language: Language): string[] {
  const { passwordMinLength, refreshIdleDays, refreshAbsoluteDays, accessTokenMinutes } = auth;
  const { verificationCodeMinutes, verificationLinkHours, resetTokenMinutes } = auth;
  const account = { passwordMinLength, refreshIdleDays, refreshAbsoluteDays, accessTokenMinutes };
  const mails = { verificationCodeMinutes, verificationLinkHours, resetTokenMinutes };
  const discounts = plans
    .map(({ monthlyCents = 0 }) => calculateYearlyDiscountPercent(monthlyCents))
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
    monthlyCents === undefined ? [] : [monthlyCents, calculateYearlyCents(monthlyCents)],
  );
  const written = prices.map((cents) =>
    cents === 0 ? '0' : (cents / 100).toFixed(2).replace('.', languageRules[language].decimalPoint),
  );
  return [...new Set([...findNumbers(constants.replaceAll(',', ' ')), ...written])];
}
