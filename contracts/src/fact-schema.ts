import { z } from 'zod';
import { intervalSchema } from './candles-schema.ts';

export type { FactUnit } from '@vela/engine';

const instant = z.number().meta({ description: 'UTC milliseconds' });

/** Read from candles: vendor, hash of the series, open times of the first and last candle used. */
const candlesSourceSchema = z.object({
  kind: z.literal('candles'),
  vendor: z.string(),
  hash: z.string(),
  from: instant,
  to: instant,
  /** Present where the fact is from another series than the one analysed. */
  symbol: z.string().exactOptional(),
  interval: intervalSchema.exactOptional(),
});

/** Read from a filing: its accession number, the reported concept and period, and when filed. */
const filingSourceSchema = z.object({
  kind: z.literal('filing'),
  vendor: z.string(),
  accession: z.string(),
  form: z.string(),
  concept: z.string(),
  from: instant,
  to: instant,
  filedAt: instant,
});

/** Entered by the person: the field of the request that holds it. */
const inputSourceSchema = z.object({ kind: z.literal('input'), field: z.string() });

const computationSourceSchema = z.object({
  kind: z.literal('computation'),
  factIds: z.array(z.string()),
});

/** Read from an event of the calendar or a list of news: the version that was seen, and its page. */
const eventSourceSchema = z.object({
  kind: z.literal('event'),
  vendor: z.string(),
  url: z.string(),
  version: z.number().int(),
  observedAt: instant,
});

/** Read from the clock of the server. */
const clockSourceSchema = z.object({ kind: z.literal('clock'), at: instant });

export const factSourceSchema = z.discriminatedUnion('kind', [
  candlesSourceSchema,
  filingSourceSchema,
  inputSourceSchema,
  computationSourceSchema,
  clockSourceSchema,
  eventSourceSchema,
]);
export type FactSource = z.infer<typeof factSourceSchema>;
export type CandlesFactSource = z.infer<typeof candlesSourceSchema>;

/** A value bound to its source. Percent values are percentages; `time` is UTC milliseconds. */
export const factSchema = z.object({
  id: z.string(),
  kind: z.string(),
  label: z.string(),
  /** Display name in the language of the answer, where the label has none among the chart's. */
  name: z.string().exactOptional(),
  value: z.union([z.number(), z.string()]),
  unit: z.enum(['price', 'percent', 'ratio', 'count', 'money', 'time', 'text']),
  /** With unit money only. */
  currency: z.string().exactOptional(),
  /** Decimals the value is formatted with; absent for text and time. */
  decimals: z.number().int().exactOptional(),
  asOf: instant,
  source: factSourceSchema,
  /** Versioned id that opens the definition, for example `fair-value-gap@1`. */
  method: z.string(),
  /** Ids of findings that are highlighted with it. */
  refs: z.array(z.string()),
});
export type Fact = z.infer<typeof factSchema>;
