import type { CompanyFacts } from '@vela/engine';

type Units = CompanyFacts['facts'][string][string]['units'];

/** Every version of both once: a version is a period of an accession number. */
function mergeUnits(one: Units, other: Units): Units {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries(
    [...names].map((unit) => {
      const all = [...(one[unit] ?? []), ...(other[unit] ?? [])];
      const versions = new Map(
        all.map((fact) => [`${fact.start ?? ''} ${fact.end} ${fact.accn}`, fact] as const),
      );
      return [unit, [...versions.values()]];
    }),
  );
}

/** Bodies of one company that hold different tags or years, as one. */
export function mergeCompanyFacts(one: CompanyFacts, other: CompanyFacts): CompanyFacts {
  const taxonomies = new Set([...Object.keys(one.facts), ...Object.keys(other.facts)]);
  const facts = [...taxonomies].map((taxonomy) => {
    const [left = {}, right = {}] = [one.facts[taxonomy], other.facts[taxonomy]];
    const tags = new Set([...Object.keys(left), ...Object.keys(right)]);
    const merged = [...tags].map((tag) => {
      const units = mergeUnits(left[tag]?.units ?? {}, right[tag]?.units ?? {});
      return [tag, { units }] as const;
    });
    return [taxonomy, Object.fromEntries(merged)] as const;
  });
  return { entityName: one.entityName, facts: Object.fromEntries(facts) };
}
