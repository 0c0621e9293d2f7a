import type { Concept, Language, MeasureRequest, Period } from '@vela/contracts';
import type { FindingLabel, MeasureId, MeasureParameters } from '@vela/engine';
import type { AnswerForm } from '../language/act-words.ts';
import { findFilters, findForm, findPlaces } from './find-acts.ts';
import { findConceptPositions } from './find-concept.ts';
import { chooseConcept } from './find-event-kind.ts';
import { chooseDivergences, findLabels } from './find-labels.ts';
import { findMeasures } from './find-measures.ts';
import { findTime } from './find-time.ts';
import { findQuantities, type Quantity } from './find-quantity.ts';
import { findSpelledNumber } from './find-spelled-number.ts';
import { isMisfit } from './is-misfit.ts';
import { isOutside } from './is-outside.ts';
import { findTypedIntervals, type TypedInterval } from './find-typed-interval.ts';
import { isStateAsked } from './is-state-asked.ts';
import { isKnownWord } from './known-words.ts';
import { createMask, toTypedRange, type MaskedText, type TextRange } from './mask-text.ts';
import { readFirstSince } from './read-first-since.ts';
import { toNumbers } from './read-numbers.ts';
import { namesBothWays, readOwnWords } from './read-own-words.ts';
import { blank, takeIndicators } from './take-indicators.ts';
import { toFilters, toWay } from './to-filters.ts';
import { isCommon, isVocabulary } from './vocabulary.ts';
import type { Found } from './word-pattern.ts';

/** The parts of a question that measures are asked with. */
export type MeasureReading = {
  readonly measures: readonly MeasureRequest[];
  /** A measure with all that the question gives for it. */
  readonly toMeasure: (id: MeasureId) => MeasureRequest;
  readonly period: Period | undefined;
  readonly form: AnswerForm | undefined;
  /** What every measure of the question shares: indicator, concept, day, filters. */
  readonly shared: Omit<MeasureRequest, 'id'>;
  /** The day it names, UTC milliseconds. */
  readonly moment: number | undefined;
  /** Where it names periods and days, over `text`. */
  readonly times: readonly TextRange[];
  /** Periods of the calendar that it names. */
  readonly ranges: readonly Found<Period>[];
  /** Intervals that are typed beside a period: the days of "last 60 days" are none. */
  readonly intervals: readonly TypedInterval[];
  /** Words that narrow a list, and the moment; also where no measure is asked. */
  readonly filters: Omit<MeasureRequest, 'id'>;
  /** Places of the typed numbers; a description of a chart uses none of them. */
  readonly numbers: readonly Found<Quantity>[];
  /** It points back to what the last answer spoke of. */
  readonly pointsBack: boolean;
  /** Which letters a part of the question covers; over `text`. */
  readonly mask: MaskedText;
  readonly text: string;
  /** The text without what was taken out, as phrases of measures are searched in it. */
  readonly plain: string;
};

/** The filters without the direction, where the question names both ways by their verbs. */
function dropDirection(filters: Omit<MeasureRequest, 'id'>, text: string) {
  const { direction, ...others } = filters;
  return direction === undefined || namesBothWays(text) ? others : filters;
}

/** When and in which language it is asked, and of how many instruments. */
type Asked = { readonly now: number; readonly language?: Language; readonly subjects: number };

/** Shorter words are endings and abbreviations. */
const leastUnknown = 4;
type Parts = {
  readonly period: Period | undefined;
  readonly times: readonly TextRange[];
  readonly ranges: readonly Found<Period>[];
  readonly quantities: readonly Found<Quantity>[];
  readonly intervals: readonly TypedInterval[];
  readonly mask: MaskedText;
  readonly concepts: readonly Concept[];
  /** Parts of a request that every measure of the question shares. */
  readonly shared: Omit<MeasureRequest, 'id'>;
};

// "Monthly returns" are those of each month, on any chart.
const ofEach = /^ (?:returns?|performance|breakdown|seasonality|getiri\w*|performans\w*)(?![a-z])/;

/** "AAPL 24h" names an interval: nothing is asked of the period. */
function isInterval(text: string, { value, start, end }: Found<Period>): boolean {
  const typed = text.slice(start, end);
  const isAlone = text.trim() === typed.trim() && /^\d/.test(typed);
  return isAlone && value.kind === 'last' && findTypedIntervals(text).some((one) => one.isOffered);
}

