import type { GatheredAnalysis } from '../gather-facts.ts';
import { toOrderedTopics } from '../narrator/answer-topics.ts';
import { createSeed, toSpeech } from '../narrator/narration.ts';
import type { ResolvedRequest } from '../resolve-request.ts';
import { composeChartAnswer } from './compose-chart.ts';
import { composePlain, narrateAnswerTopics, type Composition } from './composition.ts';

/** The source of the chart's candles, their latest time, and what candles do not contain. */
export function composeData(gathered: GatheredAnalysis, resolved: ResolvedRequest): Composition {
  const { analysis } = gathered;
  const { kind, vendor } = analysis.source;
  const base = toSpeech(analysis, resolved.understanding.language);
  const speech = { ...base, names: { ...base.names, vendor } };
  const sentences = narrateAnswerTopics(
    speech,
    toOrderedTopics(`data.${kind}`, 'data.bound', 'data.limits'),
    createSeed(analysis),
  );
  const composed = composeChartAnswer(gathered, resolved, { sentences });
  return { ...composed, labels: [...composed.labels, vendor] };
}

/** The same without a chart in view. */
export function composeGeneralData(resolved: ResolvedRequest): Composition {
  return composePlain(resolved, ['data.general', 'data.bound', 'data.limits', 'data.which']);
}
