import type { Intent, MeasureRequest } from '@vela/contracts';
import { isToldByChart } from './chart-answers.ts';
import type { ReadQuestion } from './read-question.ts';

/** What the reader of charts reads only for want of anything better: a measure says more. */
const openIntents: ReadonlySet<Intent> = new Set([
  'analyze',
  'unknown',
  'compare',
  'ambiguous-symbol',
]);
/** Read by the same words as measures; with a period it is the measure that is meant. */
const periodIntents: ReadonlySet<Intent> = new Set(['volatility', 'killzone', 'levels']);
/** The comparison of two charts tells these by itself. */
const toldByComparison: ReadonlySet<string> = new Set([
  'relative-strength',
  'spread-of-returns',
  'change',
]);
/** Their phrases are also part of questions that a chart answers in full. */
const looseMeasures: ReadonlySet<string> = new Set([
  'change',
  'high-low',
  'last-price',
  'price-at',
  'relative-strength',
  'spread-of-returns',
  'realised-volatility',
  'average-price',
  'days-since-high',
]);
/** A definition, a base rate and what is no question about a chart stay what they are. */
const settledIntents: ReadonlySet<Intent> = new Set([
  'concept',
  'base-rate',
  'help',
  'data',
  'not-covered',
  'unknown-symbol',
]);

// "What changed since" asks for more than the price: structures too.
const wordsOfChange = /chang|degis|new |yeni|miss|kacir|happen|oldu|guncelle|catch|update/;

const meantByIntent: Readonly<
  Partial<Record<Intent, (read: ReadQuestion, asked: readonly MeasureRequest[]) => boolean>>
> = {
  compare: ({ measured }, asked) =>
    measured.period !== undefined || !asked.every(({ id }) => toldByComparison.has(id)),
  'changed-since': ({ measured, request }, asked) =>
    (measured.period !== undefined || request.plan.since !== undefined) &&
    (!asked.every(({ id }) => id === 'change') ||
      !wordsOfChange.test(measured.plain) ||
      (measured.period?.kind === 'range' && measured.period.to !== undefined)),
  concept: ({ reading }) => reading.clues.indicator === undefined,
  timeframes: ({ reading }, asked) =>
    reading.clues.intervals < 2 || !asked.every(({ id }) => id === 'trend'),
};

/** "How come this gap counts as filled" asks for that gap, and not what a gap is. */
function isSettled({ request: { plan }, measured }: ReadQuestion): boolean {
  const asksForCause = measured.form === 'why' && measured.pointsBack;
  return settledIntents.has(plan.intent) && !(plan.intent === 'concept' && asksForCause);
}

/** Whether measures answer the question, and not what the words of charts were read as. */
export function isMeasureMeant(read: ReadQuestion, asked: readonly MeasureRequest[]): boolean {
  const { reading, measured, request } = read;
  const { intent, unread } = request.plan;
  if (asked.length === 0 || unread?.method !== undefined) return false;
  if (isToldByChart(read, asked)) return false;
  const isExact = asked.some(({ id }) => !looseMeasures.has(id));
  if (isExact && intent !== 'timeframes') return !isSettled(read);
  const isOfPeriod = measured.period !== undefined && !/ session| seans/.test(measured.plain);
  if (periodIntents.has(intent) && isOfPeriod) return true;
  if (reading.clues.concepts.length > 0) return false;
  const decide = meantByIntent[intent];
  if (decide !== undefined) return decide(read, asked);
  return openIntents.has(intent);
}
