import { languages } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import { currencySigns, pricedCurrencies, type PricedCurrency } from '../language/money-words.ts';

const words = languages.map((language) => analystLanguages[language].moneyWords);

/** What words behind a number multiply it with, in any language. */
export const scales: Readonly<Record<string, number>> = Object.assign(
  {},
  ...words.map((one) => one.scales),
);
// A longer word before its beginning: "thousands" before "thousand".
const byLength = Object.keys(scales).toSorted((a, b) => b.length - a.length);
export const scalePattern = byLength.join('|');

const namesByCurrency = pricedCurrencies.map((code) => ({
  code,
  source: words.map(({ currencies }) => currencies[code]).join('|'),
}));
export const currencyPattern = namesByCurrency.map(({ source }) => source).join('|');

const signed = new Map(pricedCurrencies.map((code) => [currencySigns[code], code]));
const named = namesByCurrency.map(({ code, source }) => ({
  code,
  pattern: new RegExp(`(?<![a-z])(?:${source})`),
}));

/** The currency that a sign or a name stands for, in a text around a number; undefined for none. */
export function findNamedCurrency(folded: string): PricedCurrency | undefined {
  const sign = [...signed].find(([one]) => folded.includes(one))?.[1];
  return sign ?? named.find(({ pattern }) => pattern.test(folded))?.code;
}

const join = (pick: (one: (typeof words)[number]) => string): string => words.map(pick).join('|');
const wanted = namesByCurrency.map(({ code, source }) => ({
  code,
  pattern: new RegExp(
    `(?<![a-z])(?:(?:${join(({ wantedBefore }) => wantedBefore)}) (?:the )?(?:${source})|(?:${source}) (?:${join(({ wantedAfter }) => wantedAfter)}))(?![a-z])`,
  ),
}));

/** The currency in which a folded text wants its figures: "gold in turkish lira"; undefined for none. */
export function findWantedCurrency(folded: string): PricedCurrency | undefined {
  return wanted.find(({ pattern }) => pattern.test(folded))?.code;
}
