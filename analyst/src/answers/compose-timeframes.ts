import type { Gathered } from '../gather-facts.ts';
import { seedOf, toSpeech } from '../narrator/narration.ts';
import { tellTimeframes } from '../narrator/timeframe-narration.ts';
import type { ParsedQuestion } from '../read-question.ts';
import {
  compose,
  sayNotes,
  sayOf,
  sayPreface,
  withPreface,
  type Composition,
} from './composition.ts';
import { inOrder } from '../narrator/answer-topics.ts';

/** The trend on several intervals, from the longest to the shortest, and whether they agree. */
export function composeTimeframes({ analysis }: Gathered, parsed: ParsedQuestion): Composition {
  const { language } = parsed.understanding;
  const speech = toSpeech(analysis, language);
  const told = tellTimeframes(analysis, { speech, seed: seedOf(analysis) }).map(
    ({ sentence }) => sentence,
  );
  const sentences = [
    ...sayOf(analysis, language, inOrder('chart.intro')),
    ...sayNotes(analysis, language),
    ...told,
  ];
  return withPreface(sayPreface(speech, parsed), compose(analysis, language, sentences));
}
