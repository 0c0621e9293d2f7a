import { z } from 'zod';
import { assetClasses, popularGroups } from './instrument.ts';
import { mapLanguages } from './language.ts';
import { createPageSizeSchema } from './query-number.ts';

/** A tradable instrument, resolved before any computation. */
export const instrumentSchema = z.object({
  /** Canonical: BTCUSDT, BRK.B, EURUSD, XAUUSD, SPX. */
  symbol: z.string(),
  name: z.object(mapLanguages(() => z.string())),
  assetClass: z.enum(assetClasses),
  exchange: z.string(),
  /** ISO 4217 code, or the quote asset of a crypto pair (USDT). */
  currency: z.string(),
  /** Number of decimals of prices of this instrument. */
  priceDecimals: z.number().int().min(0),
  /** Group of the popular list, absent when it is not in it. */
  popular: z.enum(popularGroups).exactOptional(),
});
export type Instrument = z.infer<typeof instrumentSchema>;

/** Query for the symbol search; an empty `query` returns the popular instruments. */
export const instrumentQuerySchema = z.object({
  query: z.string().trim().max(80).default(''),
  limit: createPageSizeSchema({ most: 50, usual: 20 }),
  /** The asset class that was used last: its instruments come sooner. */
  assetClass: z.enum(assetClasses).exactOptional(),
});

/** A code or name that is known, of a market that Vela does not cover. */
const notCoveredSchema = z.object({ symbol: z.string(), market: z.string() });

/** Symbols, best match first; without a query the popular ones, and the same by group. */
export const instrumentListSchema = z.object({
  items: z.array(instrumentSchema),
  groups: z
    .array(z.object({ group: z.enum(popularGroups), items: z.array(instrumentSchema) }))
    .exactOptional(),
  notCovered: notCoveredSchema.exactOptional(),
});
export type InstrumentList = z.infer<typeof instrumentListSchema>;
