import type { Concept, Intent, MeasureRequest, QuestionPlan } from '@vela/contracts';
import { findMeasure } from '../measures/find-measure.ts';
import { isStateNarrow } from './chart-answers.ts';
import type { ReadQuestion } from './read-question.ts';

/** What a question asks for that names a period or a day, and no measure. */
export const measureOfPeriod: Readonly<Partial<Record<Intent, string>>> = {
  analyze: 'change',
  compare: 'relative-strength',
  'ambiguous-symbol': 'change',
  'changed-since': 'change',
  volatility: 'realised-volatility',
  gaps: 'zone-list',
  blocks: 'zone-list',
  'last-sweep': 'events',
  bias: 'trend',
};
/** What an answer about a chart lists of these, a measure lists over a period. */
const eventConcepts: ReadonlySet<Concept> = new Set([
  'structure-shift',
  'break-of-structure',
  'change-of-character',
  'displacement',
  'liquidity-sweep',
]);
const measureOfDay: Readonly<Partial<Record<Intent, string>>> = {
  analyze: 'price-at',
  indicator: 'indicator-at',
  bias: 'structure-at',
  findings: 'structure-at',
};

function findEvents({ intent, concept }: QuestionPlan): string | undefined {
  return intent === 'findings' && concept !== undefined && eventConcepts.has(concept)
    ? 'events'
    : undefined;
}

/** A pattern that is named is looked for in its list: "when was the last hammer". */
function findPatterns({ request: { plan }, measured }: ReadQuestion): MeasureRequest | undefined {
  if (plan.intent !== 'findings' || plan.concept !== 'candlestick-pattern') return undefined;
  const asked = measured.toMeasure('patterns');
  return asked.labels === undefined ? undefined : asked;
}

const zoneIntents: ReadonlySet<Intent> = new Set(['gaps', 'blocks']);

/** Zones of one direction, state or size are listed: the chart's answer tells of all that count. */
function findNarrowed({ request: { plan }, measured }: ReadQuestion): MeasureRequest | undefined {
  const { direction, state, order } = measured.filters;
  const isNarrowed =
    direction !== undefined ||
    isStateNarrow(plan.intent, state) ||
    (order !== undefined && order !== 'nearest');
  return isNarrowed && zoneIntents.has(plan.intent) && plan.concept !== 'breaker-block'
    ? { ...toConcept(plan), ...measured.toMeasure('zone-list') }
    : undefined;
}

function toConcept({ concept }: QuestionPlan): Pick<MeasureRequest, 'concept'> {
  return concept === undefined ? {} : { concept };
}

const ofPeriod: readonly (readonly [string, RegExp])[] = [
  ['average-price', /(?<![a-z])(?:mean|average|avg|ortalama\w*)(?![a-z])/],
  ['high-low', /(?<![a-z])(?:highs?|lows?|range|highest|lowest|en (?:yuksek|dusuk)\w*)(?![a-z])/],
];

/** "Average gold 2022", "eth october low": what a word alone asks of a period. */
function findOfPeriod(text: string): string | undefined {
  return ofPeriod.find(([, words]) => words.test(text))?.[0];
}

/** "Did it lose 10 % this week" is told beside that size. */
function readSize(id: string, { toMeasure }: ReadQuestion['measured']) {
  const known = findMeasure(id);
  const { percent } = known === undefined ? {} : toMeasure(known);
  return percent === undefined ? {} : { percent };
}

/** What a period or a day without a measure asks for. */
function implyTimed({ request: { plan }, reading, measured }: ReadQuestion): MeasureRequest[] {
  const isOfDay = measured.moment !== undefined;
  // "What changed since friday" names no day by itself, "tesla on friday" does.
  const ofDay = reading.clues.has('changed')
    ? measureOfDay
    : { ...measureOfDay, 'changed-since': 'price-at' };
  const table: Readonly<Partial<Record<Intent, string>>> = isOfDay ? ofDay : measureOfPeriod;
  const isTimed = isOfDay || measured.period !== undefined;
  const told = isTimed ? (table[plan.intent] ?? findEvents(plan)) : undefined;
  const id = told === 'change' ? (findOfPeriod(measured.plain) ?? told) : told;
  if (id === undefined) return [];
  // "Killzone sweeps last month" are sweeps.
  if (plan.intent === 'last-sweep')
    return [{ ...measured.toMeasure('events'), concept: 'liquidity-sweep' }];
  return [{ id, ...toConcept(plan), ...measured.shared, ...readSize(id, measured) }];
}

/** "The price of gold in 2011" asks for that of a day or time that is over. */
function isPastPrice({ measures, period, moment }: ReadQuestion['measured']): boolean {
  const isPast = moment !== undefined || (period?.kind === 'range' && period.to !== undefined);
  return isPast && measures.length > 0 && measures.every(({ id }) => id === 'last-price');
}

/**
 * The measure that a question means without its words: "gold last month" is its change, "rsi on 5
 * august" its value on that day.
 */
export function implyMeasures(read: ReadQuestion): MeasureRequest[] {
  const { request, reading, measured } = read;
  const { intent } = request.plan;
  if (isPastPrice(measured)) return [{ id: 'price-at', ...measured.shared }];
  // An overview has no period: what is said of one is how price went in it.
  const isOverview =
    intent === 'analyze' && reading.clues.has('analyze') && measured.period === undefined;
  if (measured.measures.length > 0 || isOverview) return [...measured.measures];
  const listed =
    measured.moment === undefined ? (findPatterns(read) ?? findNarrowed(read)) : undefined;
  return listed === undefined ? implyTimed(read) : [listed];
}
