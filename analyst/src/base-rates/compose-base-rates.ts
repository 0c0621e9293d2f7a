import { composeChartAnswer } from '../answers/compose-chart.ts';
import { narrateSentences, type Composition } from '../answers/composition.ts';
import type { GatheredAnalysis } from '../gather-facts.ts';
import type { ResolvedRequest } from '../resolve-request.ts';
import type { KnownBaseRates } from './base-rate-source.ts';
import {
  type BaseRateNote,
  countedTopic,
  createBaseRateTopics,
  createNoteTopic,
} from './base-rate-topics.ts';
import { chooseSpokenRates } from './spoken-rates.ts';

/** The answer to "how often": each known rate beside that of matched candles, or why none is. */
export function composeBaseRates(
  gathered: GatheredAnalysis,
  resolved: ResolvedRequest,
): Composition {
  const { analysis, baseRates } = gathered;
  const { language, concept } = resolved.understanding;
  const topics = createBaseRateTopics(chooseSpokenRates(concept));
  const told = narrateSentences(analysis, language, topics);
  const counted = baseRates === undefined ? [countedTopic] : [];
  const notes = [...counted, ...chooseNotes(baseRates, told.length > 0).map(createNoteTopic)];
  const sentences = [...told, ...narrateSentences(analysis, language, notes)];
  return composeChartAnswer(gathered, resolved, { sentences, isBare: told.length === 0 });
}

/** What is said beside the rates, or instead of them. */
function chooseNotes(known: KnownBaseRates | undefined, isTold: boolean): BaseRateNote[] {
  if (known === undefined) return ['base-rate.computing'];
  const { artefact } = known;
  if (artefact !== undefined && artefact.countedFrom === undefined)
    return [`base-rate.refused.${artefact.kind}`];
  const why = isTold ? 'base-rate.method' : 'base-rate.few';
  return artefact === undefined ? [why] : [`base-rate.shortened.${artefact.kind}`, why];
}
