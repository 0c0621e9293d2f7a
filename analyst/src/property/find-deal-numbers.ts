import { languages } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import type { DealLabel } from '../language/property-words.ts';
import type { DealUnit } from './deal-units.ts';
import { partUnits, writeCounts } from './write-counts.ts';
import { chooseLabel, findReach, isLinked, type Place } from './choose-label.ts';
import { chooseLabels, findLabels, type Label } from './find-labels.ts';
import { findQuantities, type Quantity } from '../question/find-quantity.ts';

/** A number of a deal as typed: what it counts, what it is said to be, and its words. */
export type DealNumber = {
  readonly unit: DealUnit;
  readonly value: number;
  readonly label: DealLabel | undefined;
  /** It is for a month, or for a year; undefined: not said. */
  readonly each: 'month' | 'year' | undefined;
  /** Nothing but linking words stands before it, up to the last number or comma. */
  readonly isBare: boolean;
  /** Another number is meant in its place: "5 years instead of 10". */
  readonly isDenied: boolean;
  readonly typed: string;
};

const words = languages.map((language) => analystLanguages[language].property);
const join = (sources: readonly string[]): string => sources.join('|');

const start = (source: string): RegExp => new RegExp(`^(?:${source})(?![a-z0-9])`);
const years = start(join(words.map(({ yearUnit }) => yearUnit)));
const months = start(join(words.map(({ monthUnit }) => monthUnit)));
const anyUnit = start(join(words.flatMap(({ yearUnit, monthUnit }) => [yearUnit, monthUnit])));
const perYear = join(words.map((one) => one.perYear));
const perMonth = join(words.map((one) => one.perMonth));
const [afterYear, afterMonth] = [new RegExp(`^(?:${perYear})`), new RegExp(`^(?:${perMonth})`)];
const [beforeYear, beforeMonth] = [
  new RegExp(`(?:${perYear}) *$`),
  new RegExp(`(?:${perMonth}) *$`),
];
/** "1,400 per month at 6%": said of the sum before it. */
const ofBefore = /^ ?(?:a|per|\/|each|every) ?(?:month|mo|year|yr)(?![a-z])/;
// "Yearly rent 21,600": the word stands before that of the number.
const yearlyRent = new RegExp(
  `(?<![a-z])(?:${perYear}) (?:${join(words.map(({ labels }) => labels.rent))})[ :=]*$`,
);
type Sides = { readonly before: string; readonly after: string };

