import type { ResolvedRequest } from '../resolve-request.ts';
import { composeConcept } from './compose-concept.ts';
import { composeDefinitions } from './compose-measures.ts';
import type { Composition } from './composition.ts';
import { toSection } from './compose-chart.ts';

/** Sentences of an explanation that stands before an answer; the closing one is that of the answer. */
const mostExplained = 2;

function compose(resolved: ResolvedRequest): Composition | undefined {
  const { explains } = resolved.plan;
  if (explains === undefined) return undefined;
  const { concept, term, indicator, measures } = explains;
  if (measures !== undefined)
    return composeDefinitions({ ...resolved, plan: { ...resolved.plan, measures } });
  const { language, mode } = resolved.understanding;
  const named = {
    ...(concept === undefined ? {} : { concept }),
    ...(indicator === undefined ? {} : { indicator: indicator.id }),
  };
  return composeConcept(
    {
      ...resolved,
      understanding: { language, mode, intent: 'concept', ...named },
      plan: { intent: 'concept', ...(term === undefined ? {} : { term }) },
    },
    undefined,
  );
}

/** The answer with what its question asks the meaning of before it. */
export function addExplanation(composed: Composition, resolved: ResolvedRequest): Composition {
  const explained = compose(resolved);
  if (explained === undefined) return composed;
  const told = explained.sentences.slice(0, mostExplained);
  const section = composed.sentences[0]?.section;
  return {
    ...composed,
    sentences: [
      ...(section === undefined ? told : toSection(section, told)),
      ...composed.sentences,
    ],
    labels: [...composed.labels, ...explained.labels],
  };
}