/** Of several the one that says how much is looked at: "in april, twenty years", "ever, 3 years". */
function choosePeriod(named: readonly Period[]): Period | undefined {
  const years = named.find((one) => one.kind === 'last' && one.unit === 'year' && one.count > 1);
  return years ?? named.find(({ kind }) => kind !== 'all') ?? named[0];
}

/** Takes out of a text what is no phrase: periods, a day, indicators, intervals, numbers. */
function takeParts(text: string, { now, language }: Asked): Parts {
  const mask = createMask(text);
  const { periods: named, moment, words } = findTime(text, now);
  const periods = named.filter((period) => !isInterval(text, period));
  if (words !== undefined) mask.cover(words);
  const days = [...periods, ...(moment === undefined ? [] : [moment])];
  for (const day of days) mask.take(day);
  const timeless = days.reduce(blank, text);
  const { taken, rest: unnamed } = takeIndicators(timeless, mask);
  const intervals = findTypedIntervals(unnamed).filter(
    ({ value, isOffered, start, end }) =>
      isOffered &&
      (value !== '1mo' || /\d/.test(unnamed.slice(start, end)) || !ofEach.test(unnamed.slice(end))),
  );
  for (const interval of intervals) mask.take(interval);
  const rest = intervals.reduce<string>(blank, unnamed);
  const typed = findQuantities(rest, language).filter((one) => !mask.isCovered(one));
  const spelled = typed.length > 0 ? undefined : findSpelledNumber(rest);
  const quantities = spelled === undefined ? typed : [spelled];
  for (const quantity of quantities)
    mask.take(quantity, quantity.value.kind === 'percent' ? '#%' : '#');
  const concepts = findConceptPositions(timeless).map(({ concept }) => concept);
  const times = moment === undefined ? [] : [moment.value];
  return {
    period: choosePeriod(periods.map(({ value }) => value)),
    times: days,
    ranges: periods.filter(({ value }) => value.kind === 'range'),
    quantities,
    intervals,
    mask,
    concepts,
    shared: Object.assign(
      { ...taken },
      ...concepts.slice(0, 1).map((concept) => ({ concept })),
      ...times.map((time) => ({ time })),
    ),
  };
}

/** The parameters a question gives. */
function listGiven(
  { shared, quantities }: Parts,
  { direction }: Omit<MeasureRequest, 'id'>,
): ReadonlySet<keyof MeasureParameters> {
  const isTyped = quantities.some(({ value }) => value.kind !== 'percent');
  const { indicator, concept, time } = shared;
  const given: Partial<Record<keyof MeasureParameters, unknown>> = {
    indicator,
    time,
    direction,
    kinds: concept,
    price: isTyped ? isTyped : undefined,
  };
  const names = ['indicator', 'time', 'direction', 'kinds', 'price'] as const;
  return new Set(names.filter((name) => given[name] !== undefined));
}

/** Patterns and divergences have lists of their own, in which their types are told. */
function toListOfConcept(id: MeasureId, concept: Concept | undefined): MeasureId {
  if (id !== 'events') return id;
  if (concept === 'candlestick-pattern') return 'patterns';
  return concept === 'divergence' ? 'divergences' : id;
}

/** Which patterns or divergences a list is of. */
function chooseLabels(
  id: MeasureId,
  labels: readonly FindingLabel[],
  indicator: string | undefined,
): Pick<MeasureRequest, 'labels'> {
  const patterns = labels.filter((label) => !/^(?:rsi|macd)-/.test(label));
  const chosen = id === 'divergences' ? chooseDivergences(labels, indicator) : patterns;
  const isList = ['divergences', 'patterns', 'event-count', 'first-since'].includes(id);
  return isList && chosen.length > 0 ? { labels: [...chosen] } : {};
}

