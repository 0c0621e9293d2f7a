import { getConceptName, type Sentence } from '@vela/contracts';
import type { GatheredAnalysis } from '../gather-facts.ts';
import { analysisTopics } from '../narrator/analysis-topics.ts';
import { toConceptTopics, toOrderedTopics } from '../narrator/answer-topics.ts';
import { fibonacciTopics, foundTopics, itemTopics, rangeTopics } from '../narrator/chart-topics.ts';
import { joinPhrases } from '../narrator/join-sentences.ts';
import { toSpeech } from '../narrator/narration.ts';
import type { ResolvedRequest } from '../resolve-request.ts';
import { composeChartAnswer } from './compose-chart.ts';
import { narrateAnswerTopics, narrateSentences, type Composition } from './composition.ts';
import { findListedKinds, isRangeConcept } from './gather-material.ts';
import type { Speech } from '../narrator/sentence-template.ts';
import { toRowSpeech } from './row-speech.ts';

const listedRanks = [1, 2, 3];

/** Summary topics that also answer a question, with the sentence used when they are empty. */
const summaries = {
  regime: { topics: ['regime', 'volatility'], none: 'regime.none' },
  'volume-profile': { topics: ['profile'], none: 'profile.none' },
} as const;

/** The Fibonacci levels with their prices; only the definition if the range is not known. */
function narrateFibonacci(speech: Speech): Sentence[] {
  const isKnown = speech.facts.has('range.top');
  return narrateAnswerTopics(speech, [
    ...fibonacciTopics,
    ...(isKnown ? toOrderedTopics('fibonacci.levels') : toConceptTopics('fibonacci')),
  ]);
}

/** Findings of one kind: their count and the latest ones; or the position of price in its range. */
export function composeFindings(
  gathered: GatheredAnalysis,
  resolved: ResolvedRequest,
): Composition {
  const { language, concept } = resolved.understanding;
  const base = toSpeech(gathered.analysis, language);
  const what = getConceptName(concept ?? 'swing', language);
  const speech = { ...base, names: { ...base.names, what } };
  const told = (sentences: readonly Sentence[]): Composition => {
    const composed = composeChartAnswer(gathered, resolved, { sentences });
    return { ...composed, labels: [...composed.labels, what] };
  };
  if (concept === 'fibonacci') return told(narrateFibonacci(speech));
  if (concept !== undefined && isRangeConcept(concept))
    return told(narrateAnswerTopics(speech, rangeTopics));
  if (concept === 'regime' || concept === 'volume-profile') {
    const { topics, none } = summaries[concept];
    const known = analysisTopics.filter(({ name }) => topics.some((topic) => topic === name));
    const summary = narrateSentences(gathered.analysis, language, known);
    return told(summary.length > 0 ? summary : narrateAnswerTopics(speech, toOrderedTopics(none)));
  }
  if (concept === undefined || findListedKinds(concept) === undefined)
    return told(narrateAnswerTopics(speech, toOrderedTopics('not-found.a')));
  const items = listedRanks.flatMap((rank) =>
    narrateAnswerTopics(toRowSpeech(speech, { facts: `found.${rank}`, name: 'item' }), itemTopics),
  );
  const list = (key: 'found.latest' | 'found.latest.is' | 'found.earlier', some: Sentence[]) =>
    some.length === 0
      ? []
      : narrateAnswerTopics(speech, toOrderedTopics(key)).map((lead) =>
          joinPhrases(lead, some, language),
        );
  const [latest, earlier] = [items.slice(0, 1), items.slice(1)];
  // Whether there is one is told by how many there are; anything else asks for the latest.
  if (latest.length === 0 || resolved.plan.asksWhether !== undefined)
    return told([...narrateAnswerTopics(speech, foundTopics), ...list('found.latest.is', latest)]);
  return told([...list('found.latest', latest), ...list('found.earlier', earlier)]);
}
