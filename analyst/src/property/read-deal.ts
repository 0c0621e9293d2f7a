import {
  partialDealSchema,
  propertyFieldIds,
  type PartialDeal,
  type PropertyField,
} from '@vela/contracts';
import type { DealLabel } from '../language/property-words.ts';
import type { DealNumber } from './find-deal-numbers.ts';

/** What was read of a deal, and the numbers that could not be used, as typed. */
export type ReadDeal = { readonly given: PartialDeal; readonly unread: readonly string[] };

type Draft = { -readonly [Field in PropertyField]?: number };

/** A term of at least so many years is that of a loan, a shorter one the time until the sale. */
const leastLoanYears = 15;
/** A sum this much larger than another is the price, and not the rent. */
const priceToRent = 20;

/** A sum without words for it: the rent where it is for a month or small, else the price. */
function guessSum({ value, each, isBare }: DealNumber, draft: Draft): DealLabel | undefined {
  const mayBeRent = draft.rent === undefined;
  if (each === 'month') return mayBeRent ? 'rent' : undefined;
  if (draft.price === undefined) return 'price';
  return isBare && mayBeRent && draft.price >= priceToRent * value ? 'rent' : undefined;
}

/** Own money is told in round parts of the price; no loan that a deal was made with costs as much. */
const isUsualDownPayment = (percent: number): boolean =>
  percent % 5 === 0 && percent >= 10 && percent <= 50;

/** What a number without words for it is: by its unit, and by what is known already. */
function guessLabel(number: DealNumber, draft: Draft): DealLabel | undefined {
  const { unit, value, isBare } = number;
  if (unit === 'years') return value >= leastLoanYears ? 'loanYears' : 'years';
  if (unit === 'months') return 'loanYears';
  if (unit === 'money') return guessSum(number, draft);
  // With words that are not known it may be anything.
  if (!isBare) return undefined;
  if (isUsualDownPayment(value) && draft.downPayment === undefined) return 'downPayment';
  return draft.loanRate === undefined ? 'loanRate' : undefined;
}

const monthsAYear = 12;

/** Sums of a year that are kept as a part of the price. */
const ofPrice: ReadonlySet<DealLabel> = new Set(['propertyTax', 'insurance']);
/** What is paid or counted once. */
const once: ReadonlySet<DealLabel> = new Set(['price', 'rehab', 'units']);
/** Sums that are kept as a part of the price as they are. */
const onceOfPrice: ReadonlySet<DealLabel> = new Set(['downPayment', 'closingCost']);

/** A sum borrowed: the rest of the price is own money; without a price it is the price. */
function toLoan(value: number, { price, downPayment = 0 }: Draft): Partial<Draft> {
  return price === undefined ? { price: value, downPayment } : { downPayment: 1 - value / price };
}

const mostPercent = 100;
const leastPrice = 10_000;

/** A sum as a part of the price; "20 down" on a home is a percentage. */
function toPart(value: number, price: number): number {
  return value <= mostPercent && price >= leastPrice ? value / mostPercent : value / price;
}

/** Yearly upkeep of a home as a part of its rent, at most. */
const mostMaintenance = 0.4;

/** A sum of money as the field of a deal, where it is kept as a part of another. */
function toMoney(
  { value, each }: DealNumber,
  label: DealLabel,
  draft: Draft,
): Partial<Draft> | undefined {
  const { price = Number.NaN, rent = Number.NaN } = draft;
  const yearly = each === 'month' ? value * monthsAYear : value;
  if (label === 'loan') return toLoan(value, draft);
  if (ofPrice.has(label)) return { [label]: yearly / price };
  if (onceOfPrice.has(label)) return { [label]: toPart(value, price) };
  if (label === 'maintenance') {
    const maintenance = yearly / (monthsAYear * rent);
    // No home costs that much each year: without a word of when, it is paid once.
    return each === undefined && maintenance > mostMaintenance ? undefined : { maintenance };
  }
  const isYearly = each === 'year' && !once.has(label);
  return { [label]: isYearly ? value / monthsAYear : value };
}

function toFields(number: DealNumber, label: DealLabel, draft: Draft): Partial<Draft> | undefined {
  const { unit, value, each } = number;
  if (label === 'measure' || label === 'aside') return undefined;
  if (label === 'occupancy') return { vacancy: 1 - value / 100 };
  if (unit === 'percent') {
    // Loans of some countries are quoted by the month.
    const yearly = label === 'loanRate' && each === 'month' ? value * monthsAYear : value;
    return { [label]: yearly / 100 };
  }
  if (label === 'interestOnlyMonths')
    return { [label]: unit === 'years' ? value * monthsAYear : value };
  // Months of a loan are its term, months without a tenant a part of the year.
  if (unit === 'months') return { [label]: value / monthsAYear };
  return unit === 'years' ? { [label]: value } : toMoney(number, label, draft);
}

