import { type AnswerSection, formatTime, type Language, type Sentence } from '@vela/contracts';
import type { GatheredAnalysis } from '../gather-facts.ts';
import {
  changeTopic,
  closingTopic,
  eventTopics,
  trendTopics,
  volatilityTopic,
} from '../narrator/analysis-topics.ts';
import {
  sinceTopics,
  sinceZoneTopics,
  toOrderedTopics,
  type AnswerTopic,
} from '../narrator/answer-topics.ts';
import {
  sweepTopics,
  volatilityChangeTopic,
  volatilityHistoryTopics,
} from '../narrator/chart-topics.ts';
import type { AnswerSentence } from '../language/en/answers.ts';
import { maxSentences, narrateAnalysis, createSeed, toSpeech } from '../narrator/narration.ts';
import type { CandleSpan } from '../question/candle-span.ts';
import type { ResolvedRequest } from '../resolve-request.ts';
import { toAnswerSection } from '../narrator/analysis-sections.ts';
import { joinPhrases, putBeforeEnd } from '../narrator/join-sentences.ts';
import { findKeyFacts } from './key-facts.ts';
import { hasLevelTable, listLevelRows } from './level-rows.ts';
import {
  createComposition,
  insertNotes,
  narrateNotes,
  narrateSentences,
  narrateAnalysisAnswer,
  composePreface,
  narrateAnswerTopics,
  addPreface,
  type Composition,
} from './composition.ts';

/** The whole description of a chart, in at most so many sentences, the most important first. */
export function composeAnalysis(
  gathered: GatheredAnalysis,
  resolved: ResolvedRequest,
  most: number = maxSentences,
): Composition {
  const { analysis } = gathered;
  const { language } = resolved.understanding;
  const preface = composePreface(toSpeech(analysis, language), resolved, {
    seed: createSeed(analysis),
  });
  const told = narrateAnalysis(
    analysis,
    language,
    most - preface.sentences.length - preface.behind.length,
  ).map(({ sentence, topic }) => ({ ...sentence, section: toAnswerSection(topic) }));
  const { facts } = analysis;
  return addPreface(preface, {
    ...createComposition(analysis, language, told),
    keyFacts: findKeyFacts(facts),
    levels: hasLevelTable(facts) ? listLevelRows(facts) : [],
  });
}

export function toSection(section: AnswerSection, sentences: readonly Sentence[]): Sentence[] {
  return sentences.map((sentence) => ({ ...sentence, section }));
}

/** The direct answer with the chart and its last close in brackets, as far as it does not say them. */
export function addClose(
  analysis: GatheredAnalysis['analysis'],
  language: Language,
  [first, ...more]: readonly Sentence[],
): Sentence[] {
  if (first === undefined) return [];
  const isTold = (id: string): boolean => first.factIds.includes(id);
  if (isTold('close.time')) return [first, ...more];
  const { symbol = '', interval = '' } = toSpeech(analysis, language).names;
  const isNamed = [symbol, interval].every((name) => first.text.includes(name));
  const [of, at] = isTold('close.last')
    ? (['close.when.alone', 'close.when'] as const)
    : (['close.alone', 'close.at'] as const);
  const key = isNamed ? of : at;
  const [brackets] = narrateAnalysisAnswer(analysis, language, toOrderedTopics(key));
  return [brackets === undefined ? first : putBeforeEnd(first, brackets), ...more];
}

/** An answer about one aspect of a chart: the direct answer with its close, data notes, caveat. That the data ended comes before all. */
export function composeChartAnswer(
  gathered: GatheredAnalysis,
  resolved: ResolvedRequest,
  told: {
    /** Said before everything else: the answer in one sentence. */
    readonly lead?: readonly Sentence[];
    readonly sentences: readonly Sentence[];
    /** How many of the sentences are the direct answer, which the notes follow; usually 1. */
    readonly direct?: number;
    readonly closing?: readonly AnswerSentence[];
    /** It tells nothing of the chart, so no close stands with it. */
    readonly isBare?: boolean;
  },
): Composition {
  const { analysis } = gathered;
  const { language } = resolved.understanding;
  const notes = narrateNotes(analysis, language);
  const { lead = [], sentences, direct = 1, isBare = false } = told;
  const closing = [
    ...narrateAnalysisAnswer(analysis, language, toOrderedTopics(...(told.closing ?? []))),
    ...narrateSentences(analysis, language, [closingTopic]),
  ];
  const said =
    lead.length === 0
      ? [
          ...(isBare
            ? sentences.slice(0, direct)
            : addClose(analysis, language, sentences.slice(0, direct))),
          ...notes,
          ...sentences.slice(direct),
          ...closing,
        ]
      : [
          ...toSection('headline', addClose(analysis, language, lead)),
          ...toSection('data', notes),
          ...toSection('levels', sentences),
          ...toSection('note', closing),
        ];
  const composed = createComposition(analysis, language, said);
  return addPreface(composePreface(toSpeech(analysis, language), resolved), composed);
}

