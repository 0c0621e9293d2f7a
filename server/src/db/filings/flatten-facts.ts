import type { CompanyFacts, ReportedFact } from '@vela/engine';

export type ConceptKey = { readonly taxonomy: string; readonly tag: string; readonly unit: string };

/** A fact with what it is of. */
export type FlatFact = ConceptKey & { readonly fact: ReportedFact };

/** The facts of a company one after another. */
export function flattenFacts({ facts }: CompanyFacts): readonly FlatFact[] {
  return Object.entries(facts).flatMap(([taxonomy, tags]) =>
    Object.entries(tags).flatMap(([tag, { units }]) =>
      Object.entries(units).flatMap(([unit, reported]) =>
        reported.map((fact) => ({ taxonomy, tag, unit, fact })),
      ),
    ),
  );
}

type Nested = Record<string, Record<string, { units: Record<string, ReportedFact[]> }>>;

/** Facts one after another as the SEC nests them. */
export function nestFacts(entityName: string, flat: Iterable<FlatFact>): CompanyFacts {
  const facts: Nested = {};
  for (const { taxonomy, tag, unit, fact } of flat) {
    const { units } = ((facts[taxonomy] ??= {})[tag] ??= { units: {} });
    (units[unit] ??= []).push(fact);
  }
  return { entityName, facts };
}