const deniedAfter =
  /^(?! ?[a-z' ]*dahil) ?%?[a-z']*(?: (?:yil|sene|ay|years?|months?|bin|milyon)[a-z']*)? (?:yerine|degil)(?![a-z])/;
const deniedBefore = /(?<![a-z])(?:instead of|rather than) $/;

const beforeRate = words.map(
  ({ rates, link }) => new RegExp(`(?<![a-z0-9])(?:${rates}) *${link}$`),
);
const mostPercent = 100;
/** No loan runs for so many months, nor for so many years. */
const mostMonths = 600;
const mostYears = 50;
const beforeTerm = /(?<![a-z])(?:vade\w*|terms?) *[:=]? *$/;
const afterRate = new RegExp(
  `^'?[a-z]{0,3} (?:${join(words.map(({ rates }) => rates))})(?! *(?:%|\\d+(?:[.,]\\d+)*(?![\\d.,]|${join(words.flatMap(({ yearUnit, monthUnit }) => [yearUnit, monthUnit]))})))(?![a-z])`,
);

const pointsAfter = start(` ?(?:${join(words.map(({ points }) => points))})`);

/** "Rate 7": a plain number after a word for it. */
function isRate({ kind, value }: Quantity, before: string): boolean {
  return (
    kind === 'number' && value <= mostPercent && beforeRate.some((pattern) => pattern.test(before))
  );
}

/** The unit of a plain number by a unit that follows it, or a word for a term before it. */
function findTimeUnit({ value }: Quantity, { before, after }: Sides): DealUnit | undefined {
  if (value > mostMonths) return undefined;
  if (years.test(after)) return 'years';
  if (months.test(after)) return 'months';
  // "Vade 30", "term 30": a plain number is one of years.
  return value <= mostYears && beforeTerm.test(before) ? 'years' : undefined;
}

function findUnit(quantity: Quantity, sides: Sides): DealUnit {
  const { before, after } = sides;
  if (quantity.kind === 'percent') return 'percent';
  // "32 thousand a month" is money, also where "monthly" stands right after it.
  if (quantity.kind === 'price') return 'money';
  // "Rate 3.2 monthly payment": no one counts parts of a month.
  if (!Number.isInteger(quantity.value) && isRate(quantity, before)) return 'percent';
  const time = findTimeUnit(quantity, sides);
  if (time !== undefined) return time;
  if (isRate(quantity, before)) return 'percent';
  // "7 faiz", "6.5 interest": a plain number before the word for it.
  const isRateAfter = quantity.value <= mostPercent && afterRate.test(after);
  return isRateAfter ? 'percent' : 'money';
}

function findEach(before: string, after: string): DealNumber['each'] {
  if (afterMonth.test(after) || beforeMonth.test(before)) return 'month';
  return [afterYear.test(after), beforeYear.test(before), yearlyRent.test(before)].some(Boolean)
    ? 'year'
    : undefined;
}

/** What a number is said to be; so many points more are no rate, and no part of a deal as it is. */
const toNamed = (label: Label | undefined, following: string): DealLabel | undefined =>
  pointsAfter.test(following) ? 'measure' : label?.value;

/** Length of the longest unit or word for a rate that follows a number. */
const unitLength = 26;

const overlaps = (one: Place, other: Place): boolean =>
  one.start < other.end && other.start < one.end;

const toKey = (unit: DealUnit | DealLabel, one: Place): string => `${unit} ${one.start}`;

/** The number with the words that say what it is. */
function cutTyped(text: string, place: Place, label: Label | undefined): string {
  const from = Math.min(place.start, label?.start ?? place.start);
  return text.slice(from, Math.max(place.end, label?.end ?? place.end));
}

const instead = /(?<![a-z])(?:degil|yerine|not|instead of)(?![a-z])/;
const ofLoan: ReadonlySet<DealLabel | undefined> = new Set(['loan', 'loanRate']);

/** "A loan at 30 % 10 years": a time right after a loan is its term; "not 10 but 5 years" too. */
function continueLoan(number: DealNumber, before: DealNumber, between: string): DealNumber {
  const isTime = number.unit === 'years' || number.unit === 'months';
  if (!isTime || number.label !== undefined) return number;
  const isCorrected = before.label === 'loanYears' && instead.test(between);
  // "At 30 %, 10 years": behind a comma too where only the rate of the loan stands before it.
  const isNext =
    (ofLoan.has(before.label) && !/[,;?]|[.] /.test(between)) ||
    (before.label === 'loanRate' && /^[^,;?.]*, ?$/.test(between));
  return isCorrected || isNext ? { ...number, label: 'loanYears' } : number;
}

/** "7 % in place of 6 %": what is meant is what the denied number was said to be. */
function takeDenied(number: DealNumber, before: DealNumber): DealNumber {
  const isMeant = before.isDenied && !number.isDenied && before.unit === number.unit;
  const isOther = number.label === undefined || number.label === 'measure';
  return isMeant && isOther ? { ...number, label: before.label } : number;
}

/** The numbers of a folded text, each with what it is said to be. */
export function findDealNumbers(typed: string): readonly DealNumber[] {
  const folded = partUnits(writeCounts(typed));
  const quantities = findQuantities(folded);
  const all = findLabels(folded);
  // A word is taken once for each unit: "a 30 year mortgage of 200k" has one for both numbers.
  const taken = new Set<string>();
  // Words of the number before say nothing of the next one.
  let labelEnd = 0;
  const named = new Set<DealLabel>();
  const found = quantities.map(({ value: quantity, ...place }, index) => {
    const beside = {
      before: quantities[index - 1]?.end ?? 0,
      after: quantities[index + 1]?.start ?? folded.length,
    };
    const following = folded.slice(place.end, place.end + unitLength);
    const preceding = folded.slice(beside.before, place.start);
    const unit = findUnit(quantity, { before: preceding, after: following });
    // "1,400 per month at 6%": the month is that of the sum before.
    const own = index === 0 ? preceding : preceding.replace(ofBefore, '');
    const reach = findReach(folded, place, beside);
    const lastLabelEnd = labelEnd <= place.start ? labelEnd : 0;
    const label = chooseLabel(folded, {
      place,
      value: quantity.value,
      reach,
      named,
      labels: chooseLabels(all, unit).filter(
        (one) => !taken.has(toKey(unit, one)) && !taken.has(toKey(one.value, one)),
      ),
    });
    if (label !== undefined) {
      labelEnd = label.end;
      named.add(label.value);
      // What it names it names once: "10% deposit, 900 a month" has one deposit.
      taken.add(toKey(label.value, label));
      for (const one of all) if (overlaps(one, label)) taken.add(toKey(unit, one));
    }
    return {
      unit,
      value: quantity.value,
      label: toNamed(label, following),
      each: findEach(own, following),
      isDenied:
        deniedAfter.test(folded.slice(place.end)) ||
        deniedBefore.test(folded.slice(0, place.start)),
      isBare: isLinked(
        folded.slice(Math.max(reach.before, lastLabelEnd), place.start).replace(anyUnit, ''),
      ),
      typed: cutTyped(folded, place, label),
    };
  });
  return found.map((one, index) => {
    const before = found[index - 1];
    const [last, place] = [quantities[index - 1], quantities[index]];
    if (before === undefined || last === undefined || place === undefined) return one;
    return continueLoan(takeDenied(one, before), before, folded.slice(last.end, place.start));
  });
}
