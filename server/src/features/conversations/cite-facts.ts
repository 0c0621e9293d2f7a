import { z } from 'zod';

const evidenceEvent = z.object({
  data: z.object({
    factIds: z.array(z.string()),
    spans: z.array(z.object({ factId: z.string() })),
  }),
});

/** What is read of a fact: those that it was computed from are shown with it. */
const factSchema = z.looseObject({
  id: z.string(),
  source: z.looseObject({ factIds: z.array(z.string()).exactOptional() }),
});
const analysisSchema = z.looseObject({ facts: z.array(factSchema) });
const analysisEvent = z.looseObject({ type: z.string(), data: analysisSchema });

/** Ids of the facts that the sentences of an answer cite. */
export function listCitedFacts(events: readonly string[]): string[] {
  return events
    .filter((event) => event.startsWith('{"type":"data-evidence"'))
    .flatMap((event) => {
      const { factIds, spans } = evidenceEvent.parse(JSON.parse(event)).data;
      return [...factIds, ...spans.map(({ factId }) => factId)];
    });
}

export const isAnalysisEvent = (event: string): boolean =>
  event.startsWith('{"type":"data-analysis"');

/** An analysis with the cited facts and those they were computed from, and with the count of all. */
function keepCited(analysis: z.infer<typeof analysisSchema>, cited: readonly string[]): object {
  const byId = new Map(analysis.facts.map((fact) => [fact.id, fact]));
  const kept = new Set<string>();
  const add = (id: string): void => {
    const fact = byId.get(id);
    if (fact === undefined || kept.has(id)) return;
    kept.add(id);
    for (const origin of fact.source.factIds ?? []) add(origin);
  };
  for (const id of cited) add(id);
  const facts = analysis.facts.filter(({ id }) => kept.has(id));
  return { ...analysis, facts, factCount: analysis.facts.length };
}

/** JSON of an analysis that keeps the cited facts. */
export function citeAnalysis(json: string, cited: readonly string[]): string {
  return JSON.stringify(keepCited(analysisSchema.parse(JSON.parse(json)), cited));
}

/** JSON of the event of an analysis that keeps the cited facts. */
export function citeAnalysisEvent(json: string, cited: readonly string[]): string {
  const event = analysisEvent.parse(JSON.parse(json));
  return JSON.stringify({ ...event, data: keepCited(event.data, cited) });
}