/** The structure bias, the event that set it, and the close that would change it. */
export function composeBias(gathered: GatheredAnalysis, resolved: ResolvedRequest): Composition {
  const sentences = narrateSentences(gathered.analysis, resolved.understanding.language, [
    ...trendTopics,
    ...eventTopics.slice(0, 1),
    changeTopic,
  ]);
  return composeChartAnswer(gathered, resolved, { sentences });
}

/** Current volatility compared with its history. */
export function composeVolatility(
  { analysis, ...gathered }: GatheredAnalysis,
  resolved: ResolvedRequest,
): Composition {
  const { language } = resolved.understanding;
  const level = narrateSentences(analysis, language, [volatilityTopic]);
  // Whether it rose is a comparison with its past, which is told before how high it stands.
  const sentences =
    resolved.plan.asksForChange === true
      ? [
          ...narrateAnalysisAnswer(analysis, language, [volatilityChangeTopic]),
          ...level,
          ...narrateAnalysisAnswer(analysis, language, volatilityHistoryTopics.slice(0, 1)),
        ]
      : [...level, ...narrateAnalysisAnswer(analysis, language, volatilityHistoryTopics)];
  return composeChartAnswer({ analysis, ...gathered }, resolved, { sentences });
}

/** The last liquidity sweep and the price action after it. */
export function composeSweep(gathered: GatheredAnalysis, resolved: ResolvedRequest): Composition {
  const { analysis } = gathered;
  const sentences = narrateAnalysisAnswer(analysis, resolved.understanding.language, sweepTopics);
  const isFollowed = analysis.facts.some(({ id, value }) => id === 'sweep.age' && value !== 0);
  return composeChartAnswer(gathered, resolved, {
    sentences,
    closing: isFollowed ? ['sweep.closing'] : [],
  });
}

export function composeChanges(
  gathered: GatheredAnalysis,
  resolved: ResolvedRequest,
  span: CandleSpan,
): Composition {
  const { analysis } = gathered;
  const { language } = resolved.understanding;
  const since =
    resolved.plan.since?.kind === 'time'
      ? resolved.plan.since.time
      : span.kind === 'nothing'
        ? span.time
        : analysis.asOf;
  const sinceName = formatTime(since, since % 86_400_000 === 0 ? '1d' : undefined, language);
  const base = toSpeech(analysis, language);
  const speech = { ...base, names: { ...base.names, since: sinceName } };
  const cut =
    span.kind === 'span' && span.isCut
      ? narrateAnswerTopics(speech, toOrderedTopics('since.before'))
      : [];
  const nothing = span.kind === 'nothing' && span.isFuture ? 'since.future' : 'since.nothing';
  const say = (topics: readonly AnswerTopic[]): Sentence[] =>
    narrateAnswerTopics(speech, topics, createSeed(analysis));
  const zones = span.kind === 'nothing' ? [] : say(sinceZoneTopics);
  const listed = zones.length === 0 ? [] : say(toOrderedTopics('since.zones'));
  const told = [
    ...say(span.kind === 'nothing' ? toOrderedTopics(nothing) : sinceTopics),
    ...listed.map((lead) => joinPhrases(lead, zones, language)),
    ...say(toOrderedTopics('since.closing')),
  ];
  const sentences = insertNotes([...cut, ...told], narrateNotes(analysis, language));
  const composed = createComposition(analysis, language, sentences);
  return addPreface(composePreface(base, resolved), {
    ...composed,
    labels: [...composed.labels, sinceName],
  });
}
