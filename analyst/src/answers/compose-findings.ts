import { conceptName, type Sentence } from '@vela/contracts';
import type { Gathered } from '../gather-facts.ts';
import { inOrder } from '../narrator/answer-topics.ts';
import { foundTopics, itemTopics, rangeTopics } from '../narrator/chart-topics.ts';
import { toSpeech } from '../narrator/narration.ts';
import type { ParsedQuestion } from '../read-question.ts';
import { composeTold } from './compose-chart.ts';
import { sayTopics, type Composition } from './composition.ts';
import { kindsOfConcept } from './gather-material.ts';
import { toRowSpeech } from './row-speech.ts';

const listed = [1, 2, 3];

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
  if (concept === 'premium-discount' || concept === 'optimal-trade-entry') return told(sayTopics(speech, rangeTopics));
  if (concept === undefined || kindsOfConcept[concept] === undefined) return told(sayTopics(speech, inOrder('not-found.a')));
  const items = listed.flatMap((rank) => sayTopics(toRowSpeech(speech, { facts: `found.${rank}`, name: 'item' }), itemTopics));
  return told([...sayTopics(speech, foundTopics), ...items]);
}
