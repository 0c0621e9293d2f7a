import type { CompanyFigure, Intent, QuestionPlan } from '@vela/contracts';
import { findMeasure } from '../../measures/find-measure.ts';
import { isCompanyNamed, isOfAnyPrice } from '../../company/choose-company.ts';
import { findFigures } from '../../company/find-figures.ts';
import { isBesideFigures } from '../../company/find-unfiled.ts';
import { findPlaces } from '../find-acts.ts';
import { hasOwnWords } from '../has-own-words.ts';
import { isOfOneself } from '../is-of-oneself.ts';
import type { RuledRequest } from '../read-by-rules.ts';
import type { ReadQuestion } from '../read-question.ts';
import { findMeanings } from './find-meanings.ts';
import { isUnranked } from './unranked.ts';
import { isGapOfSessions, isOfPeriod } from './words-of-measures.ts';

/** Shares of the likeliest reading; chosen by questions that the model was not trained with. */
export const leastShare = {
  /** From here on it counts: where both differ, the rules are right in one case of twenty. */
  counted: 0.2,
  /** The same for a meaning that is asked for, and against words that are little more than names. */
  settled: 0.6,
  /** The same against a change of the question before. */
  after: 0.4,
  /** The same against words that leave little doubt. */
  act: 0.6,
  /** The same of a question with words that charts have no use for: the model reads recipes too. */
  strange: 0.8,
  /** Against advice and other words that are no question about a market. */
  advice: 0.8,
  /** Against a name that is not known, a cry for help, and figures. */
  told: 0.95,
  /** From here on words that it was learned with are read. */
  likely: 0.8,
  /** From here on it is not said to be unsure. */
  sure: 0.9,
} as const;

/** No share is as high. */
const never = 2;

/** Their words leave little doubt. */
const certainIntents: ReadonlySet<Intent> = new Set(['last-sweep', 'gaps', 'indicator']);
const openIntents: ReadonlySet<Intent> = new Set(['analyze', 'unknown']);
/** What these could not read is said in their answer. */
const saidIntents: ReadonlySet<Intent> = new Set(['not-covered', 'mode-not-available']);
const askingIntents: ReadonlySet<Intent> = new Set(['unknown-symbol', 'ambiguous-symbol']);
const serviceIntents: ReadonlySet<Intent> = new Set(['help', 'data']);
const acts: ReadonlySet<string> = new Set(['advice', 'distress', 'off-topic', 'small-talk']);

/** Whether an intent is what a question is read as for want of anything better. */
export function isOpenIntent(intent: Intent): boolean {
  return openIntents.has(intent);
}

/** Whether the words of an intent leave little doubt. */
export function isCertainIntent(intent: Intent): boolean {
  return certainIntents.has(intent);
}

/** Whether a reading is no question about a market. */
export function isActReading(label: string): boolean {
  return acts.has(label);
}

/** Whether a reading is improbable: a person who names an instrument is not chatting. */
function isRuledOut(label: string, read: ReadQuestion): boolean {
  const isNamed = read.reading.settled.isNamed || read.reading.symbols.length > 0;
  if (label === 'small-talk' || label === 'help')
    return isNamed || read.reading.clues.intervals > 0;
  return label.startsWith('task:') && !hasOwnWords(read, isNamed ? 1 : 2);
}

function isDefinitionAsked({ reading: { clues, spoken } }: ReadQuestion): boolean {
  return clues.has('meaning') || findPlaces(spoken, 'definition').length > 0;
}

const howOften = /(?<![a-z])(?:how often|ne siklik)/;

/** Whether the phrases of a measure stand in a question. */
const isRead = (measure: string, { measured }: ReadQuestion): boolean =>
  measured.measures.some(({ id }) => id === measure);

