import { composeTold } from '../answers/compose-chart.ts';
import type { Composition } from '../answers/composition.ts';
import type { Gathered } from '../gather-facts.ts';
import { tellTopics } from '../narrator/narration.ts';
import type { ParsedQuestion } from '../read-question.ts';
import { baseRateTopics, noteTopic, type BaseRateNote } from './base-rate-topics.ts';
import { spokenRatesOf } from './spoken-rates.ts';

/** The answer to "how often": each rate that is known beside random candles, or why there is none. */
export function composeBaseRates(gathered: Gathered, parsed: ParsedQuestion): Composition {
  const { analysis, baseRates } = gathered;
  const { language, concept } = parsed.understanding;
  const note = (key: BaseRateNote) => tellTopics(analysis, language, [noteTopic(key)]);
  const told = tellTopics(analysis, language, baseRateTopics(spokenRatesOf(concept)));
  const why = baseRates === undefined ? 'base-rate.computing' : 'base-rate.few';
  const sentences = [...told, ...note(told.length > 0 ? 'base-rate.method' : why)].map(
    ({ sentence }) => sentence,
  );
  return composeTold(gathered, parsed, { sentences });
}
