import { baseRateSchema, type BaseRate } from '@vela/contracts';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { baseRates } from '../../db/schema/base-rate.ts';

/** Base rates of a version of a series, up to the candle that opened at `countedTo`. */
export type CountedRates = {
  readonly version: string;
  readonly countedTo: number;
  readonly rates: readonly BaseRate[];
};

/** Persistent store of base rates, the latest of each series. */
export type BaseRateStore = {
  read(series: string): Promise<CountedRates | undefined>;
  write(series: string, counted: CountedRates): Promise<void>;
};

const ratesSchema = z.array(baseRateSchema);

/** Version of the counting method; rates of another version are counted again. */
const method = 'base-rate@1';

export function createBaseRateStore(db: Database): BaseRateStore {
  return {
    read: async (series) => {
      const [row] = await db.select().from(baseRates).where(eq(baseRates.series, series));
      const rates = ratesSchema.safeParse(row?.rates);
      if (row === undefined || row.method !== method || !rates.success) return undefined;
      return { version: row.version, countedTo: row.countedTo, rates: rates.data };
    },
    write: async (series, { version, countedTo, rates }) => {
      const row = { version, method, countedTo, rates };
      await db
        .insert(baseRates)
        .values({ series, ...row })
        .onConflictDoUpdate({ target: baseRates.series, set: row });
    },
  };
}
