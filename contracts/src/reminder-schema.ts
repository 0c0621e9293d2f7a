import { z } from 'zod';
import { eventKinds } from './calendar.ts';
import { calendarEventSchema } from './calendar-schema.ts';

const instant = z.number().meta({ description: 'UTC milliseconds' });

const importance = z.union([z.literal(1), z.literal(2), z.literal(3)]);

/** Which events: of a kind or of all, from an importance on, of a country or of all. */
export const reminderFilterSchema = z.strictObject({
  kind: z.enum(eventKinds).exactOptional(),
  importance,
  country: z.string().length(2).exactOptional(),
});
export type ReminderFilter = z.infer<typeof reminderFilterSchema>;

const minutes = z.union([z.literal(15), z.literal(60), z.literal(1440)]);

/** One event, or all that pass a filter. */
export const createReminderSchema = z.strictObject({
  minutes,
  email: z.boolean(),
  on: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('event'), eventId: z.string().min(1).max(160) }),
    z.strictObject({ kind: z.literal('filter'), filter: reminderFilterSchema }),
  ]),
});
export type CreateReminderRequest = z.infer<typeof createReminderSchema>;

export const reminderSchema = z.object({
  id: z.string(),
  minutes,
  email: z.boolean(),
  /** Present where it is set on one event: as it is known now. */
  event: calendarEventSchema.exactOptional(),
  filter: reminderFilterSchema.exactOptional(),
  /** When it reminds next; absent where no event is known that it waits for. */
  nextAt: instant.exactOptional(),
  createdAt: instant,
});
export type Reminder = z.infer<typeof reminderSchema>;

/** What was reminded of. */
export const reminderFiringSchema = z.object({
  id: z.string(),
  /** As a sentence in the language asked in. */
  text: z.string(),
  eventId: z.string(),
  startsAt: instant,
  firedAt: instant,
  isRead: z.boolean(),
  isSimulated: z.boolean(),
});
export type ReminderFiring = z.infer<typeof reminderFiringSchema>;

export const reminderListSchema = z.object({
  items: z.array(reminderSchema),
  /** The latest, the newest first. */
  fired: z.array(reminderFiringSchema),
  nextCursor: z.null(),
});
export type ReminderList = z.infer<typeof reminderListSchema>;
