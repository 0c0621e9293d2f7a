import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { newsArticles } from '../../db/schema/news.ts';
import type { Transaction } from '../../db/transaction.ts';
import { type NewsSeed, readNewsSeeds } from './news-seed.ts';

// Advisory lock key: any number, but the same in every release.
const seedLockKey = 7_335_104;

/** SHA-256 of the visible content of an article, as hex. */
export function hashArticle({
  title,
  lead,
  body,
  author,
  publishedAt,
  updatedAt,
}: Omit<NewsSeed, 'slug' | 'language'>): string {
  const content = [title, lead, body, author, publishedAt.getTime(), updatedAt.getTime()];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/** Number of seeds by outcome; `edited` articles were changed by a person and left alone. */
export type SeededNews = { added: number; followed: number; edited: number };
type SeedOutcome = keyof SeededNews | 'unchanged';

async function seedArticle(
  transaction: Transaction,
  seed: NewsSeed,
  stored: typeof newsArticles.$inferSelect | undefined,
): Promise<SeedOutcome> {
  const seedHash = hashArticle(seed);
  if (stored === undefined) {
    await transaction.insert(newsArticles).values({ ...seed, seedHash });
    return 'added';
  }
  if (hashArticle(stored) !== stored.seedHash) return 'edited';
  if (stored.seedHash === seedHash) return 'unchanged';
  await transaction
    .update(newsArticles)
    .set({ ...seed, seedHash })
    .where(eq(newsArticles.id, stored.id));
  return 'followed';
}

/** Writes the repository's articles in a transaction, parallel-safe; edited ones stay. */
export async function seedNews(
  db: Database,
  seeds: readonly NewsSeed[] = readNewsSeeds(),
): Promise<SeededNews> {
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${seedLockKey})`);
    const stored = await transaction.select().from(newsArticles).for('update');
    const counted: SeededNews = { added: 0, followed: 0, edited: 0 };
    for (const seed of seeds) {
      const row = stored.find(
        ({ slug, language }) => slug === seed.slug && language === seed.language,
      );
      // One connection, one statement after another.
      // oxlint-disable-next-line no-await-in-loop
      const fate = await seedArticle(transaction, seed, row);
      if (fate !== 'unchanged') counted[fate] += 1;
    }
    return counted;
  });
}
