import type { ResolvedRequest } from '../resolve-request.ts';
import { composeConcept } from './compose-concept.ts';
import { composeDefinitions } from './compose-measures.ts';
import type { Composition } from './composition.ts';

/** What is explained beside an answer, without an example: that is the answer. */
function composeDefined(
  resolved: ResolvedRequest,
  defines: NonNullable<ResolvedRequest['plan']['defines']>,
): Composition {
  const { isLast: _, ...parts } = defines;
  const { concept, indicator, measures } = parts;
  const { concept: __, indicator: ___, ...understanding } = resolved.understanding;
  const plan = { ...parts, intent: 'concept' } as const;
  const asked = {
    ...resolved,
    plan,
    understanding: {
      ...understanding,
      ...(concept === undefined ? {} : { concept }),
      ...(indicator === undefined ? {} : { indicator: indicator.id }),
    },
  };
  if (measures !== undefined) return composeDefinitions(asked);
  const composed = composeConcept(asked, undefined);
  // The answer has a closing sentence of its own.
  const isClosed = concept !== undefined || indicator !== undefined;
  return isClosed ? { ...composed, sentences: composed.sentences.slice(0, -1) } : composed;
}

/** The answer with what the question wants explained, in the order asked. */
export function addDefinition(composed: Composition, resolved: ResolvedRequest): Composition {
  const { defines } = resolved.plan;
  if (defines === undefined) return composed;
  const { sentences, labels } = composeDefined(resolved, defines);
  return {
    ...composed,
    sentences:
      defines.isLast === true
        ? [...composed.sentences, ...sentences]
        : [...sentences, ...composed.sentences],
    labels: [...composed.labels, ...labels],
  };
}
