import { desc, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { sampleAnalyses } from '../../db/schema/sample.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { StoredSample } from './stored-sample.ts';

const maxStored = 7;
/** Advisory lock key, used for nothing else in this database. */
const lockKey = 7_265_001;

/** Reads the newest sample; undefined when there is none. */
export async function readNewestSample(
  db: Database | Transaction,
): Promise<StoredSample | undefined> {
  const [row] = await db
    .select()
    .from(sampleAnalyses)
    .orderBy(desc(sampleAnalyses.madeAt))
    .limit(1);
  if (row === undefined) return undefined;
  const sample: StoredSample = { ...JSON.parse(row.content), sentences: JSON.parse(row.sentences) };
  return sample;
}

/** Stores unless another server did after `since` (UTC ms); deletes the oldest, returns newest. */
export async function storeSample(
  db: Database,
  sample: StoredSample,
  since: number,
): Promise<StoredSample> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
    const newest = await readNewestSample(tx);
    if (newest !== undefined && newest.madeAt > since) return newest;
    const { sentences, ...content } = sample;
    await tx.insert(sampleAnalyses).values({
      id: sample.id,
      madeAt: new Date(sample.madeAt),
      content: JSON.stringify(content),
      sentences: JSON.stringify(sentences),
    });
    const latest = tx
      .select({ id: sampleAnalyses.id })
      .from(sampleAnalyses)
      .orderBy(desc(sampleAnalyses.madeAt))
      .limit(maxStored);
    await tx.delete(sampleAnalyses).where(notInArray(sampleAnalyses.id, latest));
    return sample;
  });
}
