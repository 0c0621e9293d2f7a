import type { Gathered } from '../gather-facts.ts';
import { inOrder } from '../narrator/answer-topics.ts';
import { seedOf, toSpeech } from '../narrator/narration.ts';
import type { ParsedQuestion } from '../read-question.ts';
import { composeTold } from './compose-chart.ts';
import { composePlain, sayTopics, type Composition } from './composition.ts';

/** Where the candles of the chart come from and up to when they reach, and what candles do not hold. */
export function composeData(gathered: Gathered, parsed: ParsedQuestion): Composition {
  const { analysis } = gathered;
  const { kind, vendor } = analysis.source;
  const base = toSpeech(analysis, parsed.understanding.language);
  const speech = { ...base, names: { ...base.names, vendor } };
  const sentences = sayTopics(
    speech,
    inOrder(`data.${kind}`, 'data.bound', 'data.limits'),
    seedOf(analysis),
  );
  const composed = composeTold(gathered, parsed, { sentences });
  return { ...composed, labels: [...composed.labels, vendor] };
}

/** The same where no chart is in view. */
export function composeDataInGeneral(parsed: ParsedQuestion): Composition {
  return composePlain(parsed, ['data.general', 'data.bound', 'data.limits', 'data.which']);
}
