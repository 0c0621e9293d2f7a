import { z } from 'zod';
import { eventBases, eventKinds } from './calendar.ts';
import { mapLanguages } from './language.ts';

const eventStatuses = ['scheduled', 'tentative', 'released', 'moved', 'cancelled'] as const;

const day = z.iso.date();
const instant = z.number().meta({ description: 'UTC milliseconds' });
const localMinute = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/);

/** When: a local time in its zone, with the moment it is; a day; or days of which it is one. */
export const eventTimeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('instant'), local: localMinute, zone: z.string(), instant }),
  z.object({
    kind: z.literal('day'),
    date: day,
    zone: z.string(),
    part: z.enum(['allDay', 'bmo', 'amc']),
  }),
  z.object({ kind: z.literal('window'), from: day, to: day, zone: z.string() }),
]);
export type EventTime = z.infer<typeof eventTimeSchema>;

/** A value as it was published; `number` is null where the text is no single number. */
export const releaseValueSchema = z.object({
  text: z.string().max(40),
  number: z.number().nullable(),
});
export type ReleaseValue = z.infer<typeof releaseValueSchema>;

/** One version of an event; a later version of the same id replaces it and never deletes it. */
export const calendarEventSchema = z.object({
  id: z.string().max(160),
  /** Events of the same series follow each other: `us-cpi`. */
  seriesKey: z.string().max(120),
  kind: z.enum(eventKinds),
  /** ISO 3166 code, `EU` for the euro area, or `XX` for what does not exist. */
  country: z.string().length(2),
  currency: z.string().length(3),
  symbols: z.array(z.string().max(20)).max(20),
  title: z.object(mapLanguages(() => z.string().max(200))),
  when: eventTimeSchema,
  importance: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  unit: z.enum(['percent', 'count', 'money', 'index', 'text']),
  decimals: z.number().int().min(0).max(6),
  forecast: releaseValueSchema.exactOptional(),
  previous: releaseValueSchema.exactOptional(),
  /** The value before as first published, where `previous` is another. */
  previousRevised: releaseValueSchema.exactOptional(),
  actual: releaseValueSchema.exactOptional(),
  status: z.enum(eventStatuses),
  source: z.object({ name: z.string(), url: z.string(), basis: z.enum(eventBases) }),
  version: z.number().int().min(1),
  observedAt: instant,
});
export type CalendarEvent = z.infer<typeof calendarEventSchema>;

const list = z
  .string()
  .max(200)
  .transform((text) => text.split(',').filter((one) => one !== ''));

/** Events that begin from `from` and before `to`, as they were known at `knownAt` (default: now). */
export const calendarQuerySchema = z.object({
  from: z.coerce.number().int(),
  to: z.coerce.number().int(),
  knownAt: z.coerce.number().int().exactOptional(),
  countries: list.exactOptional(),
  kinds: list.exactOptional(),
  importance: z.coerce.number().int().min(1).max(3).default(1),
  /** Only events of the currencies that this instrument is traded in or follows. */
  symbol: z.string().max(20).exactOptional(),
});

const sourceStates = ['ok', 'late', 'failing', 'off'] as const;
/** A source with what it last answered; `checkedAt` is null where it never did. */
export const sourceStateSchema = z.object({
  name: z.string(),
  state: z.enum(sourceStates),
  checkedAt: instant.nullable(),
});
export type SourceState = z.infer<typeof sourceStateSchema>;

/** `versions` holds all versions of an event with more than one, the earliest first, by its id. */
export const calendarSchema = z.object({
  items: z.array(calendarEventSchema),
  versions: z.record(z.string(), z.array(calendarEventSchema)),
  sources: z.array(sourceStateSchema),
});
export type Calendar = z.infer<typeof calendarSchema>;

/** Whether the person has a feed; its address is told when it is made, and then null. */
export const calendarFeedSchema = z.object({ isActive: z.boolean(), url: z.string().nullable() });
export type CalendarFeed = z.infer<typeof calendarFeedSchema>;
