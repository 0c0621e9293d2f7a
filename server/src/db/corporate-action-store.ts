import type { CorporateAction, CorporateActionStore } from '@vela/market-data';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from './database.ts';
import { corporateActions } from './schema/corporate-action.ts';

const readSql = `
  select symbol, to_char(ex_date, 'YYYY-MM-DD') as "exDate", kind, source, value, observed_at as "observedAt"
  from corporate_actions where symbol = $1 order by ex_date, kind desc, source`;

const rowSchema = z.object({
  symbol: z.string(),
  exDate: z.string(),
  kind: z.enum(['split', 'dividend']),
  source: z.enum(['file', 'filing']),
  value: z.number(),
  observedAt: z.date().transform((time) => time.getTime()),
});

/** Splits and dividends in PostgreSQL: one table for every part that needs them. */
export function createCorporateActionStore(db: Database): CorporateActionStore {
  return {
    async read(symbol): Promise<readonly CorporateAction[]> {
      const { rows } = await db.$client.query(readSql, [symbol]);
      return z.array(rowSchema).parse(rows);
    },
    async replace({ symbol, source, observedAt }, actions) {
      const told = JSON.stringify(actions);
      const fresh = sql`jsonb_to_recordset(${told}::jsonb) as fresh ("exDate" date, kind text, value float8)`;
      await db.transaction(async (tx) => {
        await tx.execute(sql`
          delete from ${corporateActions} as old where symbol = ${symbol} and source = ${source}
          and not exists (select from ${fresh} where fresh."exDate" = old.ex_date and fresh.kind = old.kind and fresh.value = old.value)`);
        await tx.execute(sql`
          insert into ${corporateActions} (symbol, ex_date, kind, source, value, observed_at)
          select distinct on (fresh."exDate", fresh.kind) ${symbol}, fresh."exDate", fresh.kind, ${source}, fresh.value,
            to_timestamp(${observedAt / 1000}::float8) from ${fresh}
          on conflict do nothing`);
      });
    },
  };
}
