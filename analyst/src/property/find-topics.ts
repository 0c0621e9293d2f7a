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
type NamedTopic = Exclude<PropertyTopic, 'overview'>;

/** Parts whose answer tells the others too, or asks for none of them; the first that is named counts. */
const wholes: readonly NamedTopic[] = [
  'rent-or-buy',
  'sensitivity',
  'scenarios',
  'pessimistic',
  'optimistic',
  'stress',
  'assumptions',
  'break-even',
];

const joined = /(?<![a-z])(?:and|plus|also|ve|ayrica|hem|bir de)(?![a-z])|&/;

/** "What matters most for the return" asks for no return; "the payment and the worst case" for both. */
function keepMain(text: string, named: readonly NamedTopic[]): readonly NamedTopic[] {
  const main = wholes.find((topic) => named.includes(topic));
  const places = topics
    .filter(({ topic }) => named.includes(topic))
    .map(({ pattern }) => pattern.exec(text)?.index ?? 0);
  const between = text.slice(Math.min(...places), Math.max(...places));
  if (joined.test(between)) return named;
  if (main !== undefined) return [main];
  // "What is left after the instalment", "does the rent carry the loan" ask for what is left.
  return named.includes('cash-flow') ? named.filter((topic) => topic !== 'payment') : named;
}

/** Parts of an answer that a folded text asks for. */
export function findTopics(text: string): PropertyTopic[] {
  const found = topics.filter(({ pattern }) => pattern.test(text)).map(({ topic }) => topic);
  const pair = topics.find(({ topic }) => topic === 'scenarios')?.pattern.exec(text)?.[0] ?? '';
  const cases = found.filter((topic) => topic === 'pessimistic' || topic === 'optimistic');
  // "Optimistic scenario" is one of them, "good and bad case" are all.
  const isOne = cases.length === 1 && !bothCases.test(pair);
  const isAll = cases.length === 2 || (found.includes('scenarios') && bothCases.test(pair));
  const named = found
    .filter(
      (topic) =>
        !(isOne && topic === 'scenarios') && !(isAll && cases.some((one) => one === topic)),
    )
    .concat(isAll && !found.includes('scenarios') ? ['scenarios'] : []);
  const told = keepMain(text, named).slice(0, maxTopics);
  return told.length === 0 && isPaybackAsked(text) ? ['break-even'] : told;
}

/** What is asked where no words say so: the payment of a loan, or renting instead. */
export function implyTopics(given: PartialDeal, numbers: readonly DealNumber[]): PropertyTopic[] {
  if (numbers.some(({ label }) => label === 'rentInstead')) return ['rent-or-buy'];
  const isLoan = numbers.some(({ label }) => label === 'loan') && given.rent === undefined;
  return isLoan ? ['payment'] : [];
}
