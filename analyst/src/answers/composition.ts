import {
  candleLimit,
  formatNumber,
  formatTime,
  getIntervalName,
  intervals,
  type ErrorCode,
  type Fact,
  type KeyFact,
  type Language,
  type LevelRow,
  type ListTable,
  type QuestionPlan,
  type Sentence,
  type UnreadWords,
} from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';
import type { AnswerSentence } from '../language/en/answers.ts';
import { listLabels } from '../list-labels.ts';
import { usualInterval } from '../question/choose-interval.ts';
import { listChoiceNames } from './list-choice-names.ts';
import { dataTopics } from '../narrator/analysis-topics.ts';
import { toOrderedTopics, type AnswerTopic } from '../narrator/answer-topics.ts';
import {
  createSeed,
  narrateAnalysisTopics,
  toSpeech,
  type AnalysisCore,
} from '../narrator/narration.ts';
import type { Speech } from '../narrator/sentence-template.ts';
import { narrate } from '../narrator/narrate.ts';
import type { ResolvedRequest } from '../resolve-request.ts';

/** An answer before the guard: its sentences, their facts and labels; a notice code on failure. */
export type Composition = {
  readonly sentences: readonly Sentence[];
  readonly facts: readonly Fact[];
  readonly labels: readonly string[];
  readonly keyFacts?: readonly KeyFact[];
  readonly levels?: readonly LevelRow[];
  readonly list?: ListTable;
  readonly notice?: ErrorCode;
};

export function narrateAnswerTopics(
  speech: Speech,
  topics: readonly AnswerTopic[],
  seed = '',
): Sentence[] {
  const telling = {
    topics,
    sentences: analystLanguages[speech.language].answers,
    speech,
    notes: new Set<string>(),
    seed,
  };
  return narrate(telling).map(({ sentence }) => sentence);
}

export function narrateAnalysisAnswer(
  analysis: AnalysisCore,
  language: Language,
  topics: readonly AnswerTopic[],
): Sentence[] {
  return narrateAnswerTopics(toSpeech(analysis, language), topics, createSeed(analysis));
}

export function createComposition(
  analysis: AnalysisCore,
  language: Language,
  sentences: readonly Sentence[],
): Composition {
  return { sentences, facts: analysis.facts, labels: listLabels(analysis, language) };
}

/** Narrates topics of the whole analysis as sentences. */
export function narrateSentences(
  analysis: AnalysisCore,
  language: Language,
  topics: Parameters<typeof narrateAnalysisTopics>[2],
): Sentence[] {
  return narrateAnalysisTopics(analysis, language, topics).map(({ sentence }) => sentence);
}

/** The data notes that every answer with numbers includes. */
export function narrateNotes(analysis: AnalysisCore, language: Language): Sentence[] {
  return narrateSentences(analysis, language, dataTopics);
}

const urgentNotes: ReadonlySet<string> = new Set(['ended', 'simulated', 'stale']);

/** The notes without which the direct answer misleads: the data has ended, or is no market's. */
export function narrateUrgentNotes(analysis: AnalysisCore, language: Language): Sentence[] {
  const topics = dataTopics.filter(({ name }) => urgentNotes.has(name));
  return narrateSentences(analysis, language, topics);
}

/** The other notes on the data. */
export function narrateOtherNotes(analysis: AnalysisCore, language: Language): Sentence[] {
  const topics = dataTopics.filter(({ name }) => !urgentNotes.has(name));
  return narrateSentences(analysis, language, topics);
}

/** Puts the notes on the data behind the direct answer, which is the first sentence. */
export function insertNotes(told: readonly Sentence[], notes: readonly Sentence[]): Sentence[] {
  return [...told.slice(0, 1), ...notes, ...told.slice(1)];
}

/** Sentences without facts; only names are filled in. */
export function composePlain(
  resolved: ResolvedRequest,
  keys: readonly AnswerSentence[],
  names: Readonly<Record<string, string>> = {},
): Composition {
  const speech = {
    language: resolved.understanding.language,
    interval: undefined,
    facts: new Map<string, Fact>(),
    names,
  };
  return {
    sentences: narrateAnswerTopics(speech, toOrderedTopics(...keys)),
    facts: [],
    labels: Object.values(names),
  };
}

/** Sentence keys for the parts of a request that could not be met. */
function chooseUnavailableKeys(
  { interval, limit, method }: UnreadWords,
  hasChart: boolean,
): AnswerSentence[] {
  return [
    ...(interval === undefined ? [] : (['interval.none'] as const)),
    ...(limit === undefined ? [] : (['limit.none'] as const)),
    ...(method === undefined || !hasChart ? [] : (['method.none'] as const)),
  ];
}