/** Whether a reading cannot be against what the rules read. */
function isForeign(intent: Intent, read: ReadQuestion, label: string): boolean {
  const { settled, symbols } = read.reading;
  // "Did it fall 10 % this week" is of that week, and not how often such a fall came.
  if (label === 'reach-share' && isOfPeriod(read)) return true;
  // "How often did silver reach 30" is of its past, and not how far it is.
  if (label === 'distance-to-price') return howOften.test(read.measured.text);
  // "If btc falls 10 % what does it hit" is of one instrument.
  if (label === 'beta') return symbols.length < 2 && isRead('if-price', read);
  // What a person asks of an instrument is no word's meaning, unless they say so.
  if (label === 'concept') return settled.isNamed && !isDefinitionAsked(read);
  return askingIntents.has(intent) && !acts.has(label);
}

/** What Vela cannot do is said in place of an answer, which its words leave no doubt about. */
function chooseInPlace(intent: Intent, read: ReadQuestion): number | undefined {
  // "What happened" is told by what changed, and "same for ETH" says nothing of a task.
  const isTold = intent === 'changed-since' || certainIntents.has(intent);
  if (isTold || !hasOwnWords(read)) return leastShare.likely;
  return intent === 'analyze' ? undefined : leastShare.settled;
}

/** For readings with words of their own; undefined where a reading has none. */
function chooseByWords(intent: Intent, read: ReadQuestion, label: string): number | undefined {
  if (label === 'concept' && read.reading.settled.isNamed) return leastShare.settled;
  // A meaning in place of a value.
  if (label === 'concept' && intent === 'indicator') return leastShare.sure;
  if (label.startsWith('task:') && intent !== 'unknown') return chooseInPlace(intent, read);
  // A gap that opened has words of its own, but where a market closes at night.
  if (label === 'opening-gaps' && read.reading.clues.concepts.includes('fair-value-gap'))
    return isGapOfSessions(read) ? leastShare.settled : leastShare.sure;
  return undefined;
}

/** For readings that need more than the usual share; undefined where it counts as any other. */
function chooseByLabel(intent: Intent, read: ReadQuestion, label: string): number | undefined {
  if (askingIntents.has(intent)) return leastShare.told;
  if (intent === 'unknown' && label === 'small-talk') return leastShare.settled;
  const byWords = chooseByWords(intent, read, label);
  if (byWords !== undefined) return byWords;
  // Two names beside each other are compared.
  if (intent === 'compare' && !hasOwnWords(read, 1)) return leastShare.sure;
  const isCertain = certainIntents.has(intent) || isOverview(intent, read);
  return isCertain ? leastShare.act : undefined;
}

/** What changes the question before keeps its thread, unless its words ask for another measure. */
function chooseAfter(read: ReadQuestion, label: string): number {
  const { side, direction } = read.measured.filters;
  const isWay = side !== undefined || direction !== undefined;
  if (!hasOwnWords(read, isWay ? 2 : 1)) return never;
  return findMeasure(label) === undefined ? leastShare.strange : leastShare.after;
}

/** Whether the whole picture is asked for, or nothing but an instrument. */
function isOverview(intent: Intent, read: ReadQuestion): boolean {
  return intent === 'analyze' && (read.reading.clues.has('analyze') || !hasOwnWords(read));
}

/** Tasks of a person's own money or of many instruments: none of them is asked of one company. */
const ofOwnMoney: ReadonlySet<string> = new Set([
  'task:portfolio',
  'task:tax',
  'task:dividends',
  'task:screening',
  'task:order-flow',
]);
/** Figures whose words are said of what shares bring or of what is traded too: "turnover". */
const ofShares: ReadonlySet<CompanyFigure> = new Set([
  'overview',
  'revenue',
  'dividends',
  'dividend-yield',
  'quality',
]);

/** What shares brought: of their prices, and of no profit. */
const ofEarned: ReadonlySet<string> = new Set(['relative-strength', 'year-returns']);

