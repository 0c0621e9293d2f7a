import {
  foldText,
  languages,
  propertyCurrencies,
  type AnalysisRequest,
  type Language,
  type PartialDeal,
  type PropertyCurrency,
  type PropertyQuestion,
  type PropertyTopic,
  type Task,
} from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import type { DealLabel } from '../language/property-words.ts';
import { findMeantTask, isAdviceAsked } from '../question/find-act.ts';
import type { ReadQuestion } from '../question/read-question.ts';
import { findTopics, implyTopics, isPaybackAsked } from './find-topics.ts';
import { findDealNumbers, type DealNumber } from './find-deal-numbers.ts';
import { writeSpokenForms } from '../question/write-spoken-forms.ts';
import { withoutPreamble } from '../question/without-preamble.ts';
import { findRateShift, shiftRate, type RateShift } from './rate-shift.ts';
import { readDeal, type ReadDeal } from './read-deal.ts';
import { settleNumbers, toRentInstead } from './settle-deal.ts';
import { writeMeant } from './write-meant.ts';

const words = languages.map((language) => analystLanguages[language].property);
const whole = (source: string): RegExp => new RegExp(`(?<![a-z0-9])(?:${source})(?![a-z0-9])`);
const property = whole(words.map((one) => one.property).join('|'));
const currencies = propertyCurrencies.map((currency) => ({
  currency,
  pattern: new RegExp(words.map((one) => `(?:${one.currencies[currency]})(?![a-z])`).join('|')),
}));

const outlook = whole(words.map((one) => one.outlook).join('|'));
const withoutLoan = whole(words.map((one) => one.withoutLoan).join('|'));

function findCurrency(text: string): PropertyCurrency | undefined {
  return currencies.find(({ pattern }) => pattern.test(text))?.currency;
}

const usualCurrency: Readonly<Record<Language, PropertyCurrency>> = { en: 'USD', tr: 'TRY' };

/** Numbers that nothing but a property has. */
const unmistakable: ReadonlySet<DealLabel> = new Set(['rent', 'rentInstead', 'dues', 'occupancy']);

/** Tasks whose words a deal has too: its taxes, its cash flow. */
const sharedTasks: ReadonlySet<Task> = new Set([
  'tax',
  'forecast',
  'portfolio',
  'fundamentals',
  'sentiment',
  'calendar',
  'export',
  'back-test',
]);

const upkeep = whole(
  words
    .flatMap(({ labels }) => [labels.maintenance, labels.dues, labels.vacancy, labels.propertyTax])
    .join('|'),
);
const signs = whole(words.map((one) => one.signs).join('|'));

type Typed = { readonly text: string; readonly numbers: readonly DealNumber[] };

/** A rent is at most so small a part of a price, and at least such a part. */
const [leastTimes, mostTimes] = [20, 1000];

/** "What changes the result most: 265,000, 1,750, 20 %": a price, its rent, a part, and what of it. */
function isAskedOfPair(text: string, numbers: readonly DealNumber[]): boolean {
  const sums = numbers.filter(({ unit }) => unit === 'money').map(({ value }) => value);
  const [largest, smallest] = [Math.max(...sums), Math.min(...sums)];
  const isPair = sums.length === 2 && largest >= leastTimes * smallest;
  const isPart = numbers.some(({ unit, label }) => unit === 'percent' && label === undefined);
  return isPair && isPart && largest <= mostTimes * smallest && findTopics(text).length > 0;
}

/** A deal without its noun: a sum, and two of own money, a sum for each month, years, its words. */
function isShaped(text: string, numbers: readonly DealNumber[]): boolean {
  const hasSum = numbers.some(({ unit, each }) => unit === 'money' && each !== 'month');
  const found = [
    numbers.some(({ label }) => label === 'downPayment'),
    numbers.some(
      ({ unit, each, label }) => unit === 'money' && (each === 'month' || label === 'rent'),
    ),
    numbers.some(({ unit }) => unit === 'years' || unit === 'months'),
    signs.test(text),
  ];
  return hasSum && (found.filter(Boolean).length > 1 || isAskedOfPair(text, numbers));
}

