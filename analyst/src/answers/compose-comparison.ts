import type { Sentence } from '@vela/contracts';
import type { Gathered } from '../gather-facts.ts';
import { closingTopic } from '../narrator/analysis-topics.ts';
import { inOrder } from '../narrator/answer-topics.ts';
import { compareTopics } from '../narrator/chart-topics.ts';
import { notesOf, tellTopics, toSpeech } from '../narrator/narration.ts';
import type { Speech } from '../narrator/sentence-template.ts';
import type { ParsedQuestion } from '../read-question.ts';
import {
  compose,
  sayNotes,
  sayPreface,
  sayTopics,
  withPreface,
  type Composition,
} from './composition.ts';
import type { Material } from './material.ts';

/** What must be said of the data of the second chart. Its numbers are facts of the comparison and not of the chart shown. */
function sayNotesOfOther(speech: Speech, other: Material['other']): Sentence[] {
  if (other?.kind !== 'gathered') return [];
  const plain = sayNotes(other.analysis, speech.language).filter(
    ({ factIds }) => factIds.length === 0,
  );
  return notesOf(other.analysis).has('stale')
    ? [...plain, ...sayTopics(speech, inOrder('compare.stale'))]
    : plain;
}

/** Two charts side by side over the same stretch of time: change, volatility, structure, the levels around, and how far they go together. */
export function composeComparison(
  gathered: Gathered,
  parsed: ParsedQuestion,
  { other }: Material,
): Composition {
  const { analysis } = gathered;
  const { language } = parsed.understanding;
  const base = toSpeech(analysis, language);
  const instrument = parsed.other;
  const names = {
    ...base.names,
    other: instrument?.symbol ?? '',
    otherName: instrument?.name[language] ?? '',
  };
  const speech = { ...base, names };
  const isShared = analysis.facts.some(
    ({ id }) => id === 'compare.first.change-percent' || id === 'compare.first.candles',
  );
  const topics = inOrder(other?.kind === 'gathered' ? 'compare.apart' : 'compare.missing');
  const notes = [...sayNotes(analysis, language), ...sayNotesOfOther(speech, other)];
  const unique = notes.filter(
    (note, index) => notes.findIndex(({ text }) => text === note.text) === index,
  );
  const closing = tellTopics(analysis, language, [closingTopic]).map(({ sentence }) => sentence);
  const sentences = [
    ...unique,
    ...sayTopics(speech, isShared ? compareTopics : topics),
    ...closing,
  ];
  const composed = compose(analysis, language, sentences);
  const labels = [...composed.labels, names.other, names.otherName].filter((label) => label !== '');
  return withPreface(sayPreface(speech, parsed), { ...composed, labels });
}
