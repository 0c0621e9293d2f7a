import {
  intents,
  tasks,
  type AnalysisRequest,
  type Concept,
  type Intent,
  type QuestionPlan,
} from '@vela/contracts';
import { nameUnknownCompany } from '../../company/find-unknown-company.ts';
import { readMeantCompany } from '../../company/read-company-question.ts';
import { writeRelativeYears } from '../../company/write-relative-years.ts';
import { readPropertyQuestion } from '../../property/read-property-question.ts';
import { findMeasure, hasNeeds } from '../../measures/find-measure.ts';
import { countedConcepts } from '../choose-intent.ts';
import { chooseAnswerable } from '../choose-subjects.ts';
import { findMeantTask } from '../find-act.ts';
import { findTermIn } from '../find-term.ts';
import { toActRequest } from '../read-by-rules.ts';
import { askMeaningOfLast } from '../ask-meaning-of-last.ts';
import { findCountedStructure } from '../find-counted-structure.ts';
import { compareWithEarlier } from '../compare-with-earlier.ts';
import { chooseAskedSubjects, type Surroundings } from '../choose-asked-subjects.ts';
import { isMisfit } from '../is-misfit.ts';
import { findFocus } from '../measure-families.ts';
import { toMeasureRequest } from '../to-measure-request.ts';
import { repeatLast } from '../read-follow-up.ts';
import type { ReadQuestion } from '../read-question.ts';
import { toRequest } from '../to-request.ts';
import { isConceptAlone } from './is-settled.ts';
import { sameReading } from './rank-readings.ts';

/** Acts and answers that need nothing but their name. */
const plainIntents: Readonly<Record<string, Intent>> = {
  advice: 'advice',
  distress: 'distress',
  'off-topic': 'off-topic',
  'small-talk': 'small-talk',
  help: 'help',
  data: 'data',
};

/** Whether a question gives what the chart's answer of an intent cannot do without. */
const chartIntents: Readonly<Record<string, (read: ReadQuestion) => boolean>> = {
  analyze: () => true,
  levels: () => true,
  timeframes: ({ reading: { clues } }) => clues.intervals !== 1 || clues.has('timeframes'),
  volatility: () => true,
  killzone: () => true,
  'changed-since': () => true,
  compare: ({ reading }) => reading.clues.isPair,
  indicator: ({ reading }) => reading.clues.indicator !== undefined,
};

/** What these ask for over a period. */
const ofPeriod: Readonly<Record<string, string | undefined>> = {
  analyze: 'change',
  compare: 'relative-strength',
  volatility: 'realised-volatility',
};

/** The meaning of what a question names: a concept of charts, a term, or a measure. */
function toDefinition(read: ReadQuestion, around: Surroundings): AnalysisRequest | undefined {
  const { reading, request, measured } = read;
  const { concepts, indicator } = reading.clues;
  if (concepts.length > 0 || indicator !== undefined)
    return toRequest('concept', reading, around.question);
  const term = findTermIn(reading.spoken);
  if (term !== undefined) return { ...request, plan: { intent: 'concept', term } };
  const [measure] = measured.measures;
  if (measure === undefined) return askMeaningOfLast(read, around);
  const asked = toMeasureRequest(read, [measure], around);
  return { ...asked, plan: { ...asked.plan, asksForDefinition: true } };
}

const conceptByMeasure: Readonly<Record<string, Concept>> = {
  patterns: 'candlestick-pattern',
  divergences: 'divergence',
  'nearest-structure': 'support-resistance',
  'levels-between': 'support-resistance',
};

const isCounted = (concept: Concept): boolean => countedConcepts.includes(concept);

/** What is counted of several that are named: "when the tops are swept" asks of sweeps. */
function chooseCounted(concepts: readonly Concept[]): Concept | undefined {
  const counted = concepts.filter(isCounted);
  return counted.find((concept) => concept !== 'swing') ?? counted[0];
}

/** The structures that the last answer told of. */
function findToldConcept(plan: QuestionPlan | undefined): Concept | undefined {
  const focus = findFocus(plan);
  return focus?.concept ?? conceptByMeasure[focus?.id ?? ''] ?? plan?.concept;
}

/** How often a structure held: of one that is named, else of those of the last answer. */
function toBaseRate(
  { reading }: ReadQuestion,
  { question }: Surroundings,
): AnalysisRequest | undefined {
  const last = question.context.lastUnderstanding?.request;
  const concept =
    chooseCounted(reading.clues.concepts) ??
    findCountedStructure(reading.spoken) ??
    findToldConcept(last?.plan);
  if (concept === undefined || !isCounted(concept)) return undefined;
  const request = toRequest('base-rate', reading, question);
  return { ...request, plan: { ...request.plan, concept } };
}

/** These are of all days of a kind: a question about one day does not ask for them. */
const ofCalendar: ReadonlySet<string> = new Set([
  'year-returns',
  'quarter-returns',
  'month-returns',
  'month-averages',
  'weekday-averages',
  'hour-averages',
  'best-month',
]);

