import type { PartialDeal, PropertyCurrency, PropertyTopic } from '@vela/contracts';
import type { DealNumber } from './find-deal-numbers.ts';
import { findTopics } from './find-topics.ts';

/** Loans in lira are quoted by the month; a rate of a year below this there is none. */
const mostMonthlyPercent = 5;
/** No home in lira costs less. */
const leastLiraPrice = 1e6;

const isSum = ({ unit, value }: DealNumber): boolean => unit === 'money' && value >= leastLiraPrice;

/** Rates in lira of which nothing says for how long they are: small ones are of a month. */
function readRate(number: DealNumber): DealNumber {
  const { unit, label, each, value } = number;
  const isRate = unit === 'percent' && (label === undefined || label === 'loanRate');
  const isMonthly = isRate && each === undefined && value < mostMonthlyPercent;
  return isMonthly ? { ...number, each: 'month' } : number;
}

/** Term and rate of a loan whose payment is asked for, where nothing says what the number is. */
function readTerm(number: DealNumber): DealNumber {
  if (number.label !== undefined) return number;
  if (number.unit === 'years') return { ...number, label: 'loanYears' };
  return number.unit === 'percent' ? { ...number, label: 'loanRate' } : number;
}

/** The numbers of a deal, by what is asked of it and where it is. */
export function settleNumbers(
  { text, numbers }: { readonly text: string; readonly numbers: readonly DealNumber[] },
  { currency, known }: { currency: PropertyCurrency; known: PartialDeal | undefined },
): readonly DealNumber[] {
  const isLira =
    currency === 'TRY' && (numbers.some(isSum) || (known?.price ?? 0) >= leastLiraPrice);
  const isPayment = findTopics(text).join(' ') === 'payment';
  const isLet = numbers.some(({ label }) => label === 'rent');
  const rated = isLira ? numbers.map((one) => readRate(one)) : numbers;
  return isPayment && !isLet ? rated.map((one) => readTerm(one)) : rated;
}

/** The rent of a home that is to be lived in, where owning and renting are all that is asked. */
export function toRentInstead(given: PartialDeal, topics: readonly PropertyTopic[]): PartialDeal {
  const { rent, ...others } = given;
  const isLivedIn = topics.length > 0 && topics.every((topic) => topic === 'rent-or-buy');
  return isLivedIn && rent !== undefined && given.rentInstead === undefined
    ? { ...others, rentInstead: rent }
    : given;
}
