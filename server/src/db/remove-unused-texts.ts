import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import type { Transaction } from './transaction.ts';

/** Removes texts of analyses that no analysis refers to any more; returns how many. */
export async function removeUnusedTexts(db: Database | Transaction): Promise<number> {
  const removed = await db.execute(sql`
    delete from analysis_texts as one
    where not exists (select 1 from analyses where content_hash = one.hash)
      and not exists (select 1 from analyses where findings_hash = one.hash)
      and not exists (select 1 from analyses where explanation_hash = one.hash)`);
  return removed.rowCount ?? 0;
}
