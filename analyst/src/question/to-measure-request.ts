import type { AnalysisRequest, Interval, MeasureRequest, Period } from '@vela/contracts';
import type { Question } from '../answer-part.ts';
import { findAskedPeriod, namesSameTime } from './change-period.ts';
import { chooseInterval } from './choose-interval.ts';
import { chooseAskedSubjects, type Surroundings } from './choose-asked-subjects.ts';
import { chooseForSubjects, chooseOthers } from './choose-subjects.ts';
import { dropEmpty } from './drop-empty.ts';
import { dropIncluded } from './drop-included.ts';
import { findEarlierPeriod, type Thread } from './find-earlier-period.ts';
import { fillFromFocus, type Reference } from './fill-from-focus.ts';
import { fillToldPrice } from './fill-told-price.ts';
import { findPlaces } from './find-acts.ts';
import {
  findExtremesPeriod,
  findPeriodOfAll,
  findPeriodOfRuns,
  findRunningPeriod,
} from './extremes-period.ts';
import { findCandleInterval, findCountedUnit, findHorizonUnit } from './find-counted-unit.ts';
import { isShort } from './has-own-words.ts';
import { findChart } from './read-clues.ts';
import { askOfSameDay, findPeriodSinceLast } from './period-since.ts';
import { ofOneZone } from './measure-families.ts';
import { openPeriod } from './read-first-since.ts';
import { settlePeriod } from './settle-period.ts';
import { toAverageOfTime, toMeasuresOfTime } from './to-measures-of-time.ts';
import type { ReadQuestion } from './read-question.ts';

/** Whether the measure is to be explained and not computed: "what is a drawdown". */
function isDefinition({ reading: { clues, settled }, measured }: ReadQuestion): boolean {
  const isPlaced = settled.isNamed || measured.period !== undefined || clues.intervals > 0;
  const isAsked = clues.has('meaning') || findPlaces(measured.text, 'definition').length > 0;
  // "How come this block counts as broken" asks for its cause.
  return !isPlaced && isAsked && !clues.has('value') && measured.form !== 'why';
}

/** The interval a question names, by itself or by the length of an average. */
function findNamedInterval({ request, reading, measured }: ReadQuestion): Interval | undefined {
  const { intervals, shared, period } = measured;
  const offered = intervals.find(({ isOffered }) => isOffered)?.value;
  const isRead = period === undefined && reading.clues.intervals > 0;
  return offered ?? shared.indicator?.lengthInterval ?? (isRead ? request.interval : undefined);
}

/** The interval that the last question named: its thread stays there. */
function findKeptInterval(last: AnalysisRequest | undefined): Interval | undefined {
  return last?.plan.namesInterval === true ? last.interval : undefined;
}

/** "Where did it close on 3 March this year" is about that day. */
function isOfMoment(asked: readonly MeasureRequest[]): boolean {
  const [first] = asked;
  return first?.time !== undefined && momentMeasures.has(first.id);
}
const momentMeasures: ReadonlySet<string> = new Set(['price-at', 'structure-at', 'indicator-at']);

/** What has a period of its own is not of the day before. */
function withoutTime(measure: MeasureRequest): MeasureRequest {
  const { time: _, ...others } = measure;
  return momentMeasures.has(measure.id) ? measure : others;
}

/** The time since what was spoken of, where a question asks for it. */
function findSinceLast({ measured }: ReadQuestion, { last }: Thread): Period | undefined {
  return namesSameTime(measured.text) ? undefined : findPeriodSinceLast(measured, last);
}

/** The period that measures are asked of, by the words of a question or by the one before. */
function findTimeAsked(
  read: ReadQuestion,
  asked: readonly MeasureRequest[],
  around: Thread,
): Period | undefined {
  const { measured } = read;
  return (
    findExtremesPeriod(measured, asked, around.now) ??
    findRunningPeriod(measured, asked, around.now) ??
    findPeriodOfRuns(measured, asked) ??
    findAskedPeriod(measured, around.isNamed ? undefined : around.last) ??
    findEarlierPeriod(read, asked, around) ??
    findPeriodOfAll(measured, asked)
  );
}

/** The measures and the period they are asked of. */
function chooseTime(
  read: ReadQuestion,
  typed: readonly MeasureRequest[],
  around: Thread,
): { readonly measures: MeasureRequest[]; readonly period: Period | undefined } {
  const { measured } = read;
  const average = measured.period === undefined ? toAverageOfTime(typed) : undefined;
  const asked = askOfSameDay(average?.asked ?? typed, measured, around.last);
  const sinceLast = findSinceLast(read, around);
  const measures = sinceLast === undefined ? [...asked] : asked.map(withoutTime);
  if (isOfMoment(asked)) return { measures, period: undefined };
  const found = sinceLast ?? average?.period ?? findTimeAsked(read, asked, around);
  return settlePeriod(toMeasuresOfTime(measures, found), openPeriod(found, asked), around.now);
}

function toReference(read: ReadQuestion): Reference {
  return {
    pointsBack: read.measured.pointsBack,
    isShort: isShort(read),
    isNarrowing: findPlaces(read.measured.plain, 'narrowing').length > 0,
    isTimed: read.measured.period !== undefined || read.measured.moment !== undefined,
  };
}

