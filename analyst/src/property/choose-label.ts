import { languages } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import type { DealLabel } from '../language/property-words.ts';
import { toTypedNumber } from '../question/find-quantity.ts';
import type { Label } from './find-labels.ts';

const words = languages.map((language) => analystLanguages[language].property);
const linked = words.map((one) => new RegExp(`^${one.link}$`));

/** Whether nothing but linking words stands between a label and its number. */
export const isLinked = (between: string): boolean =>
  linked.some((pattern) => pattern.test(between));

export type Place = { readonly start: number; readonly end: number };
export type Around = { readonly before: number; readonly after: number };

const stops = [',', ';', '. ', '? ', '/ '];

/** How far the words of a number reach: to the numbers beside it, and no further than a comma. */
export function findReach(text: string, place: Place, beside: Around): Around {
  const before = text.slice(beside.before, place.start);
  const cut = Math.max(...stops.map((mark) => before.lastIndexOf(mark)));
  const after = text.slice(place.end, beside.after);
  const stop = after.search(/[,;]|\. |\?/);
  return {
    before: beside.before + cut + 1,
    after: stop === -1 ? beside.after : place.end + stop,
  };
}

const percentAhead = /^ *(?:%|yuzde )/;
const sumAhead = /^ *[$€£₺]?\d[\d.,]*(?![\d.,]| ?%)/;

/** "Mortgage 400k house", "rent for a 300k house": the home right after it has that price. */
function isHomeAfter(
  text: string,
  beside: { place: Place; nearest: Label | undefined; next: Label | undefined },
): boolean {
  const { place, nearest, next } = beside;
  if (next?.value !== 'price' || text.slice(place.end, next.start) !== ' ') return false;
  if (sumAhead.test(text.slice(next.end))) return false;
  const isApart = nearest !== undefined && /[a-z]/.test(text.slice(nearest.end, place.start));
  return nearest?.value === 'loan' || (nearest?.value === 'rent' && isApart);
}

type LabelChoice = {
  readonly place: Place;
  readonly value: number;
  readonly reach: Around;
  readonly labels: readonly Label[];
  /** What numbers before are said to be. */
  readonly named: ReadonlySet<DealLabel>;
};

/** "A 3.5m home I buy, 1m own money": what has its number already is not said of the next one. */
function isNamedAfter(
  text: string,
  beside: {
    place: Place;
    nearest: Label | undefined;
    next: Label | undefined;
    named: ReadonlySet<DealLabel>;
  },
): boolean {
  const { place, nearest, next, named } = beside;
  if (nearest === undefined || next === undefined || !named.has(nearest.value)) return false;
  // "A home for 225k I buy 45k down 1,500 rent": the home has its price already.
  if (
    nearest.value === 'price' &&
    next.value === 'downPayment' &&
    !percentAhead.test(text.slice(next.end))
  )
    return text.slice(place.end, next.start) === ' ';
  return text.slice(place.end, next.start) === ' ' && !sumAhead.test(text.slice(next.end));
}

const numberAhead = /^[ :=]*(?:%|yuzde |[$€£₺])?\d/;
/** What is paid beside the price. */
const costs: ReadonlySet<DealLabel> = new Set(['rehab', 'dues', 'propertyTax', 'insurance']);

/** "A home with 30 thousand of repairs": the cost right after a sum is what it is. */
function isCostAfter(
  text: string,
  beside: { place: Place; nearest: Label | undefined; next: Label | undefined },
): boolean {
  const { place, nearest, next } = beside;
  if (nearest?.value !== 'price' || next === undefined || !costs.has(next.value)) return false;
  return text.slice(place.end, next.start) === ' ' && !numberAhead.test(text.slice(next.end));
}

const leastPrice = 50_000;
const aheadOfLabel = /^ *[$€£₺]?(?<ahead>\d[\d.,]*)(?! ?(?:%|yil|sene|ay|year|month))/;

/** "175k rent 1,200": a word before a sum so much smaller is said of that one. */
function isPriceBefore(
  text: string,
  { value, next }: { value: number; next: Label | undefined },
): boolean {
  if (next?.value !== 'rent' || value < leastPrice) return false;
  const ahead = aheadOfLabel.exec(text.slice(next.end))?.groups?.['ahead'];
  return ahead !== undefined && toTypedNumber(ahead) * 20 <= value;
}

/** The label of a number: right after it, before it, else the nearest in its reach. */
export function chooseLabel(
  text: string,
  { place, value, reach, labels, named }: LabelChoice,
): Label | undefined {
  const before = labels
    .filter((one) => one.end <= place.start && one.start >= reach.before)
    .toSorted((one, other) => other.end - one.end || one.start - other.start);
  const after = labels
    .filter((one) => one.start >= place.end && one.end <= reach.after)
    .toSorted((one, other) => one.start - other.start || other.end - one.end);
  const [nearest, next] = [before[0], after[0]];
  if (isHomeAfter(text, { place, nearest, next })) return next;
  if (isNamedAfter(text, { place, nearest, next, named })) return next;
  if (isCostAfter(text, { place, nearest, next })) return next;
  if (nearest !== undefined && isLinked(text.slice(nearest.end, place.start))) return nearest;
  if (isPriceBefore(text, { value, next })) return undefined;
  if (next !== undefined && isLinked(text.slice(place.end, next.start))) return next;
  return nearest ?? next;
}