/** Whether the words and numbers of a question make a property deal. */
function isDeal(text: string, numbers: readonly DealNumber[]): boolean {
  const labels = new Set(numbers.flatMap(({ label }) => label ?? []));
  const hasMoney = numbers.some(({ unit, label }) => unit === 'money' && label !== undefined);
  const isPlain = labels.size > 1 && [...labels].some((label) => unmistakable.has(label));
  return (property.test(text) && hasMoney) || isPlain || isShaped(text, numbers);
}

/** Whether numbers change a deal: each is said what it is, or nothing of a chart is asked. */
function isChange({ measured }: ReadQuestion, numbers: readonly DealNumber[]): boolean {
  const isRead = numbers.some(({ label, unit }) => label !== undefined || unit === 'years');
  return isRead || (numbers.length > 0 && measured.measures.length === 0);
}

/** Whether an instrument is named; "to 450 thousand dollars" names none. */
function isInstrumentNamed({ reading: { settled } }: ReadQuestion): boolean {
  const { isNamed, match } = settled;
  return isNamed && match?.kind === 'found' && match.instrument.assetClass !== 'forex';
}

/** Whether a question goes on from one about a property. */
function isAfterDeal(read: ReadQuestion, { text, numbers }: Typed): boolean {
  if (withoutLoan.test(text) || findRateShift(text) !== undefined) return true;
  return isChange(read, numbers) || findTopics(text).length > 0;
}

/**
 * A rent, and a price or another sum for a home: beside them a name is that of a place, or of what
 * else the money might buy.
 */
function isLetDeal({ text, numbers }: Typed): boolean {
  const sums = numbers.filter(({ unit }) => unit === 'money');
  const labels = new Set(sums.map(({ label }) => label));
  const isPriced = labels.has('price') || (labels.has(undefined) && property.test(text));
  return isPriced && (labels.has('rent') || labels.has('rentInstead'));
}

/** Whether words name a part of an answer that nothing but a property has. */
function isTopicMeant(text: string): boolean {
  const topics = findTopics(text);
  const isAssumed =
    topics.includes('assumptions') && [property, signs, upkeep].some((one) => one.test(text));
  return topics.includes('rent-or-buy') || isAssumed;
}

/** Whether a question is about a property: by its words, or by going on from one. */
function isOfProperty(
  read: ReadQuestion,
  typed: Typed,
  last: AnalysisRequest | undefined,
): boolean {
  const { text, numbers } = typed;
  const task = findMeantTask(read);
  const isAfter = last?.plan.intent === 'property';
  // "Will rates fall" after a deal is not about it.
  if (isAfter && numbers.length === 0 && outlook.test(text)) return false;
  if (task === 'real-estate') return true;
  if (isInstrumentNamed(read) && !isLetDeal(typed)) return false;
  if (isTopicMeant(text)) return true;
  if (isDeal(text, numbers)) return task === undefined || sharedTasks.has(task);
  return isAfter && isAfterDeal(read, typed);
}

/** The inputs of a deal; one that is paid at once has no loan. */
function readGiven({ text, numbers }: Typed, known: PartialDeal): ReadDeal {
  const { given, unread } = readDeal(numbers, known);
  const isCash = withoutLoan.test(text) && !numbers.some(({ label }) => label === 'downPayment');
  return { given: isCash ? { ...given, downPayment: 1 } : given, unread };
}

const empty = whole(words.map(({ labels }) => labels.vacancy).join('|'));

/** "Empty for 10 % of the time: the cash flow?" gives a vacancy, and asks for the cash flow. */
function findAskedTopics({ text, numbers }: Typed): readonly PropertyTopic[] {
  const named = findTopics(text);
  const isGiven = numbers.some(({ label }) => label === 'vacancy');
  if (!isGiven || !named.includes('stress')) return named;
  const others = findTopics(text.replace(empty, ' '));
  return others.length > 0 ? others : named;
}