/** "The gap below", "this support": of several the nearest, as its chip says. */
function chooseNearest(measure: MeasureRequest): MeasureRequest {
  const { id, concept, side, order, rank, price } = measure;
  // "The first support" on the way is the nearest, and not the oldest.
  if (id === 'nearest-structure' && order === 'oldest') return { ...measure, order: 'nearest' };
  const isChosen = order !== undefined || rank !== undefined || price !== undefined;
  return ofOneZone.has(id) && (concept ?? side) !== undefined && !isChosen
    ? { ...measure, order: 'nearest' }
    : measure;
}

const ofLevel: ReadonlySet<string> = new Set(['indicator-share', 'indicator-cross']);
const oscillators: ReadonlySet<string> = new Set(['rsi', 'stochastic', 'money-flow-index', 'adx']);

/** "How much of 2026 over 70", after a question for the RSI: a level of it, and no price. */
function toLevel(measure: MeasureRequest): MeasureRequest {
  const { price, ...others } = measure;
  const { id, indicator, level = price } = others;
  const isOfLevel = ofLevel.has(id) && oscillators.has(indicator?.id ?? '');
  if (!isOfLevel || price === undefined || price > 100 || level === undefined) return measure;
  return { ...others, level };
}

/** The interval that a measure counts in. */
function findOwnInterval(
  text: string,
  asked: readonly MeasureRequest[],
  period: Period | undefined,
): Interval | undefined {
  return (
    findCandleInterval(period, asked) ??
    findCountedUnit(text, asked) ??
    findHorizonUnit(period, asked)
  );
}

/** The interval named, or that in which it is counted: the days of "5 days in a row" are its candles. */
function findCountedInterval(
  read: ReadQuestion,
  own: Interval | undefined,
  isOfUnit: boolean,
): Interval | undefined {
  const isTyped = read.measured.intervals.some(({ isOffered }) => isOffered);
  if (own !== undefined && !isTyped) return own;
  return (isOfUnit ? undefined : findNamedInterval(read)) ?? own;
}

/** The hour is asked of no instrument; what is measured is of the chart in view. */
function findReadSymbol({ request }: ReadQuestion, question: Question): string | undefined {
  return request.symbol ?? findChart(question);
}

/** The request for what measures mean: of no instruments and no time, whatever was asked before. */
function toDefinition(
  read: ReadQuestion,
  measures: readonly MeasureRequest[],
  question: Question,
): AnalysisRequest {
  const { request } = read;
  const symbol = findReadSymbol(read, question);
  return {
    ...request,
    ...(symbol === undefined ? {} : { symbol }),
    interval: chooseInterval(undefined, question),
    plan: { intent: 'measure', measures: measures.slice(0, 4), asksForDefinition: true },
  };
}

/** The request for measures: nothing of the reading by chart words but what it names. */
export function toMeasureRequest(
  read: ReadQuestion,
  measures: readonly MeasureRequest[],
  around: Surroundings,
): AnalysisRequest {
  // "The difference between those two" is of what was asked about.
  return isDefinition(read) && !read.measured.pointsBack
    ? toDefinition(read, measures, around.question)
    : toAskedMeasures(read, measures, around);
}

function toAskedMeasures(
  read: ReadQuestion,
  measures: readonly MeasureRequest[],
  around: Surroundings,
): AnalysisRequest {
  const { request, measured } = read;
  const { question, catalogue, named } = around;
  const last = question.context.lastUnderstanding?.request;
  const followed = named.length === 0 ? last : undefined;
  const subjects = chooseAskedSubjects(read, measures, around);
  const symbol = subjects[0] ?? findReadSymbol(read, question);
  const told = { told: question.context.toldPrice, last, symbol, text: read.reading.spoken };
  const asked = fillFromFocus(
    dropIncluded(chooseForSubjects(measures, subjects), measured.moment !== undefined),
    measured.pointsBack ? last : followed,
    toReference(read),
  ).map((measure) => fillToldPrice(toLevel(chooseNearest(measure)), told));
  const timed = chooseTime(read, asked, {
    subjects,
    last,
    isNamed: named.length > 0,
    now: question.now,
  });
  const isOfUnit = findRunningPeriod(measured, asked, question.now) !== undefined;
  const typed =
    findCountedInterval(
      read,
      findOwnInterval(measured.text, asked, timed.period ?? measured.period),
      isOfUnit,
    ) ?? findKeptInterval(last);
  return {
    ...request,
    ...(symbol === undefined ? {} : { symbol }),
    interval: typed ?? chooseInterval(undefined, question),
    plan: {
      intent: 'measure',
      ...dropEmpty({
        intent: 'measure',
        namesInterval: typed === undefined ? undefined : true,
        ...timed,
        period: findCandleInterval(timed.period, asked) === undefined ? timed.period : undefined,
        others: chooseOthers(subjects, asked, catalogue),
        asksForDefinition: isDefinition(read) || undefined,
      }),
    },
  };
}
