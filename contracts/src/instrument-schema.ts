import { z } from 'zod';
import { assetClasses, popularGroups, type Instrument, type InstrumentList } from './instrument.ts';
import { pageSizeSchema } from './query-number.ts';

export const instrumentSchema = z.object({
  symbol: z.string(),
  name: z.object({ en: z.string(), tr: z.string() }),
  assetClass: z.enum(assetClasses),
  exchange: z.string(),
  currency: z.string(),
  priceDecimals: z.number().int().min(0),
  popular: z.enum(popularGroups).exactOptional(),
}) satisfies z.ZodType<Instrument>;

/** Query of the symbol search; an empty `query` asks for the popular ones. */
export const instrumentQuerySchema = z.object({
  query: z.string().trim().max(80).default(''),
  limit: pageSizeSchema({ most: 50, usual: 20 }),
});

export const instrumentListSchema = z.object({
  items: z.array(instrumentSchema),
  groups: z
    .array(z.object({ group: z.enum(popularGroups), items: z.array(instrumentSchema) }))
    .exactOptional(),
}) satisfies z.ZodType<InstrumentList>;
