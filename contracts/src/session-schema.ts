import type { Session } from '@vela/engine';
import { z } from 'zod';
import { symbolSchema } from './candles-schema.ts';
import { queryInteger } from './query-number.ts';
import { maximumSessionDays, sessionIds } from './session.ts';

const day = 86_400_000;
const instant = z.number().meta({ description: 'UTC milliseconds' });

/** Query for sessions that overlap the time from `from` (inclusive) to `to` (exclusive). */
export const sessionQuerySchema = z
  .object({ symbol: symbolSchema, from: queryInteger, to: queryInteger })
  .refine(({ from, to }) => from >= 0 && to > from && to - from <= maximumSessionDays * day, {
    path: ['to'],
  });

const sessionSchema = z.object({
  id: z.enum(sessionIds),
  start: instant,
  end: instant,
}) satisfies z.ZodType<Session>;

/** Sessions of an instrument's market that overlap a time range, in order of their start. */
export const sessionListSchema = z.object({
  symbol: z.string(),
  sessions: z.array(sessionSchema),
});
export type SessionList = z.infer<typeof sessionListSchema>;
