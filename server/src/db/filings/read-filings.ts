import type { StoredFilings } from '@vela/market-data';
import type { Database } from '../database.ts';
import { nestFacts, type ConceptKey, type FlatFact } from './flatten-facts.ts';

const readFilerSql = `
  select name, etag, checked_at as "checkedAt" from filers where cik = $1`;

// A row for each concept: thousands of rows would take four times as long to read.
// In the order of the SEC: by period, and the versions of one as they were filed.
const readFactsSql = `
  select c.taxonomy, c.tag, c.unit, ids, starts, ends, "values"
  from (
    select concept_id, string_agg(filing_id::text, ',') as ids,
      string_agg(coalesce(start_date::text, ''), ',') as starts,
      string_agg(end_date::text, ',') as ends, string_agg(value::text, ',') as "values"
    from (
      select f.* from filings g join filed_facts f on f.filing_id = g.id where g.cik = $1
      order by f.concept_id, f.end_date, f.start_date, g.filed, g.accession
    ) as ordered
    group by concept_id
  ) as facts
  join filed_concepts c on c.id = facts.concept_id
  order by c.taxonomy, c.tag, c.unit`;

const readReportsSql = `
  select id, accession as accn, form, filed::text, fiscal_year as fy from filings where cik = $1`;

/** Values of a concept, divided by commas; a start is empty where a value is of a moment. */
type ConceptRow = ConceptKey & {
  readonly ids: string;
  readonly starts: string;
  readonly ends: string;
  readonly values: string;
};

type ReportRow = Pick<FlatFact['fact'], 'accn' | 'form' | 'filed'> & {
  readonly id: number;
  readonly fy: number | null;
};

/** Each text once in memory, however often it occurs. */
function createTextPool(): (text: string) => string {
  const pool = new Map<string, string>();
  return (text) => {
    const known = pool.get(text);
    if (known === undefined) pool.set(text, text);
    return known ?? text;
  };
}

function* listFacts(
  rows: readonly ConceptRow[],
  reports: ReadonlyMap<string, ReportRow>,
): Generator<FlatFact> {
  const share = createTextPool();
  for (const { taxonomy, tag, unit, ...row } of rows) {
    const [starts, ends] = [row.starts.split(','), row.ends.split(',')];
    const values = row.values.split(',');
    for (const [index, id] of row.ids.split(',').entries()) {
      const report = reports.get(id);
      // A report is stored before its facts, and none is removed.
      if (report === undefined) throw new Error(`no report ${id}`);
      const { accn, form, filed, fy } = report;
      const [start = '', end = ''] = [starts[index], ends[index]];
      const period = start === '' ? {} : { start: share(start) };
      const val = Number(values[index]);
      yield {
        taxonomy,
        tag,
        unit,
        fact: { ...period, end: share(end), val, accn, form, filed, fy },
      };
    }
  }
}

/**
 * The facts of a company with every version; undefined where it is not stored. Takes one connection
 * at a time of the few of a thread.
 */
export async function readFilings(
  { $client: client }: Database,
  cik: number,
): Promise<StoredFilings | undefined> {
  type Filer = { readonly name: string; readonly etag: string | null; readonly checkedAt: Date };
  const { rows: filers } = await client.query<Filer>(readFilerSql, [cik]);
  const [filer] = filers;
  if (filer === undefined) return undefined;
  const facts = await client.query<ConceptRow>(readFactsSql, [cik]);
  const reports = await client.query<ReportRow>(readReportsSql, [cik]);
  const reportById = new Map(reports.rows.map((report) => [String(report.id), report]));
  return {
    company: nestFacts(filer.name, listFacts(facts.rows, reportById)),
    etag: filer.etag ?? undefined,
    checkedAt: filer.checkedAt.getTime(),
  };
}
