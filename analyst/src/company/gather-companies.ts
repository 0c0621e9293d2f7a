import type { Fact } from '@vela/contracts';
import type { GatherDeps } from '../gather-deps.ts';
import type { ResolvedRequest } from '../resolve-request.ts';
import { gatherCompany, type CompanyMaterial } from './gather-company.ts';
import type { GatheredCompany } from './read-company.ts';

/** Facts of a company beside the first, under ids of their own. */
function renameFacts(facts: readonly Fact[], position: number): Fact[] {
  const rename = (id: string): string => id.replace(/^company\./, `company-${position}.`);
  return facts.map((fact) => ({
    ...fact,
    id: rename(fact.id),
    source:
      fact.source.kind === 'computation'
        ? { ...fact.source, factIds: fact.source.factIds.map((id) => rename(id)) }
        : fact.source,
  }));
}

function addBeside(first: GatheredCompany, others: readonly GatheredCompany[]): GatheredCompany {
  const { analysis } = first;
  return {
    ...first,
    analysis: {
      ...analysis,
      filings: [analysis, ...others.map((other) => other.analysis)].flatMap(
        ({ filings }) => filings,
      ),
      facts: [analysis, ...others.map((other) => other.analysis)].flatMap(({ facts }) => facts),
    },
  };
}

/** The companies asked about: the first with its analysis, which holds the facts of all. */
export type CompaniesMaterial = {
  readonly first: CompanyMaterial;
  readonly others: readonly CompanyMaterial[];
};

/** Reads the filings of all companies of a request. */
export async function gatherCompanies(
  { instrument, others, plan, understanding: { language } }: ResolvedRequest,
  now: number,
  deps: GatherDeps,
): Promise<CompaniesMaterial | undefined> {
  if (instrument === undefined) return undefined;
  const [first, ...beside] = await Promise.all(
    [instrument, ...others].map(async (one) => gatherCompany(one, { language, now, plan }, deps)),
  );
  if (first === undefined) return undefined;
  const named = beside.map((material, index) => {
    if (material.kind !== 'company') return material;
    const facts = renameFacts(material.analysis.facts, index + 2);
    return { ...material, analysis: { ...material.analysis, facts } };
  });
  const found = named.filter((material) => material.kind === 'company');
  if (first.kind === 'company') return { first: addBeside(first, found), others: named };
  return { first, others: named };
}
