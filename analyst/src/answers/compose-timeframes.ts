import type { GatheredAnalysis } from '../gather-facts.ts';
import { createSeed, toSpeech } from '../narrator/narration.ts';
import { narrateTimeframes } from '../narrator/timeframe-narration.ts';
import type { ResolvedRequest } from '../resolve-request.ts';
import { addClose } from './compose-chart.ts';
import {
  createComposition,
  insertNotes,
  narrateNotes,
  composePreface,
  addPreface,
  type Composition,
} from './composition.ts';

/** Whether the intervals agree, then the trend on each, from longest to shortest. */
export function composeTimeframes(
  { analysis }: GatheredAnalysis,
  resolved: ResolvedRequest,
): Composition {
  const { language } = resolved.understanding;
  const speech = toSpeech(analysis, language);
  const telling = { speech, seed: createSeed(analysis) };
  const told = narrateTimeframes(analysis, telling, resolved.plan.beside).map(
    ({ sentence }) => sentence,
  );
  const notes = narrateNotes(analysis, language);
  const sentences = insertNotes(addClose(analysis, language, told), notes);
  return addPreface(
    composePreface(speech, resolved),
    createComposition(analysis, language, sentences),
  );
}
