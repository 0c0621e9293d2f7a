import { z } from 'zod';
import { alertDirections, alertEventsByKind, alertEvents, alertLimits } from './alert.ts';
import { findingKindNames } from './finding-kinds.ts';

const direction = z.enum(alertDirections);

/** One output of a registered indicator; missing parameters have their defaults. */
export const alertLineSchema = z.strictObject({
  indicator: z.string().min(1).max(80),
  parameters: z.record(z.string().max(40), z.union([z.number(), z.string().max(40)])),
  output: z.string().min(1).max(40),
});
export type WireAlertLine = z.infer<typeof alertLineSchema>;

const crossSchema = z.strictObject({
  kind: z.literal('cross'),
  subject: z.union([z.literal('price'), alertLineSchema]),
  against: z.union([z.number(), alertLineSchema]),
  direction,
});

const moveSchema = z.strictObject({
  kind: z.literal('move'),
  percent: z.number().positive().max(1000),
  candles: z.number().int().min(1).max(alertLimits.maxCandles),
  direction,
});

const structureSchema = z
  .strictObject({
    kind: z.literal('structure'),
    finding: z.enum(findingKindNames),
    event: z.enum(alertEvents),
    direction: z.enum(['bullish', 'bearish']).exactOptional(),
    scale: z.enum(['internal', 'swing']).exactOptional(),
  })
  .refine(({ finding, event }) => alertEventsByKind[finding].some((known) => known === event), {
    path: ['event'],
  });

const singleSchemas = [crossSchema, moveSchema, structureSchema] as const;
const singleSchema = z.discriminatedUnion('kind', singleSchemas);
/** One thing that an alert waits for. */
export type WireSingleCondition = z.infer<typeof singleSchema>;

/** All of them at the close of one candle. */
const allSchema = z.strictObject({
  kind: z.literal('all'),
  conditions: z.array(singleSchema).min(2).max(alertLimits.maxConditions),
});

/** What an alert waits for on the candles of one series. */
export const alertConditionSchema = z.discriminatedUnion('kind', [...singleSchemas, allSchema]);
export type WireAlertCondition = z.infer<typeof alertConditionSchema>;
