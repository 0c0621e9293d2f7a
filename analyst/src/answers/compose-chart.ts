import { formatTime, type Language, type Sentence } from '@vela/contracts';
import type { Gathered } from '../gather-facts.ts';
import {
  blockTopics,
  changeTopic,
  closingTopic,
  eventTopics,
  gapTopics,
  trendTopics,
  volatilityTopic,
} from '../narrator/analysis-topics.ts';
import { conceptTopics, inOrder, sinceTopics, swingTopics } from '../narrator/answer-topics.ts';
import type { AnswerSentence } from '../narrator/en/answers.ts';
import { mostSentences, narrateAnalysis, seedOf, tellTopics, toSpeech, type AnalysisCore } from '../narrator/narration.ts';
import type { Stretch } from '../question/stretch.ts';
import type { ParsedQuestion } from '../read-question.ts';
import { compose, composePlain, sayNotes, sayOf, sayPreface, sayTopics, withPreface, type Composition } from './composition.ts';

export function composeAnalysis(gathered: Gathered, parsed: ParsedQuestion): Composition {
  const { analysis } = gathered;
  const { language } = parsed.understanding;
  const preface = sayPreface(toSpeech(analysis, language), parsed, seedOf(analysis));
  const told = narrateAnalysis(analysis, language, mostSentences - preface.sentences.length).map(({ sentence }) => sentence);
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

type Zones = 'gaps' | 'blocks' | 'levels';

function sayZones(analysis: AnalysisCore, zones: Zones, { understanding: { language }, side }: ParsedQuestion): Sentence[] {
  const sides = side === undefined ? (['above', 'below'] as const) : [side];
  if (zones === 'levels') {
    const topics = sides.flatMap((one) => swingTopics[one]);
    return sayOf(analysis, language, topics);
  }
  const zoneTopics = zones === 'gaps' ? gapTopics : blockTopics;
  const topics = [zoneTopics.inside, ...sides.map((one) => zoneTopics[one])];
  return tellTopics(analysis, language, topics).map(({ sentence }) => sentence);
}

export function composeZones(gathered: Gathered, parsed: ParsedQuestion, zones: Zones): Composition {
  return composeTold(gathered, parsed, { sentences: sayZones(gathered.analysis, zones, parsed), closing: ['zones.closing'] });
}

function sayTold(analysis: AnalysisCore, language: Language, topics: Parameters<typeof tellTopics>[2]): Sentence[] {
  return tellTopics(analysis, language, topics).map(({ sentence }) => sentence);
}

/** The direction of the structure, what made it, and the close that would turn it. */
export function composeBias(gathered: Gathered, parsed: ParsedQuestion): Composition {
  const sentences = sayTold(gathered.analysis, parsed.understanding.language, [...trendTopics, ...eventTopics, changeTopic]);
  return composeTold(gathered, parsed, { sentences });
}

export function composeVolatility(gathered: Gathered, parsed: ParsedQuestion): Composition {
  const sentences = sayTold(gathered.analysis, parsed.understanding.language, [volatilityTopic]);
  return composeTold(gathered, parsed, { sentences });
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

const zonesOfConcept = { 'fair-value-gap': 'gaps', 'order-block': 'blocks', swing: 'levels' } as const;

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
  const hasExample = concept === 'fair-value-gap' || concept === 'order-block' || concept === 'swing';
  const example = hasExample ? sayZones(analysis, zonesOfConcept[concept], parsed) : [];
  const intro = example.length === 0 ? [] : [...sayOf(analysis, language, inOrder('concept.example')), ...sayNotes(analysis, language)];
  return compose(analysis, language, [...explained.sentences, ...intro, ...example, ...closing]);
}
