import { z } from 'zod';
import { alertConditionSchema } from './alert-condition-schema.ts';
import { alertEvaluations, alertFrequencies, alertLimits, alertStates } from './alert.ts';
import { sourceKinds } from './analysis.ts';
import { intervalSchema, symbolSchema } from './candles-schema.ts';

const instant = z.number().meta({ description: 'UTC milliseconds' });
const source = z.object({ kind: z.enum(sourceKinds), vendor: z.string() });

const rules = {
  frequency: z.enum(alertFrequencies),
  /** After a firing no other one for this long; 0: at every candle on which it comes true. */
  coolDownMinutes: z.number().int().min(0).max(alertLimits.maxCoolDownMinutes),
  evaluation: z.enum(alertEvaluations),
  expiresAt: instant,
  email: z.boolean(),
  note: z.string().trim().max(alertLimits.noteMaxLength),
};

const seriesSchema = { symbol: symbolSchema, interval: intervalSchema };

/** A look back: how often a condition came true over the stored history. */
export const alertPreviewRequestSchema = z.strictObject({
  ...seriesSchema,
  condition: alertConditionSchema,
  evaluation: rules.evaluation,
  coolDownMinutes: rules.coolDownMinutes,
});
export type AlertPreviewRequest = z.infer<typeof alertPreviewRequestSchema>;

export const alertPreviewSchema = z.object({
  /** Times it would have fired from `from` to `to`, at most the last year of the history. */
  count: z.number(),
  from: instant,
  to: instant,
  /** Closes of the candles of the last occurrences, the latest first. */
  latest: z.array(instant),
  /** By months of UTC, `2026-03`. */
  perMonth: z.array(z.object({ month: z.string(), count: z.number() })),
  /** The same within candles and at closes, for a price level. */
  intrabarCount: z.number().exactOptional(),
  closeCount: z.number(),
  /** The condition is true already: the alert waits for the next time it becomes true. */
  isTrueNow: z.boolean(),
  lastClose: z.number(),
  source,
});
export type AlertPreview = z.infer<typeof alertPreviewSchema>;

export const createAlertSchema = z.strictObject({
  ...seriesSchema,
  condition: alertConditionSchema,
  ...rules,
  expiresAt: rules.expiresAt.exactOptional(),
});
export type CreateAlertRequest = z.infer<typeof createAlertSchema>;

export const changeAlertSchema = z.strictObject({
  condition: alertConditionSchema.exactOptional(),
  frequency: rules.frequency.exactOptional(),
  coolDownMinutes: rules.coolDownMinutes.exactOptional(),
  evaluation: rules.evaluation.exactOptional(),
  expiresAt: rules.expiresAt.exactOptional(),
  email: rules.email.exactOptional(),
  note: rules.note.exactOptional(),
  state: z.enum(['active', 'paused']).exactOptional(),
});
export type ChangeAlertRequest = z.infer<typeof changeAlertSchema>;

export const alertSchema = z.object({
  id: z.string(),
  /** What it waits for, in words of the language asked in. */
  text: z.string(),
  ...seriesSchema,
  condition: alertConditionSchema,
  ...rules,
  state: z.enum(alertStates),
  source,
  /** Why the series cannot be evaluated at present; absent when it can. */
  fault: z.enum(['unavailable', 'other-source']).exactOptional(),
  /** Close of the last candle that was evaluated. */
  evaluatedThrough: instant,
  firedCount: z.number(),
  lastFiredAt: instant.exactOptional(),
  createdAt: instant,
});
export type Alert = z.infer<typeof alertSchema>;
export const alertListSchema = z.object({ items: z.array(alertSchema), nextCursor: z.null() });
export type AlertList = z.infer<typeof alertListSchema>;

/** One firing: what was seen on which candle, and from whom the candle is. */
export const alertFiringSchema = z.object({
  id: z.string(),
  /** What was seen, as a sentence in the language asked in. */
  text: z.string(),
  alertId: z.string(),
  ...seriesSchema,
  condition: alertConditionSchema,
  candleOpenTime: instant,
  value: z.number(),
  against: z.number().exactOptional(),
  side: z.enum(['up', 'down', 'neutral']),
  /** Fired within a candle, before its close. */
  provisional: z.boolean(),
  /** Found later than ten minutes after the close. */
  late: z.boolean(),
  source,
  firedAt: instant,
  isRead: z.boolean(),
});
export type AlertFiring = z.infer<typeof alertFiringSchema>;
export const firingListSchema = z.object({
  items: z.array(alertFiringSchema),
  nextCursor: z.string().nullable(),
});
export type FiringList = z.infer<typeof firingListSchema>;
export const firingQuerySchema = z.object({
  before: z.coerce.number().int().positive().exactOptional(),
});
export const unreadFiringsSchema = z.object({ count: z.number() });
export type UnreadFirings = z.infer<typeof unreadFiringsSchema>;
