import type { StoredFilings } from '@vela/market-data';
import { sql } from 'drizzle-orm';
import { filedConcepts, filedFacts, filers, filings } from '../schema/filing.ts';
import type { Transaction } from '../transaction.ts';
import { flattenFacts, type ConceptKey, type FlatFact } from './flatten-facts.ts';

/** Rows per insert statement, to stay within the statement timeout. */
const rowsPerInsert = 10_000;

const toConceptName = ({ taxonomy, tag, unit }: ConceptKey): string =>
  JSON.stringify([taxonomy, tag, unit]);

/** Ids of the concepts of facts, by their names; those that are new are added. */
async function addConcepts(
  tx: Transaction,
  facts: readonly FlatFact[],
): Promise<ReadonlyMap<string, number>> {
  const keys = new Map(
    facts.map(({ taxonomy, tag, unit }) => {
      const key = { taxonomy, tag, unit };
      return [toConceptName(key), key];
    }),
  );
  const given = JSON.stringify([...keys.values()]);
  const fresh = sql`jsonb_to_recordset(${given}::jsonb) as fresh (taxonomy text, tag text, unit text)`;
  // In one order in every transaction: two imports at a time do not wait for each other in a ring.
  await tx.execute(sql`
    insert into ${filedConcepts} (taxonomy, tag, unit)
    select fresh.* from ${fresh} order by 1, 2, 3 on conflict do nothing`);
  const { rows } = await tx.execute<ConceptKey & { id: number }>(sql`
    select known.id, known.taxonomy, known.tag, known.unit from ${filedConcepts} as known
    join ${fresh} using (taxonomy, tag, unit)`);
  return new Map(rows.map((row) => [toConceptName(row), row.id]));
}

/** Ids of the reports of a company by accession number; those that are new are added. */
async function addReports(
  tx: Transaction,
  cik: number,
  facts: readonly FlatFact[],
): Promise<ReadonlyMap<string, number>> {
  const reports = new Map(
    facts.map(({ fact: { accn, form, filed, fy = null } }) => [accn, { accn, form, filed, fy }]),
  );
  const given = JSON.stringify([...reports.values()]);
  await tx.execute(sql`
    insert into ${filings} (cik, accession, form, filed, fiscal_year)
    select ${cik}::int, fresh.* from jsonb_to_recordset(${given}::jsonb) as fresh (accn text, form text, filed date, fy int)
    on conflict do nothing`);
  const { rows } = await tx.execute<{ id: number; accession: string }>(sql`
    select id, accession from ${filings} where cik = ${cik}::int`);
  return new Map(rows.map(({ id, accession }) => [accession, id]));
}

const toArrayLiteral = (values: readonly (string | number | undefined)[]): string =>
  `{${values.map((value) => value ?? 'null').join(',')}}`;

/** Adds what is not stored yet; a value that a report now tells otherwise is corrected. */
async function addFacts(
  tx: Transaction,
  facts: readonly FlatFact[],
  ids: {
    readonly concept: (fact: FlatFact) => number;
    readonly report: (fact: FlatFact) => number;
  },
): Promise<void> {
  for (let from = 0; from < facts.length; from += rowsPerInsert) {
    const part = facts.slice(from, from + rowsPerInsert);
    const [reports, concepts, starts, ends, values] = [
      part.map((one) => ids.report(one)),
      part.map((one) => ids.concept(one)),
      part.map(({ fact }) => fact.start),
      part.map(({ fact }) => fact.end),
      part.map(({ fact }) => fact.val),
    ].map((column) => toArrayLiteral(column));
    await tx.execute(sql`
      insert into ${filedFacts} as old (filing_id, concept_id, start_date, end_date, value)
      select distinct on (filing_id, concept_id, end_date, start_date) * from unnest(
        ${reports}::int[], ${concepts}::int[], ${starts}::date[], ${ends}::date[], ${values}::float8[]
      ) as fresh (filing_id, concept_id, start_date, end_date, value)
      on conflict on constraint filed_facts_key do update set value = excluded.value
      where old.value <> excluded.value`);
  }
}

/** Stores the facts of a company; none is deleted. */
export async function writeFilings(
  tx: Transaction,
  {
    cik,
    stored,
    key,
  }: { readonly cik: number; readonly stored: StoredFilings; readonly key: string | undefined },
): Promise<void> {
  const { company, etag = null } = stored;
  const checkedAt = new Date(stored.checkedAt);
  const row = { name: company.entityName, etag, checkedAt };
  const imported = key === undefined ? {} : { importKey: key };
  await tx
    .insert(filers)
    .values({ cik, ...row, ...imported })
    .onConflictDoUpdate({ target: filers.cik, set: { ...row, ...imported } });
  const facts = flattenFacts(company);
  if (facts.length === 0) return;
  const concepts = await addConcepts(tx, facts);
  const reports = await addReports(tx, cik, facts);
  await addFacts(tx, facts, {
    concept: (one) => concepts.get(toConceptName(one)) ?? 0,
    report: ({ fact }) => reports.get(fact.accn) ?? 0,
  });
}
