import type { ResolvedRequest } from '../resolve-request.ts';
import { addNote } from './add-note.ts';
import { composePlain, type Composition } from './composition.ts';

/** The answer with a sentence about its instrument, where the name that was typed may mean others. */
export function addNamesakes(composed: Composition, resolved: ResolvedRequest): Composition {
  const { instrument, plan } = resolved;
  const { candidates = [] } = plan;
  const isTold = composed.sentences.some(({ spans }) => spans.length > 0);
  if (instrument === undefined || candidates.length === 0 || !isTold) return composed;
  const names = {
    symbol: instrument.symbol,
    candidates: candidates.map(({ symbol, name }) => `${symbol} (${name})`).join(', '),
  };
  return addNote(composed, composePlain(resolved, ['namesakes.named'], names));
}
