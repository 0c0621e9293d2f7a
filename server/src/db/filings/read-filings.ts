import type { StoredFilings } from '@vela/market-data';
import type { Database } from '../database.ts';
import { nestFacts, type FlatFact } from './flatten-facts.ts';

const readFilerSql = `
  select name, etag, checked_at as "checkedAt" from filers where cik = $1`;

// In the order of the SEC: by period, and the versions of one as they were filed.
const readFactsSql = `
  select c.taxonomy, c.tag, c.unit, to_char(f.start_date, 'YYYY-MM-DD') as start,
    to_char(f.end_date, 'YYYY-MM-DD') as end, f.value, g.accession, g.form,
    to_char(g.filed, 'YYYY-MM-DD') as filed, g.fiscal_year as "fiscalYear"
  from filings g
  join filed_facts f on f.filing_id = g.id
  join filed_concepts c on c.id = f.concept_id
  where g.cik = $1
  order by c.taxonomy, c.tag, c.unit, f.end_date, f.start_date, g.filed, g.accession`;

type FactRow = Omit<FlatFact, 'fact'> & {
  readonly start: string | null;
  readonly end: string;
  readonly value: number;
  readonly accession: string;
  readonly form: string;
  readonly filed: string;
  readonly fiscalYear: number | null;
};

function toFlatFact({ taxonomy, tag, unit, ...row }: FactRow): FlatFact {
  const { start, end, value: val, accession: accn, form, filed, fiscalYear: fy } = row;
  const period = start === null ? { end } : { start, end };
  return { taxonomy, tag, unit, fact: { ...period, val, accn, form, filed, fy } };
}

/** The facts of a company with every version; undefined where it is not stored. */
export async function readFilings(db: Database, cik: number): Promise<StoredFilings | undefined> {
  const [filers, facts] = await Promise.all([
    db.$client.query<{ name: string; etag: string | null; checkedAt: Date }>(readFilerSql, [cik]),
    db.$client.query<FactRow>(readFactsSql, [cik]),
  ]);
  const [filer] = filers.rows;
  if (filer === undefined) return undefined;
  return {
    company: nestFacts(
      filer.name,
      facts.rows.map((row) => toFlatFact(row)),
    ),
    etag: filer.etag ?? undefined,
    checkedAt: filer.checkedAt.getTime(),
  };
}
