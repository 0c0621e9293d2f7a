import {
  candleLimit,
  formatNumber,
  formatTime,
  intervalName,
  intervals,
  refusalMessage,
  type ErrorCode,
  type Fact,
  type Language,
  type Sentence,
} from '@vela/contracts';
import type { GatherFailure, Gathered } from './gather-facts.ts';
import { labelsOf } from './guarded-sentences.ts';
import { closingTopic, gapTopics, blockTopics, openingTopics } from './narrator/analysis-topics.ts';
import { conceptTopics, inOrder, sinceTopics, swingTopics, type AnswerTopic } from './narrator/answer-topics.ts';
import { answersEn, type AnswerSentence } from './narrator/en/answers.ts';
import { mostSentences, narrateAnalysis, seedOf, tellTopics, toSpeech, type AnalysisCore } from './narrator/narration.ts';
import type { Speech } from './narrator/sentence-template.ts';
import { tell } from './narrator/tell.ts';
import { answersTr } from './narrator/tr/answers.ts';
import type { Stretch } from './question/stretch.ts';
import type { ParsedQuestion } from './read-question.ts';

/** An answer before the guard: what is said, what it is held against, and a notice where something failed. */
export type Composition = {
  readonly sentences: readonly Sentence[];
  readonly facts: readonly Fact[];
  readonly labels: readonly string[];
  readonly notice?: ErrorCode;
};

const answersOf: Readonly<Record<Language, Readonly<Record<AnswerSentence, string>>>> = { en: answersEn, tr: answersTr };

function sayTopics(speech: Speech, topics: readonly AnswerTopic[], seed = ''): Sentence[] {
  const telling = { topics, sentences: answersOf[speech.language], speech, notes: new Set<string>(), seed };
  return tell(telling).map(({ sentence }) => sentence);
}

function sayOf(analysis: AnalysisCore, language: Language, topics: readonly AnswerTopic[]): Sentence[] {
  return sayTopics(toSpeech(analysis, language), topics, seedOf(analysis));
}

function compose(analysis: AnalysisCore, language: Language, sentences: readonly Sentence[]): Composition {
  return { sentences, facts: analysis.facts, labels: labelsOf(analysis, language) };
}

/** The notes about the data that every answer with numbers carries. */
function sayNotes(analysis: AnalysisCore, language: Language): Sentence[] {
  const topics = openingTopics.filter(({ name }) => name !== 'opening');
  return tellTopics(analysis, language, topics).map(({ sentence }) => sentence);
}

/** Sentences without facts, with names filled in. */
export function composePlain(
  parsed: ParsedQuestion,
  keys: readonly AnswerSentence[],
  names: Readonly<Record<string, string>> = {},
): Composition {
  const speech = { language: parsed.understanding.language, interval: undefined, facts: new Map<string, Fact>(), names };
  return { sentences: sayTopics(speech, inOrder(...keys)), facts: [], labels: Object.values(names) };
}

/** What is said before an answer: that advice and causes are not given, and which wish could not be followed. */
function sayPreface(base: Speech, parsed: ParsedQuestion, seed = ''): Composition {
  const { understanding, refused, limit, asksForAdvice, asksForCause } = parsed;
  const { language } = understanding;
  const said: AnswerSentence[] = [
    ...(refused.interval === '' ? [] : (['interval.none'] as const)),
    ...(refused.limit === '' ? [] : (['limit.none'] as const)),
    ...(asksForAdvice ? (['advice.no', 'advice.instead'] as const) : []),
    ...(asksForCause ? (['why.no'] as const) : []),
  ];
  const names = {
    askedInterval: refused.interval,
    intervals: intervals.map((interval) => intervalName(interval, language)).join(', '),
    askedLimit: refused.limit,
    least: formatNumber(candleLimit.min, 0, language),
    most: formatNumber(candleLimit.max, 0, language),
    used: formatNumber(limit, 0, language),
  };
  const sentences = sayTopics({ ...base, names: { ...base.names, ...names } }, inOrder(...said), seed);
  return { sentences, facts: [], labels: Object.values(names).filter((name) => name !== '') };
}

function withPreface(preface: Composition, composed: Composition): Composition {
  return { ...composed, sentences: [...preface.sentences, ...composed.sentences], labels: [...composed.labels, ...preface.labels] };
}

export function composeAnalysis(gathered: Gathered, parsed: ParsedQuestion): Composition {
  const { analysis } = gathered;
  const { language } = parsed.understanding;
  const preface = sayPreface(toSpeech(analysis, language), parsed, seedOf(analysis));
  const told = narrateAnalysis(analysis, language, mostSentences - preface.sentences.length).map(({ sentence }) => sentence);
  return withPreface(preface, compose(analysis, language, told));
}

