import { z } from 'zod';
import { dataDelays, dataRights, sourceKinds } from './analysis.ts';
import { intervalSchema, symbolSchema } from './candles-schema.ts';
import { defaultInterval } from './interval.ts';

/** Answers; not asked since the start; fails, or is not asked for a while; not used here. */
const vendorStates = ['ok', 'unasked', 'failing', 'off'] as const;
/** Why a vendor is not used: no key, no opt-in, no right to show it, or other sources by setting. */
const vendorOffReasons = ['no-key', 'no-opt-in', 'no-right', 'no-setting'] as const;

export type VendorOffReason = (typeof vendorOffReasons)[number];

const instant = z.number().meta({ description: 'UTC milliseconds' });

/** A vendor of candles as this process knows it. */
export const vendorStateSchema = z.object({
  vendor: z.string(),
  rights: z.enum(dataRights),
  delay: z.enum(dataDelays),
  state: z.enum(vendorStates),
  offReason: z.enum(vendorOffReasons).nullable(),
  /** Requests that can be had at once now and at most; null where the vendor is off. */
  quota: z.object({ left: z.number(), most: z.number() }).nullable(),
  lastAnswerAt: instant.nullable(),
  /** Whether the circuit breaker keeps requests back. */
  isBroken: z.boolean(),
  /** The last failure, in English and without secrets. */
  failure: z.string().nullable(),
});
export type VendorState = z.infer<typeof vendorStateSchema>;

/** A source that can be chosen for a series. */
const offeredSourceSchema = z.object({
  vendor: z.string(),
  kind: z.enum(sourceKinds),
  delay: z.enum(dataDelays),
  rights: z.enum(dataRights),
  /** Its last answer was a failure, or it is not asked for a while. */
  isFailing: z.boolean(),
});
export type OfferedSource = z.infer<typeof offeredSourceSchema>;

export const offeredQuerySchema = z.object({
  symbol: symbolSchema,
  interval: intervalSchema.default(defaultInterval),
});

/** In the order in which they are asked where none is chosen. */
export const offeredListSchema = z.object({ sources: z.array(offeredSourceSchema) });
export type OfferedList = z.infer<typeof offeredListSchema>;

export const vendorListSchema = z.object({ vendors: z.array(vendorStateSchema) });
export type VendorList = z.infer<typeof vendorListSchema>;