/** Whether a text names the income of a company by a name that nothing else has. */
const isIncomeNamed = (spoken: string): boolean =>
  findFigures(spoken).some(({ value }) => value === 'net-income');

/** Whether figures are those of accounts, and no word of what a price brought. */
function areOfAccounts(
  read: ReadQuestion,
  { figures = [], fiscalYear, fromYear }: QuestionPlan,
): boolean {
  // "Net income" in full, of a year, is no word of what a price brought.
  const isYearly = (fiscalYear ?? fromYear) !== undefined && isIncomeNamed(read.reading.spoken);
  return isYearly || figures.some((one) => !isOfAnyPrice(one) && !ofShares.has(one));
}

/** Whether a reading of prices has words of its own, beside those of figures that were read. */
function isOtherOfPrices(figures: readonly CompanyFigure[], label: string): boolean {
  // "Where does it stand in its sector" is of no range of prices.
  if (label === 'range-position' && figures.includes('peers')) return true;
  // "Which one earned more" and "which year did it lose money" are of profits.
  return ofEarned.has(label) && figures.includes('net-income');
}

/** Whether a reading cannot be beside figures of a company that were read. */
function isForeignToFigures(read: ReadQuestion, plan: QuestionPlan, label: string): boolean {
  const { figures = [] } = plan;
  if (figures.length === 0) return false;
  if (ofOwnMoney.has(label) && !isOfOneself(read.reading.spoken)) return true;
  // What accounts may become is a figure of a company, and no wish for a price.
  if (label === 'task:forecast' && figures.includes('forecast')) return true;
  // Words of accounts alone, beside a company's name, ask for no chart of it.
  if (!acts.has(label) && areOfAccounts(read, plan) && isCompanyNamed(read)) return true;
  return isOtherOfPrices(figures, label);
}

function chooseBesideFigures(read: ReadQuestion, plan: QuestionPlan, label: string): number {
  const isUnfiled = plan.unfiled?.some((topic) => isBesideFigures(topic)) === true;
  if (isUnfiled || isForeignToFigures(read, plan, label)) return never;
  // "What did it make a year" is said of no figure but growth and income.
  return label === 'annual-return' ? leastShare.likely : leastShare.told;
}

const harms: ReadonlySet<string> = new Set(['hurt', 'fall', 'wrong']);

/** "Has my boss a point about Apple": of a company, and of no harm that a person came to. */
function isAboutCompany(read: ReadQuestion): boolean {
  const spoken = read.reading.spoken.replaceAll(/(?<![a-z])(?:my|our)(?![a-z])/g, ' ');
  const isOfHarm = findMeanings(read.measured.plain).some((meaning) => harms.has(meaning));
  return isCompanyNamed(read) && !isOfHarm && !isOfOneself(spoken);
}

const chooseDistress = (read: ReadQuestion, label: string): number =>
  label === 'distress' && isAboutCompany(read) ? never : leastShare.told;

/** Whether words alone decide, whatever the wording as a whole is like. */
const isSaid = ({ by, request: { plan } }: RuledRequest): boolean =>
  by === 'more' || saidIntents.has(plan.intent) || isUnranked(plan);

/** The share from which a reading counts against that of the rules. */
export function chooseLeastShare(read: ReadQuestion, ruled: RuledRequest, label: string): number {
  const { by, request } = ruled;
  const { intent } = request.plan;
  if (isSaid(ruled)) return never;
  if (isRuledOut(label, read)) return read.reading.symbols.length > 0 ? leastShare.sure : never;
  if (intent === 'distress' || label === 'distress') return chooseDistress(read, label);
  if (by === 'follow-up') return chooseAfter(read, label);
  if (by === 'company') return chooseBesideFigures(read, request.plan, label);
  if (isActReading(intent) || serviceIntents.has(intent)) return leastShare.advice;
  if (isForeign(intent, read, label)) return never;
  return chooseByLabel(intent, read, label) ?? leastShare.counted;
}
