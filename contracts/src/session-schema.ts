import { z } from 'zod';
import { symbolSchema } from './candles-schema.ts';
import { queryInteger } from './query-number.ts';
import { mostSessionDays, type SessionList, sessionIds } from './session.ts';

const day = 86_400_000;
const instant = z.number().meta({ description: 'UTC milliseconds' });

/** Query of the sessions that reach into the time from `from` up to, not including, `to`. */
export const sessionQuerySchema = z
  .object({ symbol: symbolSchema, from: queryInteger, to: queryInteger })
  .refine(({ from, to }) => from >= 0 && to > from && to - from <= mostSessionDays * day, {
    path: ['to'],
  });

export const sessionListSchema = z.object({
  symbol: z.string(),
  sessions: z.array(z.object({ id: z.enum(sessionIds), start: instant, end: instant })),
}) satisfies z.ZodType<SessionList>;
