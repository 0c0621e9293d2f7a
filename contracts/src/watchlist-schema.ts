import { z } from 'zod';
import { dataDelays, sourceKinds } from './analysis.ts';
import { intervalSchema, symbolSchema } from './candles-schema.ts';
import { watchlistLimits } from './watchlist.ts';

const instant = z.number().meta({ description: 'UTC milliseconds' });
const name = z.string().trim().min(1).max(watchlistLimits.nameMaxLength);

/** An instrument of a list; items of one section stand together, without one at the top. */
export const watchlistItemSchema = z.strictObject({
  symbol: symbolSchema,
  section: z.string().trim().max(watchlistLimits.nameMaxLength),
  note: z.string().trim().max(watchlistLimits.noteMaxLength),
});
export type WatchlistItem = z.infer<typeof watchlistItemSchema>;

const items = z.array(watchlistItemSchema).max(watchlistLimits.itemsPerList);

export const createWatchlistSchema = z.strictObject({ name, items: items.exactOptional() });
export type CreateWatchlistRequest = z.infer<typeof createWatchlistSchema>;

/** The whole list of items replaces that of before, in the order given. */
export const changeWatchlistSchema = z.strictObject({
  name: name.exactOptional(),
  items: items.exactOptional(),
});
export type ChangeWatchlistRequest = z.infer<typeof changeWatchlistSchema>;

export const watchlistSchema = z.object({
  id: z.string(),
  name: z.string(),
  items: z.array(watchlistItemSchema),
  updatedAt: instant,
});
export type Watchlist = z.infer<typeof watchlistSchema>;
export const watchlistListSchema = z.object({
  items: z.array(watchlistSchema),
  nextCursor: z.null(),
});
export type WatchlistList = z.infer<typeof watchlistListSchema>;

export const watchlistRowsQuerySchema = z.object({ interval: intervalSchema.default('1d') });

const trend = z.enum(['bullish', 'bearish', 'neutral']);

/** What the candles of an instrument say; `fault` where there are none. */
export const watchlistRowSchema = z.object({
  symbol: z.string(),
  name: z.string(),
  fault: z.literal('unavailable').exactOptional(),
  reading: z
    .object({
      last: z.number(),
      /** Of the last close to the close before it, in percent. */
      change: z.number(),
      asOf: instant,
      decimals: z.number(),
      source: z.object({
        kind: z.enum(sourceKinds),
        vendor: z.string(),
        delay: z.enum(dataDelays).exactOptional(),
      }),
      isStale: z.boolean(),
      session: z.enum(['open', 'closed', 'always']),
      /** Closes of the last candles, the earliest first. */
      closes: z.array(z.number()),
      trends: z.object({ swing: trend, internal: trend }),
      /** The nearest gap, block or zone that still counts, and how far it is from the close. */
      zone: z
        .object({
          kind: z.string(),
          /** Of its kind, in the language asked in. */
          name: z.string(),
          direction: trend,
          top: z.number(),
          bottom: z.number(),
          distancePercent: z.number(),
        })
        .exactOptional(),
    })
    .exactOptional(),
});
export type WatchlistRow = z.infer<typeof watchlistRowSchema>;
export const watchlistRowsSchema = z.object({ items: z.array(watchlistRowSchema) });
export type WatchlistRows = z.infer<typeof watchlistRowsSchema>;