/** A phrase may hold any word: unknown ones are left for the answer to name. */
function listKnownWords(text: string, { start, end }: TextRange): TextRange[] {
  return [...text.slice(start, end).matchAll(/\S+/g)].flatMap((match) => {
    const [word] = match;
    const letters = word.replaceAll(/[^a-z]/g, '');
    const isKnown = isCommon(letters) || isVocabulary(letters) || isKnownWord(letters);
    if (letters.length >= leastUnknown && !isKnown) return [];
    return [{ start: start + match.index, end: start + match.index + word.length }];
  });
}

/** "When did rsi first cross 70" asks for no close beyond a price. */
function toMeasureOfIndicator(id: MeasureId, { indicator }: Omit<MeasureRequest, 'id'>): MeasureId {
  return id === 'first-since' && indicator !== undefined ? 'indicator-cross' : id;
}

/** An opening gap is no structure of the chart. */
function withoutConcept(shared: Omit<MeasureRequest, 'id'>) {
  const { concept: _, ...others } = shared;
  return others;
}

/** What measures share, with the concept of one of them in place of the first that is named. */
function nameConcept(shared: Omit<MeasureRequest, 'id'>, concept: Concept | undefined) {
  const others = withoutConcept(shared);
  return concept === undefined ? others : { ...others, concept };
}

type AskedState = { [Key in 'state' | 'order']: MeasureRequest[Key] | undefined } & {
  isAsked: boolean;
};

/** A state that chooses; or one that is asked of the last or first of all, and chooses none. */
function toState(
  id: MeasureId,
  { state, order, isAsked }: AskedState,
): Pick<MeasureRequest, 'state' | 'aspect'> {
  if (state === undefined || !isAsked) return state === undefined ? {} : { state };
  const isOfAll = id === 'zone-state' && (order === 'newest' || order === 'oldest');
  return isOfAll ? { state, aspect: 'now' } : {};
}

/** Reads the measures of a folded question without instruments, and all that narrows them. */
export function readMeasures(text: string, asked: Asked): MeasureReading {
  const parts = takeParts(text, asked);
  const { mask, quantities, period } = parts;
  const plain = mask.collapse();
  const filters = findFilters(plain.text);
  const given = listGiven(parts, toFilters(filters));
  const found = findMeasures(plain.text, {
    has: (need) => given.has(need),
    subjects: asked.subjects,
  });
  const form = findForm(plain.text);
  for (const one of found.flatMap((phrase) => listKnownWords(plain.text, phrase)))
    mask.cover(toTypedRange(plain, one));
  for (const one of [...filters, ...(form === undefined ? [] : [form])])
    mask.cover(toTypedRange(plain, one));
  for (const one of findConceptPositions(text)) mask.cover(one);
  const shared = {
    ...parts.shared,
    ...dropDirection(toFilters(filters.filter((one) => isOutside(one, found))), plain.text),
  };
  const pointsBack = (['back', 'narrowing'] as const).some(
    (kind) => findPlaces(plain.text, kind).length > 0,
  );
  const asksState = isStateAsked(plain.text, filters, pointsBack);
  const labels = findLabels(text);
  const toMeasure = (meant: MeasureId): MeasureRequest => {
    const { state, ...others } = nameConcept(shared, chooseConcept(meant, parts.concepts));
    const id = toListOfConcept(toMeasureOfIndicator(meant, shared), shared.concept);
    const isOfIndicator = shared.indicator !== undefined && id !== 'divergences';
    const numbers = toNumbers(id, quantities, isOfIndicator);
    if (id === 'first-since')
      return { id, ...readFirstSince(plain.text, { period, shared: others }), ...numbers };
    const isAskedState = id === 'touch-history' || (id === 'zone-state' && asksState);
    return {
      id,
      ...readOwnWords(id, plain.text),
      ...toWay(id, id === 'opening-gaps' ? withoutConcept(others) : others),
      ...chooseLabels(id, labels, shared.indicator?.id),
      ...toState(id, { state, order: others.order, isAsked: isAskedState }),
      ...numbers,
    };
  };
  return {
    measures: found.map(({ value }) => toMeasure(value)).filter((one) => !isMisfit(one)),
    toMeasure,
    period,
    form: form?.value,
    shared,
    moment: shared.time,
    times: parts.times,
    ranges: parts.ranges,
    intervals: parts.intervals,
    filters: toFilters(filters),
    numbers: quantities,
    pointsBack,
    mask,
    text,
    plain: plain.text,
  };
}
