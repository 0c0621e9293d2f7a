import { composeChartAnswer } from '../answers/compose-chart.ts';
import { narrateSentences, type Composition } from '../answers/composition.ts';
import type { GatheredAnalysis } from '../gather-facts.ts';
import type { ResolvedRequest } from '../resolve-request.ts';
import { createBaseRateTopics, createNoteTopic } from './base-rate-topics.ts';
import { chooseSpokenRates } from './spoken-rates.ts';

/** The answer to "how often": each known rate beside that of random candles, or why none is. */
export function composeBaseRates(
  gathered: GatheredAnalysis,
  resolved: ResolvedRequest,
): Composition {
  const { analysis, baseRates } = gathered;
  const { language, concept } = resolved.understanding;
  const topics = createBaseRateTopics(chooseSpokenRates(concept));
  const told = narrateSentences(analysis, language, topics);
  const why = baseRates === undefined ? 'base-rate.computing' : 'base-rate.few';
  const note = createNoteTopic(told.length > 0 ? 'base-rate.method' : why);
  const sentences = [...told, ...narrateSentences(analysis, language, [note])];
  return composeChartAnswer(gathered, resolved, { sentences });
}
