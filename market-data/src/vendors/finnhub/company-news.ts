import { z } from 'zod';
import { cleanHeadline, toCanonicalLink } from '../../news/clean-headline.ts';
import type { FeedItem } from '../../news/parse-feed-items.ts';

const newsSchema = z
  .array(
    z.object({
      headline: z.string().max(2000),
      url: z.string().max(4000),
      datetime: z.int().min(0),
    }),
  )
  .max(1000);

/** Headlines of a company; the text behind them is left. Throws a ZodError that names the field. */
export function parseCompanyNews(body: unknown): FeedItem[] {
  return newsSchema.parse(body).flatMap(({ headline, url, datetime }) => {
    const link = toCanonicalLink(url);
    const title = cleanHeadline(headline);
    if (link === undefined || title === '') return [];
    return [{ id: link, title, link, publishedAt: datetime * 1000 }];
  });
}