function sayNearest(analysis: AnalysisCore, { understanding: { language, concept }, side }: ParsedQuestion): Sentence[] {
  const sides = side === undefined ? (['above', 'below'] as const) : [side];
  if (concept !== 'fair-value-gap' && concept !== 'order-block') {
    return sayOf(
      analysis,
      language,
      sides.flatMap((one) => swingTopics[one]),
    );
  }
  const zones = concept === 'fair-value-gap' ? gapTopics : blockTopics;
  const topics = [zones.inside, ...sides.map((one) => zones[one])];
  return tellTopics(analysis, language, topics).map(({ sentence }) => sentence);
}

export function composeNearest(gathered: Gathered, parsed: ParsedQuestion): Composition {
  const { analysis } = gathered;
  const { language } = parsed.understanding;
  const composed = compose(analysis, language, [
    ...sayOf(analysis, language, inOrder('nearest.intro')),
    ...sayNotes(analysis, language),
    ...sayNearest(analysis, parsed),
    ...sayOf(analysis, language, inOrder('nearest.closing')),
    ...tellTopics(analysis, language, [closingTopic]).map(({ sentence }) => sentence),
  ]);
  return withPreface(sayPreface(toSpeech(analysis, language), parsed), composed);
}

export function composeChanges(gathered: Gathered, parsed: ParsedQuestion, stretch: Stretch): Composition {
  const { analysis } = gathered;
  const { language } = parsed.understanding;
  const since = parsed.since?.kind === 'time' ? parsed.since.time : stretch.kind === 'nothing' ? stretch.time : analysis.asOf;
  const sinceName = formatTime(since, since % 86_400_000 === 0 ? '1d' : undefined, language);
  const base = toSpeech(analysis, language);
  const speech = { ...base, names: { ...base.names, since: sinceName } };
  const cut = stretch.kind === 'stretch' && stretch.isCut ? sayTopics(speech, inOrder('since.before')) : [];
  const nothing = stretch.kind === 'nothing' && stretch.isFuture ? 'since.future' : 'since.nothing';
  const topics = stretch.kind === 'nothing' ? inOrder(nothing, 'since.closing') : sinceTopics;
  const sentences = [...sayNotes(analysis, language), ...cut, ...sayTopics(speech, topics, seedOf(analysis))];
  const composed = compose(analysis, language, sentences);
  return withPreface(sayPreface(base, parsed), { ...composed, labels: [...composed.labels, sinceName] });
}

/** A concept in words, and as an example what the chart in view holds of it. */
export function composeConcept(parsed: ParsedQuestion, gathered: Gathered | undefined): Composition {
  const { language, concept = 'order-block' } = parsed.understanding;
  const explained = composePlain(
    parsed,
    conceptTopics(concept).flatMap(({ shapes }) => shapes.map(({ key }) => key)),
  );
  const closing = composePlain(parsed, ['concept.closing']).sentences;
  if (gathered === undefined) return { ...explained, sentences: [...explained.sentences, ...closing] };
  const { analysis } = gathered;
  const shown = sayNearest(analysis, parsed);
  const example = concept === 'fair-value-gap' || concept === 'order-block' || concept === 'swing' ? shown : [];
  const intro = example.length === 0 ? [] : [...sayOf(analysis, language, inOrder('concept.example')), ...sayNotes(analysis, language)];
  return compose(analysis, language, [...explained.sentences, ...intro, ...example, ...closing]);
}

/** What is said when the data does not allow an answer: why, and that nothing is made up. */
export function composeFailure(failure: GatherFailure, parsed: ParsedQuestion): Composition {
  const { language } = parsed.understanding;
  const [, , interval = ''] = labelsOf(failure, language);
  const names = { symbol: failure.instrument.symbol, interval };
  const preface = sayPreface(
    { language, interval: undefined, facts: new Map<string, Fact>(), names },
    { ...parsed, asksForAdvice: false, asksForCause: false },
  );
  if (failure.kind === 'not-enough-candles') {
    const told = composePlain(parsed, ['few-candles.a', 'few-candles.b'], names);
    return { ...withPreface(preface, told), notice: 'NOT_ENOUGH_CANDLES' };
  }
  const refusals = failure.refusals.map((refusal) => refusalMessage(refusal, language)).join('; ');
  const keys =
    refusals === '' ? (['unavailable.a', 'unavailable.c'] as const) : (['unavailable.a', 'unavailable.b', 'unavailable.c'] as const);
  const isRefused = failure.refusals.some(({ reason }) => reason === 'series-refused');
  const told = composePlain(parsed, keys, { ...names, refusals });
  return { ...withPreface(preface, told), notice: isRefused ? 'SERIES_REFUSED' : 'MARKET_DATA_UNAVAILABLE' };
}
