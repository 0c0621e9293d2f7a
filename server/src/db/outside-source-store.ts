import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { outsideSources } from './schema/calendar-event.ts';

export type OutsideSource = typeof outsideSources.$inferSelect;

/** What a source last answered, by its id; undefined where it was never asked. */
export async function readSource(db: Database, id: string): Promise<OutsideSource | undefined> {
  const [row] = await db.select().from(outsideSources).where(eq(outsideSources.id, id));
  return row;
}

/** Stores what a source answered; a failure leaves when it last succeeded. */
export async function writeSource(
  db: Database,
  { id, ...answer }: Partial<OutsideSource> & Pick<OutsideSource, 'id' | 'checkedAt'>,
): Promise<void> {
  await db
    .insert(outsideSources)
    .values({ id, ...answer })
    .onConflictDoUpdate({ target: outsideSources.id, set: answer });
}
