import type { CalendarEvent } from '../calendar-schema.ts';
import type { Language } from '../language.ts';
import type { ReminderMinutes } from '../reminder.ts';
import { formatTime } from './format-value.ts';

type ReminderWords = {
  readonly before: Readonly<Record<ReminderMinutes, string>>;
  /** A reminder that comes only after the event began, as after a stop of the server. */
  readonly begun: string;
  readonly source: string;
  /** What is wrong with a reminder, beside its field. */
  readonly faults: Readonly<Record<'eventId' | 'minutes', string>>;
};

const words: Readonly<Record<Language, ReminderWords>> = {
  en: {
    before: { 15: 'in 15 minutes', 60: 'in an hour', 1440: 'in a day' },
    begun: 'it has begun',
    source: 'Source',
    faults: {
      eventId: 'The calendar knows of no such event, or it has no day of its own.',
      minutes: 'That moment is over: choose a shorter time before the event.',
    },
  },
  tr: {
    before: { 15: '15 dakika sonra', 60: 'bir saat sonra', 1440: 'bir gün sonra' },
    begun: 'başladı',
    source: 'Kaynak',
    faults: {
      eventId: 'Takvimde böyle bir olay yok ya da olayın belirli bir günü yok.',
      minutes: 'O an geçti: olaydan önce daha kısa bir süre seçin.',
    },
  },
};

type Reminded = {
  readonly event: Pick<CalendarEvent, 'title' | 'when' | 'source'>;
  readonly minutes: ReminderMinutes;
  /** UTC milliseconds. */
  readonly startsAt: number;
  readonly firedAt: number;
};

/** What a reminder says: the event, when it is, and from whom that is known. */
export function describeReminder(
  { event, minutes, startsAt, firedAt }: Reminded,
  language: Language,
): string {
  const { before, begun, source } = words[language];
  const isDay = event.when.kind !== 'instant';
  const when = formatTime(startsAt, isDay ? '1d' : undefined, language);
  const left = firedAt >= startsAt ? begun : before[minutes];
  return `${event.title[language]}: ${when}, ${left}. ${source}: ${event.source.name}.`;
}

/** What is wrong with a field of a reminder, to be shown beside it. */
export function getReminderFault(field: 'eventId' | 'minutes', language: Language): string {
  return words[language].faults[field];
}
