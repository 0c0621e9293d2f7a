import type { Language } from '@vela/contracts';
import type { GatheredAnalysis } from '../gather-facts.ts';
import type { Measured } from '../measures/calculate-measure.ts';
import { toOrderedTopics } from '../narrator/answer-topics.ts';
import { toSpeech } from '../narrator/narration.ts';
import { wholeAside } from './aside-measures.ts';
import { nameMeasured } from './compose-measures.ts';
import {
  createComposition,
  narrateAnalysisAnswer,
  narrateUrgentNotes,
  type Composition,
} from './composition.ts';
import { narrateFirst } from './narrate-measure.ts';

/** What measures say beside a refusal: their first sentences, with what is to be known of the data. */
export function composeAside(
  { analysis }: GatheredAnalysis,
  measured: readonly Measured[],
  language: Language,
): Composition {
  const base = toSpeech(analysis, language);
  const labels: string[] = [];
  const most = measured.length === 1 && measured[0]?.id === 'drawdown' ? wholeAside : 1;
  const sentences = measured.flatMap((one) => {
    if (one.refusal !== undefined) return [];
    const names = nameMeasured(one, analysis.instrument, language);
    labels.push(...Object.values(names));
    return narrateFirst(one, { ...base, names: { ...base.names, ...names } }).slice(0, most);
  });
  const told =
    sentences.length > 0
      ? sentences
      : narrateAnalysisAnswer(analysis, language, toOrderedTopics('chart.intro'));
  const composed = createComposition(analysis, language, [
    ...told,
    ...narrateUrgentNotes(analysis, language),
  ]);
  return { ...composed, labels: [...composed.labels, ...labels] };
}
