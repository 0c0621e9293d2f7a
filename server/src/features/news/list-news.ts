import type { Language, NewsList } from '@vela/contracts';
import { and, asc, desc, eq, gt, lt, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { newsArticles } from '../../db/schema/news.ts';
import { itemColumns, toNewsItem } from './news-row.ts';

type Cursor = { readonly publishedAt: Date; readonly slug: string };

function toCursor({ publishedAt, slug }: Cursor): string {
  return Buffer.from(`${publishedAt.getTime()}.${slug}`).toString('base64url');
}

/** Years after 9999 have five digits, which PostgreSQL does not parse. */
const lastInstant = Date.UTC(9999, 11, 31);

/** Decodes a `nextCursor`; undefined when it is invalid. */
export function parseCursor(text: string): Cursor | undefined {
  const [, at, slug] =
    /^(\d{1,15})\.([a-z0-9-]+)$/.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  return slug !== undefined && Number(at) <= lastInstant
    ? { publishedAt: new Date(Number(at)), slug }
    : undefined;
}

function isAfter({ publishedAt, slug }: Cursor) {
  const sameDay = and(eq(newsArticles.publishedAt, publishedAt), gt(newsArticles.slug, slug));
  return or(lt(newsArticles.publishedAt, publishedAt), sameDay);
}

type Page = {
  readonly language: Language;
  readonly limit: number;
  readonly cursor?: Cursor | undefined;
};

/** One page of the articles of a language, the latest first. */
export async function listNews(db: Database, { language, limit, cursor }: Page): Promise<NewsList> {
  const rows = await db
    .select(itemColumns)
    .from(newsArticles)
    .where(
      and(eq(newsArticles.language, language), cursor === undefined ? undefined : isAfter(cursor)),
    )
    .orderBy(desc(newsArticles.publishedAt), asc(newsArticles.slug))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(toNewsItem),
    nextCursor: rows.length > limit && last !== undefined ? toCursor(last) : null,
  };
}
