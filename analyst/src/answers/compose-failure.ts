import { refusalMessage, type Fact } from '@vela/contracts';
import type { GatherFailure } from '../gather-facts.ts';
import { labelsOf } from '../guarded-sentences.ts';
import type { ParsedQuestion } from '../read-question.ts';
import { composePlain, sayPreface, withPreface, type Composition } from './composition.ts';

/** What is said when the data does not allow an answer: why, and that nothing is made up. */
export function composeFailure(failure: GatherFailure, parsed: ParsedQuestion): Composition {
  const { language } = parsed.understanding;
  const [, , interval = ''] = labelsOf(failure, language);
  const names = { symbol: failure.instrument.symbol, interval };
  const speech = { language, interval: undefined, facts: new Map<string, Fact>(), names };
  const preface = sayPreface(speech, parsed, { hasChart: false });
  if (failure.kind === 'not-enough-candles') {
    const told = composePlain(parsed, ['few-candles.a', 'few-candles.b'], names);
    return { ...withPreface(preface, told), notice: 'NOT_ENOUGH_CANDLES' };
  }
  const refusals = failure.refusals.map((refusal) => refusalMessage(refusal, language)).join('; ');
  const keys =
    refusals === ''
      ? (['unavailable.a', 'unavailable.c'] as const)
      : (['unavailable.a', 'unavailable.b', 'unavailable.c'] as const);
  const isRefused = failure.refusals.some(({ reason }) => reason === 'series-refused');
  const told = composePlain(parsed, keys, { ...names, refusals });
  return {
    ...withPreface(preface, told),
    notice: isRefused ? 'SERIES_REFUSED' : 'MARKET_DATA_UNAVAILABLE',
  };
}
