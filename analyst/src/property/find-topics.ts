import { languages, propertyTopics, type PartialDeal, type PropertyTopic } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import type { DealNumber } from './find-deal-numbers.ts';

const words = languages.map((language) => analystLanguages[language].property);
const whole = (source: string): RegExp => new RegExp(`(?<![a-z0-9])(?:${source})(?![a-z0-9])`);
const topics = propertyTopics.flatMap((topic) =>
  topic === 'overview'
    ? []
    : [{ topic, pattern: whole(words.map((one) => one.topics[topic]).join('|')) }],
);

const payback = whole(words.map((one) => one.payback).join('|'));

/** Whether it is asked in how many years the rent pays the price. */
export const isPaybackAsked = (text: string): boolean => payback.test(text);

// "Best and worst" are two cases in the words of all of them.
const bothCases = /worst|bad|kotu/;
const maxTopics = 3;

/** Parts of an answer that a folded text asks for. */
export function findTopics(text: string): PropertyTopic[] {
  const found = topics.filter(({ pattern }) => pattern.test(text)).map(({ topic }) => topic);
  const pair = topics.find(({ topic }) => topic === 'scenarios')?.pattern.exec(text)?.[0] ?? '';
  const cases = found.filter((topic) => topic === 'pessimistic' || topic === 'optimistic');
  // "Optimistic scenario" is one of them, "good and bad case" are all.
  const isOne = cases.length === 1 && !bothCases.test(pair);
  const isAll = found.includes('scenarios') && (cases.length === 2 || bothCases.test(pair));
  // "What matters most for the return" asks for no return, "which assumption" for none of them.
  const isInput = found.includes('sensitivity');
  const told = found
    .filter((topic) => !(isInput && (topic === 'return' || topic === 'assumptions')))
    .filter(
      (topic) =>
        !(isOne && topic === 'scenarios') && !(isAll && cases.some((one) => one === topic)),
    )
    .slice(0, maxTopics);
  return told.length === 0 && isPaybackAsked(text) ? ['break-even'] : told;
}

/** What is asked where no words say so: the payment of a loan, or renting instead. */
export function implyTopics(given: PartialDeal, numbers: readonly DealNumber[]): PropertyTopic[] {
  if (numbers.some(({ label }) => label === 'rentInstead')) return ['rent-or-buy'];
  const isLoan = numbers.some(({ label }) => label === 'loan') && given.rent === undefined;
  return isLoan ? ['payment'] : [];
}
