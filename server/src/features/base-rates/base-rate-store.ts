import { baseRateCountSchema, type BaseRateCount } from '@vela/contracts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { baseRates } from '../../db/schema/base-rate.ts';

/** Base rates of a version of a series, up to the candle that opened at `countedTo`. */
export type CountedRates = {
  readonly version: string;
  readonly countedTo: number;
  readonly count: BaseRateCount;
};

/** Persistent store of base rates, the latest of each series. */
export type BaseRateStore = {
  read(series: string): Promise<CountedRates | undefined>;
  write(series: string, counted: CountedRates): Promise<void>;
};

/** Version of the counting method; rates of another version are counted again. */
const method = 'base-rate@2';

export function createBaseRateStore(db: Database): BaseRateStore {
  return {
    read: async (series) => {
      const [row] = await db.select().from(baseRates).where(eq(baseRates.series, series));
      const count = baseRateCountSchema.safeParse(row?.rates);
      if (row === undefined || row.method !== method || !count.success) return undefined;
      return { version: row.version, countedTo: row.countedTo, count: count.data };
    },
    write: async (series, { version, countedTo, count }) => {
      const row = { version, method, countedTo, rates: count };
      await db
        .insert(baseRates)
        .values({ series, ...row })
        .onConflictDoUpdate({ target: baseRates.series, set: row });
    },
  };
}
