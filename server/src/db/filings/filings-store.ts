import type { Filer, FilingsStore } from '@vela/market-data';
import { eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { filers, filerTickers } from '../schema/filing.ts';
import { readFilings } from './read-filings.ts';
import { writeFilings } from './write-filings.ts';

// A company without a ticker is found by its number.
const readFilersSql = `
  select ticker, cik, name from filer_tickers
  union all
  select 'CIK' || cik, cik, name from filers where cik not in (select cik from filer_tickers)
  order by ticker`;

/** Every version of every filed fact in PostgreSQL, with the filers and their tickers. */
export function createFilingsStore(db: Database): FilingsStore {
  return {
    read: (cik) => readFilings(db, cik),
    write: (cik, stored, key) => db.transaction((tx) => writeFilings(tx, { cik, stored, key })),
    async touch(cik, checkedAt) {
      await db
        .update(filers)
        .set({ checkedAt: new Date(checkedAt) })
        .where(eq(filers.cik, cik));
    },
    async listStored() {
      const rows = await db.select({ cik: filers.cik }).from(filers).orderBy(filers.cik);
      return rows.map(({ cik }) => cik);
    },
    async listImported() {
      const { importKey } = filers;
      const rows = await db.select({ importKey }).from(filers).where(isNotNull(importKey));
      return new Set(rows.flatMap((row) => row.importKey ?? []));
    },
    async readFilers() {
      const { rows } = await db.$client.query<Filer>(readFilersSql);
      return rows;
    },
    async writeFilers(given) {
      const json = JSON.stringify(given);
      await db.execute(sql`
        insert into ${filerTickers} (ticker, cik, name)
        select distinct on (fresh.ticker) fresh.* from jsonb_to_recordset(${json}::jsonb) as fresh (ticker text, cik int, name text)
        on conflict (ticker) do update set cik = excluded.cik, name = excluded.name`);
    },
  };
}
