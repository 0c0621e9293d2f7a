import type { PropertyTopic } from '@vela/contracts';

/** What a number of a deal may be said to be; `loan` is the sum borrowed. */
export const dealLabels = [
  'price',
  'downPayment',
  'loan',
  'loanRate',
  'loanYears',
  'interestOnlyMonths',
  'rent',
  'rentInstead',
  'vacancy',
  'rentGrowth',
  'propertyTax',
  'insurance',
  'management',
  'maintenance',
  'capitalReserve',
  'dues',
  'utilities',
  'closingCost',
  'rehab',
  'costGrowth',
  'inflation',
  'appreciation',
  'exitCapRate',
  'sellingCost',
  'years',
  'discountRate',
  'alternativeReturn',
  'points',
  'units',
  'incomeTax',
  'gainTax',
  /** The part of the time that is let: 1 - vacancy. */
  'occupancy',
  /** A measure that follows from the deal, and is no input. */
  'measure',
  /** A sum paid once, or earned by something beside the home: no input of the deal. */
  'aside',
] as const;
export type DealLabel = (typeof dealLabels)[number];

export type PropertySentence =
  | 'ask'
  | 'ask.price'
  | 'ask.rent'
  | 'fault'
  | 'bought'
  | 'bought.cash'
  | 'payment'
  | 'payment.monthly'
  | 'payment.interest-only'
  | 'payment.none'
  | 'first-year'
  | 'carries'
  | 'carries.not'
  | 'sale'
  | 'return'
  | 'return.none'
  | 'return.lifted'
  | 'return.lowered'
  | 'present.above'
  | 'present.below'
  | 'scenario'
  | 'scenario.none'
  | 'scenario.about'
  | 'stress'
  | 'stress.none'
  | 'stress.about'
  | 'tornado.part'
  | 'tornado.point'
  | 'tornado.points'
  | 'tornado.about'
  | 'payback'
  | 'break-even'
  | 'break-even.none'
  | 'renting.ahead'
  | 'renting.behind'
  | 'renting.year'
  | 'renting.never'
  | 'renting.ask'
  | 'year'
  | 'assumed'
  | 'vacancy.months'
  | 'nothing-assumed'
  | 'profile.tr'
  | 'closing';

/** Parts of an answer about a deal that are suggested after another. */
export const dealSuggestions = [
  'stress',
  'scenarios',
  'sensitivity',
  'years',
] as const satisfies readonly PropertyTopic[];
export type DealSuggestion = (typeof dealSuggestions)[number];

/** Property deals in one language: how they are typed, and what is said. */
export type PropertyLanguage = {
  /** What stands before or after a number, over folded text. */
  readonly labels: Readonly<Record<DealLabel, string>>;
  /** What may follow a label of a part: "vacancy rate". */
  readonly labelEnding: string;
  /** Words for the parts of an answer. */
  readonly topics: Readonly<Record<Exclude<PropertyTopic, 'overview'>, string>>;
  /** A home or a building that is bought or let. */
  readonly property: string;
  /** Words of a deal that may be of something else too; with numbers they are of a deal. */
  readonly signs: string;
  /** Asks how prices or rates of a market will be, and of no deal. */
  readonly outlook: string;
  /** The rate of a loan rises, or falls, by so many percentage points, in the group `points`. */
  readonly rateRises: string;
  readonly rateFalls: string;
  /** Behind a number: so many points more or less of a percentage. */
  readonly points: string;
  /** Asks in how many years the rent pays the price. */
  readonly payback: string;
  /** After these a plain number is a percentage. */
  readonly rates: string;
  /** Two to ten, before units. */
  readonly counts: readonly string[];
  /** What else a text is written for: rooms that look like a sum, half of the price, the stresses. */
  readonly rewrites: readonly (readonly [written: string, meant: string])[];
  /** It is paid at once. */
  readonly withoutLoan: string;
  /** After a number: it is one of years, of months, or for each of them. */
  readonly yearUnit: string;
  readonly monthUnit: string;
  readonly perYear: string;
  readonly perMonth: string;
  /** Words between a label and its number. */
  readonly link: string;
  readonly currencies: Readonly<Record<'USD' | 'EUR' | 'GBP' | 'TRY', string>>;
  readonly suggestions: Readonly<Record<DealSuggestion, string>>;
  readonly assumedName: string;
  readonly sentences: Readonly<Record<PropertySentence, string>>;
};