/** A length in days counts daily candles unless another interval is named; says which applies. */
function chooseLengthKeys({ plan, interval }: ResolvedRequest): AnswerSentence[] {
  const lengthInterval = plan.indicator?.lengthInterval;
  if (lengthInterval === undefined) return [];
  return [lengthInterval === interval ? 'length.counted' : 'length.named'];
}

/** How advice is refused, by what the question is about. */
export function chooseRefusal({ plan: { concern } }: ResolvedRequest): AnswerSentence {
  return concern === undefined ? 'advice.no' : `advice.${concern}`;
}

function choosePrefaceKeys(resolved: ResolvedRequest, hasChart: boolean): AnswerSentence[] {
  const { intent, unread = {}, asksForCause = false } = resolved.plan;
  const isAdvice = intent === 'advice' || resolved.plan.property?.asksAdvice === true;
  return [
    ...(unread.noDay === undefined ? [] : (['date.none'] as const)),
    ...chooseUnavailableKeys(unread, hasChart),
    ...(hasChart ? chooseLengthKeys(resolved) : []),
    ...(isAdvice ? [hasChart ? chooseRefusal(resolved) : ('advice.figures' as const)] : []),
    ...(asksForCause && hasChart ? (['why.no'] as const) : []),
  ];
}

/** On which chart it was read instead, and what was not read. */
function chooseBehindKeys({ interval, plan }: ResolvedRequest, base: Speech): AnswerSentence[] {
  // The usual interval stands where none was asked for and no chart is open.
  const isAsked = plan.namesInterval === true || interval !== usualInterval;
  const isOther = isAsked && base.interval !== undefined && base.interval !== interval;
  return [
    ...(isOther ? (['series.other'] as const) : []),
    ...(plan.residue === undefined ? [] : (['residue.named'] as const)),
  ];
}

/** The words that could not be followed, as names in sentences. */
function toAskedNames({ interval = '', limit = '', method = '' }: UnreadWords) {
  return { askedInterval: interval, askedLimit: limit, askedMethod: method };
}

/** The day of a month that is typed in a date, where it is one that some month has not. */
const lateDay = /(?<!\d)(?:29|3[01])(?!\d)/;

/** A date that no calendar has, as the product writes dates, and the last day of its month. */
function toDateNames({ unread, nearestDay }: QuestionPlan, language: Language) {
  const typed = unread?.noDay ?? '';
  if (nearestDay === undefined) return { askedDate: typed, nearestDate: '' };
  const nearestDate = formatTime(nearestDay, '1d', language);
  const [day] = lateDay.exec(typed) ?? [];
  const askedDate = day === undefined ? typed : nearestDate.replace(/^\d+/, day);
  return { askedDate, nearestDate };
}

/** What is said around an answer: before it, right behind its first sentence, and last of all. */
export type Preface = Composition & {
  readonly behind: readonly Sentence[];
  readonly last: readonly Sentence[];
};

/** Sentences around the answer: no advice, no causes, and what of the request could not be met. */
export function composePreface(
  base: Speech,
  resolved: ResolvedRequest,
  { seed = '', hasChart = true } = {},
): Preface {
  const { understanding, plan, limit } = resolved;
  const { language } = understanding;
  const { unread = {} } = plan;
  const lengthInterval = plan.indicator?.lengthInterval;
  const names = {
    ...toAskedNames(unread),
    ...toDateNames(plan, language),
    wanted: getIntervalName(resolved.interval, language),
    residue: (plan.residue ?? []).join(', '),
    choices: listChoiceNames(plan.choices ?? [], language),
    intervals: intervals.map((interval) => getIntervalName(interval, language)).join(', '),
    unit: lengthInterval === undefined ? '' : getIntervalName(lengthInterval, language),
    least: formatNumber(candleLimit.min, 0, language),
    most: formatNumber(candleLimit.max, 0, language),
    used: formatNumber(limit, 0, language),
  };
  const say = (...keys: readonly AnswerSentence[]): Sentence[] =>
    narrateAnswerTopics(
      { ...base, names: { ...base.names, ...names } },
      toOrderedTopics(...keys),
      seed,
    );
  return {
    sentences: say(...choosePrefaceKeys(resolved, hasChart)),
    behind: say(...chooseBehindKeys(resolved, base)),
    last: say(...(plan.choices === undefined ? [] : (['choices.named'] as const))),
    facts: [],
    labels: Object.values(names).filter((name) => name !== ''),
  };
}

/** The answer with what is said around it; what was not read comes behind the direct answer. */
export function addPreface(preface: Preface, composed: Composition): Composition {
  const told = composed.sentences;
  const direct = Math.max(
    0,
    told.findIndex(({ spans }) => spans.length > 0),
  );
  return {
    ...composed,
    sentences: [
      ...preface.sentences,
      ...told.slice(0, direct + 1),
      ...preface.behind,
      ...told.slice(direct + 1),
      ...preface.last,
    ],
    labels: [...composed.labels, ...preface.labels],
  };
}
