import { conceptName, type Sentence } from '@vela/contracts';
import type { Gathered } from '../gather-facts.ts';
import { analysisTopics } from '../narrator/analysis-topics.ts';
import { conceptTopics, inOrder } from '../narrator/answer-topics.ts';
import { fibonacciTopics, foundTopics, itemTopics, rangeTopics } from '../narrator/chart-topics.ts';
import { tellTopics, toSpeech } from '../narrator/narration.ts';
import type { ParsedQuestion } from '../read-question.ts';
import { composeTold } from './compose-chart.ts';
import { sayTopics, type Composition } from './composition.ts';
import { isOfRange, kindsOfConcept } from './gather-material.ts';
import type { Speech } from '../narrator/sentence-template.ts';
import { toRowSpeech } from './row-speech.ts';

const listed = [1, 2, 3];

/** Topics of the summary that answer a question of their own, and what is said where there is nothing to tell. */
const summaries = {
  regime: { topics: ['regime', 'volatility'], none: 'regime.none' },
  'volume-profile': { topics: ['profile'], none: 'profile.none' },
} as const;

/** The levels of Fibonacci that are read, at their prices; in words alone while the range is not known. */
function sayFibonacci(speech: Speech): Sentence[] {
  const isKnown = speech.facts.has('range.top');
  return sayTopics(speech, [
    ...fibonacciTopics,
    ...(isKnown ? inOrder('fibonacci.levels') : conceptTopics('fibonacci')),
  ]);
}

/** Structures of one kind: how many were found, and the latest of them; or where price stands in its range. */
export function composeFindings(gathered: Gathered, parsed: ParsedQuestion): Composition {
  const { language, concept } = parsed.understanding;
  const base = toSpeech(gathered.analysis, language);
  const what = conceptName(concept ?? 'swing', language);
  const speech = { ...base, names: { ...base.names, what } };
  const told = (sentences: readonly Sentence[]): Composition => {
    const composed = composeTold(gathered, parsed, { sentences });
    return { ...composed, labels: [...composed.labels, what] };
  };
  if (concept === 'fibonacci') return told(sayFibonacci(speech));
  if (concept !== undefined && isOfRange(concept)) return told(sayTopics(speech, rangeTopics));
  if (concept === 'regime' || concept === 'volume-profile') {
    const { topics, none } = summaries[concept];
    const known = analysisTopics.filter(({ name }) => topics.some((topic) => topic === name));
    const summary = tellTopics(gathered.analysis, language, known).map(({ sentence }) => sentence);
    return told(summary.length > 0 ? summary : sayTopics(speech, inOrder(none)));
  }
  if (concept === undefined || kindsOfConcept[concept] === undefined)
    return told(sayTopics(speech, inOrder('not-found.a')));
  const items = listed.flatMap((rank) =>
    sayTopics(toRowSpeech(speech, { facts: `found.${rank}`, name: 'item' }), itemTopics),
  );
  return told([...sayTopics(speech, foundTopics), ...items]);
}
