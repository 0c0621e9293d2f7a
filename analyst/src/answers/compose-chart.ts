import { formatTime, type Language, type Sentence } from '@vela/contracts';
import type { Gathered } from '../gather-facts.ts';
import {
  changeTopic,
  closingTopic,
  eventTopics,
  trendTopics,
  volatilityTopic,
} from '../narrator/analysis-topics.ts';
import { inOrder, sinceTopics } from '../narrator/answer-topics.ts';
import { sweepTopics, volatilityHistoryTopics } from '../narrator/chart-topics.ts';
import type { AnswerSentence } from '../narrator/en/answers.ts';
import {
  mostSentences,
  narrateAnalysis,
  seedOf,
  tellTopics,
  toSpeech,
  type AnalysisCore,
} from '../narrator/narration.ts';
import type { Stretch } from '../question/stretch.ts';
import type { ParsedQuestion } from '../read-question.ts';
import {
  compose,
  sayNotes,
  sayOf,
  sayPreface,
  sayTopics,
  withPreface,
  type Composition,
} from './composition.ts';

export function composeAnalysis(gathered: Gathered, parsed: ParsedQuestion): Composition {
  const { analysis } = gathered;
  const { language } = parsed.understanding;
  const preface = sayPreface(toSpeech(analysis, language), parsed, { seed: seedOf(analysis) });
  const told = narrateAnalysis(analysis, language, mostSentences - preface.sentences.length).map(
    ({ sentence }) => sentence,
  );
  return withPreface(preface, compose(analysis, language, told));
}

/** An answer about one thing on a chart: which chart, the notes on its data, what is told, and what that does not mean. */
export function composeTold(
  gathered: Gathered,
  parsed: ParsedQuestion,
  told: { readonly sentences: readonly Sentence[]; readonly closing?: readonly AnswerSentence[] },
): Composition {
  const { analysis } = gathered;
  const { language } = parsed.understanding;
  const composed = compose(analysis, language, [
    ...sayOf(analysis, language, inOrder('chart.intro')),
    ...sayNotes(analysis, language),
    ...told.sentences,
    ...sayOf(analysis, language, inOrder(...(told.closing ?? []))),
    ...tellTopics(analysis, language, [closingTopic]).map(({ sentence }) => sentence),
  ]);
  return withPreface(sayPreface(toSpeech(analysis, language), parsed), composed);
}

function sayTold(
  analysis: AnalysisCore,
  language: Language,
  topics: Parameters<typeof tellTopics>[2],
): Sentence[] {
  return tellTopics(analysis, language, topics).map(({ sentence }) => sentence);
}

/** The direction of the structure, what made it, and the close that would turn it. */
export function composeBias(gathered: Gathered, parsed: ParsedQuestion): Composition {
  const sentences = sayTold(gathered.analysis, parsed.understanding.language, [
    ...trendTopics,
    ...eventTopics,
    changeTopic,
  ]);
  return composeTold(gathered, parsed, { sentences });
}

/** How volatile it is now, beside its own past. */
export function composeVolatility(
  { analysis, ...gathered }: Gathered,
  parsed: ParsedQuestion,
): Composition {
  const { language } = parsed.understanding;
  const sentences = [
    ...sayTold(analysis, language, [volatilityTopic]),
    ...sayOf(analysis, language, volatilityHistoryTopics),
  ];
  return composeTold({ analysis, ...gathered }, parsed, { sentences });
}

/** The last sweep of liquidity and what followed it. */
export function composeSweep(gathered: Gathered, parsed: ParsedQuestion): Composition {
  const { analysis } = gathered;
  const sentences = sayOf(analysis, parsed.understanding.language, sweepTopics);
  const isFollowed = analysis.facts.some(({ id, value }) => id === 'sweep.age' && value !== 0);
  return composeTold(gathered, parsed, { sentences, closing: isFollowed ? ['sweep.closing'] : [] });
}

export function composeChanges(
  gathered: Gathered,
  parsed: ParsedQuestion,
  stretch: Stretch,
): Composition {
  const { analysis } = gathered;
  const { language } = parsed.understanding;
  const since =
    parsed.since?.kind === 'time'
      ? parsed.since.time
      : stretch.kind === 'nothing'
        ? stretch.time
        : analysis.asOf;
  const sinceName = formatTime(since, since % 86_400_000 === 0 ? '1d' : undefined, language);
  const base = toSpeech(analysis, language);
  const speech = { ...base, names: { ...base.names, since: sinceName } };
  const cut =
    stretch.kind === 'stretch' && stretch.isCut ? sayTopics(speech, inOrder('since.before')) : [];
  const nothing = stretch.kind === 'nothing' && stretch.isFuture ? 'since.future' : 'since.nothing';
  const topics = stretch.kind === 'nothing' ? inOrder(nothing, 'since.closing') : sinceTopics;
  const sentences = [
    ...sayNotes(analysis, language),
    ...cut,
    ...sayTopics(speech, topics, seedOf(analysis)),
  ];
  const composed = compose(analysis, language, sentences);
  return withPreface(sayPreface(base, parsed), {
    ...composed,
    labels: [...composed.labels, sinceName],
  });
}
