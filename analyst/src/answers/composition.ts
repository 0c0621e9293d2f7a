import {
  candleLimit,
  formatNumber,
  intervalName,
  intervals,
  type ErrorCode,
  type Fact,
  type Language,
  type Sentence,
} from '@vela/contracts';
import { labelsOf } from '../guarded-sentences.ts';
import { openingTopics } from '../narrator/analysis-topics.ts';
import { inOrder, type AnswerTopic } from '../narrator/answer-topics.ts';
import { answersEn, type AnswerSentence } from '../narrator/en/answers.ts';
import { seedOf, tellTopics, toSpeech, type AnalysisCore } from '../narrator/narration.ts';
import type { Speech } from '../narrator/sentence-template.ts';
import { tell } from '../narrator/tell.ts';
import { answersTr } from '../narrator/tr/answers.ts';
import type { ParsedQuestion } from '../read-question.ts';

/** An answer before the guard: what is said, what it is held against, and a notice where something failed. */
export type Composition = {
  readonly sentences: readonly Sentence[];
  readonly facts: readonly Fact[];
  readonly labels: readonly string[];
  readonly notice?: ErrorCode;
};

const answersOf: Readonly<Record<Language, Readonly<Record<AnswerSentence, string>>>> = {
  en: answersEn,
  tr: answersTr,
};

export function sayTopics(speech: Speech, topics: readonly AnswerTopic[], seed = ''): Sentence[] {
  const telling = {
    topics,
    sentences: answersOf[speech.language],
    speech,
    notes: new Set<string>(),
    seed,
  };
  return tell(telling).map(({ sentence }) => sentence);
}

export function sayOf(
  analysis: AnalysisCore,
  language: Language,
  topics: readonly AnswerTopic[],
): Sentence[] {
  return sayTopics(toSpeech(analysis, language), topics, seedOf(analysis));
}

export function compose(
  analysis: AnalysisCore,
  language: Language,
  sentences: readonly Sentence[],
): Composition {
  return { sentences, facts: analysis.facts, labels: labelsOf(analysis, language) };
}

/** The notes about the data that every answer with numbers carries. */
export function sayNotes(analysis: AnalysisCore, language: Language): Sentence[] {
  const topics = openingTopics.filter(({ name }) => name !== 'opening');
  return tellTopics(analysis, language, topics).map(({ sentence }) => sentence);
}

/** Sentences without facts, with names filled in. */
export function composePlain(
  parsed: ParsedQuestion,
  keys: readonly AnswerSentence[],
  names: Readonly<Record<string, string>> = {},
): Composition {
  const speech = {
    language: parsed.understanding.language,
    interval: undefined,
    facts: new Map<string, Fact>(),
    names,
  };
  return {
    sentences: sayTopics(speech, inOrder(...keys)),
    facts: [],
    labels: Object.values(names),
  };
}

/** Which wishes could not be followed. */
function sayRefused(
  { interval, limit, method }: ParsedQuestion['refused'],
  hasChart: boolean,
): AnswerSentence[] {
  return [
    ...(interval === '' ? [] : (['interval.none'] as const)),
    ...(limit === '' ? [] : (['limit.none'] as const)),
    ...(method === '' || !hasChart ? [] : (['method.none'] as const)),
  ];
}

/** A length in days counts days, unless the question names another chart: either is said. */
function sayLength({ lengthInterval, interval }: ParsedQuestion): AnswerSentence[] {
  if (lengthInterval === undefined) return [];
  return [lengthInterval === interval ? 'length.counted' : 'length.named'];
}

/** What is said before an answer: that advice and causes are not given, and which wish could not be followed. */
export function sayPreface(
  base: Speech,
  parsed: ParsedQuestion,
  { seed = '', hasChart = true } = {},
): Composition {
  const { understanding, refused, limit, lengthInterval, asksForAdvice, asksForCause } = parsed;
  const { language } = understanding;
  const said: AnswerSentence[] = [
    ...sayRefused(refused, hasChart),
    ...(hasChart ? sayLength(parsed) : []),
    ...(asksForAdvice ? (['advice.no'] as const) : []),
    ...(asksForAdvice && hasChart ? (['advice.instead'] as const) : []),
    ...(asksForCause && hasChart ? (['why.no'] as const) : []),
  ];
  const names = {
    askedInterval: refused.interval,
    intervals: intervals.map((interval) => intervalName(interval, language)).join(', '),
    askedLimit: refused.limit,
    unit: lengthInterval === undefined ? '' : intervalName(lengthInterval, language),
    askedMethod: refused.method,
    least: formatNumber(candleLimit.min, 0, language),
    most: formatNumber(candleLimit.max, 0, language),
    used: formatNumber(limit, 0, language),
  };
  const sentences = sayTopics(
    { ...base, names: { ...base.names, ...names } },
    inOrder(...said),
    seed,
  );
  return { sentences, facts: [], labels: Object.values(names).filter((name) => name !== '') };
}

export function withPreface(preface: Composition, composed: Composition): Composition {
  return {
    ...composed,
    sentences: [...preface.sentences, ...composed.sentences],
    labels: [...composed.labels, ...preface.labels],
  };
}
