import { formatRefusalMessage, type Fact } from '@vela/contracts';
import type { GatherFailure } from '../gather-facts.ts';
import { listLabels } from '../list-labels.ts';
import type { ResolvedRequest } from '../resolve-request.ts';
import { composePlain, composePreface, addPreface, type Composition } from './composition.ts';

/** The answer when the data is missing or too short: the reason, and a notice code. */
export function composeFailure(failure: GatherFailure, resolved: ResolvedRequest): Composition {
  const { language } = resolved.understanding;
  const [, , interval = ''] = listLabels(failure, language);
  const names = { symbol: failure.instrument.symbol, interval };
  const speech = { language, interval: undefined, facts: new Map<string, Fact>(), names };
  const preface = composePreface(speech, resolved, { hasChart: false });
  if (failure.kind === 'not-enough-candles') {
    const told = composePlain(resolved, ['few-candles.a', 'few-candles.b'], names);
    return { ...addPreface(preface, told), notice: 'NOT_ENOUGH_CANDLES' };
  }
  const refusals = failure.refusals
    .map((refusal) => formatRefusalMessage(refusal, language))
    .join('; ');
  const keys =
    refusals === ''
      ? (['unavailable.a', 'unavailable.c'] as const)
      : (['unavailable.a', 'unavailable.b', 'unavailable.c'] as const);
  const isRefused = failure.refusals.some(({ reason }) => reason === 'series-refused');
  const told = composePlain(resolved, keys, { ...names, refusals });
  return {
    ...addPreface(preface, told),
    notice: isRefused ? 'SERIES_REFUSED' : 'MARKET_DATA_UNAVAILABLE',
  };
}