const isUsable = (fields: Draft): boolean => partialDealSchema.safeParse(fields).success;

/** Parts of another sum come after it, whatever the order in which they are typed. */
function rankNumber({ unit, label }: DealNumber): number {
  if (unit !== 'money') return 1;
  if (label === 'price') return 0;
  return label === 'rent' || label === undefined ? 1 : 2;
}

/** "A home of 290k that I buy and let for 1,850": of several prices one so much smaller is a rent. */
function settlePrices(
  numbers: readonly DealNumber[],
  priced: readonly DealNumber[],
): readonly DealNumber[] {
  const largest = Math.max(...priced.map(({ value }) => value));
  const isLet = numbers.some(({ label }) => label === 'rent');
  return numbers.map((one) => {
    const isSmall = priced.includes(one) && one.value * priceToRent <= largest;
    return isSmall ? { ...one, label: isLet ? undefined : ('rent' as const) } : one;
  });
}

/** "210k, a flat let for 1,250": beside a sum so much larger what is called the home is its rent. */
function settlePrice(
  numbers: readonly DealNumber[],
  priced: readonly DealNumber[],
): readonly DealNumber[] {
  const [only, ...more] = priced;
  if (more.length > 0) return settlePrices(numbers, priced);
  const whole = numbers.find(({ unit, label }) => unit === 'money' && label === undefined);
  const isRent =
    only !== undefined && whole !== undefined && only.value * priceToRent <= whole.value;
  if (!isRent) return numbers;
  return numbers.map((one) => {
    if (one === whole) return { ...one, label: 'price' as const };
    return one === only ? { ...one, label: 'rent' as const } : one;
  });
}

/**
 * The sums of a deal where their words stand between them: of "330k rent 2400" the larger one is
 * the price, whichever the word is nearer to.
 */
function settleSums(numbers: readonly DealNumber[]): readonly DealNumber[] {
  const sums = numbers.filter(({ unit }) => unit === 'money');
  const priced = sums.filter(({ label }) => label === 'price');
  if (priced.length > 0) return settlePrice(numbers, priced);
  const rents = sums.filter(
    ({ label, each }) => (label === 'rent' || label === 'rentInstead') && each === undefined,
  );
  const large = rents.toSorted((one, other) => other.value - one.value)[0];
  // "What rent on 390,000 with 78,000 down": no rent is larger than the own money.
  const own = sums.find(({ label }) => label === 'downPayment')?.value;
  if (large !== undefined && own !== undefined && own >= leastPrice && large.value >= own)
    return numbers.map((one) => (one === large ? { ...one, label: 'price' as const } : one));
  const small = sums.find(
    (one) =>
      large !== undefined &&
      one.value * priceToRent <= large.value &&
      (one.label === undefined || one.label === 'rent'),
  );
  if (large === undefined || small === undefined) return numbers;
  return numbers.map((one) => {
    if (one === large) return { ...one, label: 'price' as const };
    return one === small ? { ...one, label: 'rent' as const } : one;
  });
}

/** Parts of a sum that are computed are the same where they differ by less. */
const leastDifference = 1e-6;

/** Whether an input has another amount already: the second one is named, and replaces nothing. */
const isSecond = (fields: Draft, told: Draft): boolean =>
  propertyFieldIds.some(
    (field) =>
      Math.abs((fields[field] ?? Number.NaN) - (told[field] ?? Number.NaN)) > leastDifference,
  );

/** The fields that the numbers of a question give, beside those known from before. */
export function readDeal(numbers: readonly DealNumber[], known: PartialDeal): ReadDeal {
  const unread: string[] = [];
  let draft: Draft = { ...known };
  let told: Draft = {};
  // A deal that is known gets no new price from a number without words.
  const meant = numbers.filter(({ isDenied }) => !isDenied);
  const ordered = settleSums(meant).toSorted((one, other) => rankNumber(one) - rankNumber(other));
  for (const number of ordered) {
    const label = number.label ?? guessLabel(number, draft);
    const fields = label === undefined ? undefined : toFields(number, label, draft);
    if (fields === undefined || !isUsable(fields) || isSecond(fields, told)) {
      unread.push(number.typed);
      continue;
    }
    draft = { ...draft, ...fields };
    told = { ...told, ...fields };
  }
  const given = propertyFieldIds.flatMap((field) => {
    const value = draft[field];
    return value === undefined ? [] : [[field, value] as const];
  });
  return { given: Object.fromEntries(given), unread };
}