/** The parts asked for: by words, by the numbers, or those of the question that goes on. */
function chooseTopics(
  { text, numbers }: Typed,
  given: PartialDeal,
  before: PropertyQuestion['topics'] = [],
): readonly PropertyTopic[] {
  const named = findAskedTopics({ text, numbers });
  const found = named.length > 0 ? named : implyTopics(given, numbers);
  return found.length > 0 ? found : before;
}

const readPayback = (text: string): Pick<PropertyQuestion, 'asksPayback'> =>
  isPaybackAsked(text) ? { asksPayback: true } : {};

/** Whether the vacancy of a deal is one of months, which count in each year. */
function readEmptyMonths(
  numbers: readonly DealNumber[],
  known: PropertyQuestion | undefined,
): Pick<PropertyQuestion, 'hasEmptyMonths'> {
  const vacancies = numbers.filter(({ label }) => label === 'vacancy' || label === 'occupancy');
  const isInMonths =
    vacancies.length === 0
      ? known?.hasEmptyMonths === true
      : vacancies.some(({ unit }) => unit === 'months');
  return isInMonths ? { hasEmptyMonths: true } : {};
}

const placeDeal = (currency: PropertyCurrency): Pick<PropertyQuestion, 'country' | 'currency'> => ({
  country: currency === 'TRY' ? 'tr' : 'us',
  currency,
});

/** A deal goes on: new numbers replace those of before. A new price is a new deal. */
function toPropertyQuestion(
  { shift, ...typed }: Typed & { readonly shift: RateShift | undefined },
  language: Language,
  before: PropertyQuestion | undefined,
): { readonly property: PropertyQuestion; readonly unread: readonly string[] } {
  const { text } = typed;
  const currency = findCurrency(text) ?? before?.currency ?? usualCurrency[language];
  const numbers = settleNumbers(typed, { currency, known: before?.given });
  const isNew = numbers.some(({ label }) => label === 'price') && numbers.length > 1;
  const known = isNew ? undefined : before;
  const { given: told, unread } = readGiven({ text, numbers }, known?.given ?? {});
  const read = shiftRate(told, shift, placeDeal(currency).country);
  const asked = chooseTopics({ text, numbers }, read, known?.topics);
  const given = toRentInstead(read, asked);
  const asking = {
    ...placeDeal(currency),
    given,
    ...(asked.length === 0 ? {} : { topics: [...asked] }),
    ...(known === undefined ? {} : { isContinued: true }),
    ...readPayback(text),
    ...readEmptyMonths(numbers, known),
  };
  return { property: asking, unread };
}

const maxUnread = 4;

/**
 * The request for a property deal; undefined where the question is about something else. `isMeant`:
 * its wording as a whole is of one, so that a sum of money is enough.
 */
export function readPropertyQuestion(
  read: ReadQuestion,
  message: string,
  { last, isMeant = false }: { last: AnalysisRequest | undefined; isMeant?: boolean },
): AnalysisRequest | undefined {
  const meant = writeMeant(
    withoutPreamble(
      writeSpokenForms(foldText(message)),
      (clause) => property.test(clause) || findTopics(clause).length > 0,
    ),
  );
  // The change of a rate is none of the numbers of a deal.
  const shift = findRateShift(meant);
  const text = shift === undefined ? meant : meant.replace(shift.typed, ' ');
  const numbers = findDealNumbers(text);
  const isPriced = numbers.some(({ unit }) => unit === 'money');
  const isDealMeant = isMeant && isPriced && !isInstrumentNamed(read);
  if (!isDealMeant && !isOfProperty(read, { text: meant, numbers }, last)) return undefined;
  const { symbol: _, ...request } = read.request;
  const before = last?.plan.property;
  const asksAdvice = isAdviceAsked(read);
  const { property: asked, unread } = toPropertyQuestion(
    { text, numbers, shift },
    request.language,
    before,
  );
  return {
    ...request,
    mode: 'real-estate',
    plan: {
      intent: 'property',
      property: asksAdvice ? { ...asked, asksAdvice } : asked,
      ...(unread.length === 0 ? {} : { residue: unread.slice(0, maxUnread) }),
      ...(read.measured.form === undefined ? {} : { form: read.measured.form }),
    },
  };
}