/** Whether one day is asked about; "the monday blues" is of all days of that name. */
function isOfDay(id: string, { measured }: ReadQuestion): boolean {
  const isNamed = id === 'weekday-averages' && !/\d/.test(measured.text);
  return measured.moment !== undefined && measured.period === undefined && !isNamed;
}

function toMeasure(
  label: string,
  read: ReadQuestion,
  around: Surroundings,
): AnalysisRequest | undefined {
  const id = findMeasure(label);
  if (id === undefined || (ofCalendar.has(id) && isOfDay(id, read))) return undefined;
  const measure = read.measured.toMeasure(id);
  if (isMisfit(measure)) return undefined;
  const subjects = chooseAskedSubjects(read, [measure], around);
  const { plan, ...request } = toMeasureRequest(read, [measure], around);
  const { asksForDefinition: _, ...asking } = plan;
  const [asked] = asking.measures ?? [];
  const isGiven = hasNeeds(asked ?? { id });
  return isGiven && chooseAnswerable([measure], subjects).length > 0
    ? { ...request, plan: asking }
    : undefined;
}

/** Structures that are asked about by themselves. */
const structures: ReadonlySet<Concept> = new Set([
  'fair-value-gap',
  'order-block',
  'liquidity-sweep',
  'break-of-structure',
  'change-of-character',
]);

/** The last request again; "only the bearish gaps" after an overview is none of it. */
function toRepeated(read: ReadQuestion, around: Surroundings): AnalysisRequest | undefined {
  const repeated = repeatLast(read, around.named, around);
  const named = read.reading.clues.concepts.filter((concept) => structures.has(concept));
  const { concept, measures = [] } = repeated?.plan ?? {};
  const told = [concept, ...measures.map((measure) => measure.concept)];
  return named.every((one) => told.includes(one)) ? repeated : undefined;
}

/** News are of days: what happened long ago is told by its prices, unless words ask for news. */
function isLongAgo(read: ReadQuestion, { question: { now } }: Surroundings): boolean {
  const { moment, period } = read.measured;
  const from = moment ?? (period?.kind === 'range' ? period.from : undefined);
  return from !== undefined && now - from > longAgoMs && findMeantTask(read) !== 'news';
}
const longAgoMs = 90 * 86_400_000;

/** The request of a reading by its name; undefined where the question does not give what it needs. */
export function toRankedRequest(
  label: string,
  read: ReadQuestion,
  around: Surroundings,
): AnalysisRequest | undefined {
  if (label === sameReading) return toRepeated(read, around);
  if (label === 'task:news' && isLongAgo(read, around)) return undefined;
  return toRead(label, read, around);
}

/** The request of a reading that does not repeat the last one. */
function toRead(
  label: string,
  read: ReadQuestion,
  around: Surroundings,
): AnalysisRequest | undefined {
  const isNamed = around.named.length > 0;
  const last = around.question.context.lastUnderstanding?.request;
  const intent = plainIntents[label];
  if (intent !== undefined) return toActRequest(read, { intent, isNamed, last });
  const task = tasks.find((one) => label === `task:${one}`);
  if (task !== undefined) {
    const deal =
      task === 'real-estate'
        ? readPropertyQuestion(read, around.question.message, { last, isMeant: true })
        : undefined;
    if (deal !== undefined) return deal;
    const company =
      task === 'fundamentals'
        ? readMeantCompany(writeRelativeYears(read, around.question.now), around.named, last)
        : undefined;
    return company === undefined
      ? toActRequest(read, { intent: 'task', task, isNamed })
      : nameUnknownCompany(company, read, around.question.message);
  }
  if (label === 'concept') return toDefinition(read, around);
  if (label === 'base-rate') return toBaseRate(read, around);
  return toNamedList(label, read, around) ?? toChart(label, read, around);
}

/** Structures that the chart's own answer lists, the nearest first. */
const listedByChart: Readonly<Partial<Record<Concept, Intent>>> = {
  'fair-value-gap': 'gaps',
  'order-block': 'blocks',
};

/** The chart's own answer about a structure whose name is all that a question says. */
function toNamedList(
  label: string,
  read: ReadQuestion,
  { question }: Surroundings,
): AnalysisRequest | undefined {
  const [concept] = read.reading.clues.concepts;
  const intent = concept === undefined ? undefined : listedByChart[concept];
  return intent !== undefined && label === 'zone-list' && isConceptAlone(read, read.request.plan)
    ? toRequest(intent, read.reading, question)
    : undefined;
}

/** The chart's answer of an intent or a measure. */
function toChart(
  label: string,
  read: ReadQuestion,
  around: Surroundings,
): AnalysisRequest | undefined {
  if (label === 'compare' && !read.reading.clues.isPair && read.measured.period === undefined)
    return compareWithEarlier(read, around);
  const isGiven = chartIntents[label];
  // A chart stands as it does now: of a period that is named its measure tells.
  const timed = read.measured.period === undefined ? undefined : ofPeriod[label];
  if (isGiven === undefined || timed !== undefined) return toMeasure(timed ?? label, read, around);
  const chart = intents.find((one) => one === label);
  return chart !== undefined && isGiven(read)
    ? toRequest(chart, read.reading, around.question)
    : undefined;
}
