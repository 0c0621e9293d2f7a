import type { CalendarEvent } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { joinClassNames } from '../../ui/class-names.ts';
import type { groupByDay } from './calendar-days.ts';
import { EventBadges, ImportanceMark } from './event-badges.tsx';
import { EventValues } from './event-values.tsx';
import type { EventTexts } from './use-event-texts.ts';

type WeekViewProps = {
  days: ReturnType<typeof groupByDay>;
  today: string;
  texts: EventTexts;
  onOpen: (event: CalendarEvent) => void;
};

/** A week as seven days side by side; below each other where the screen is narrow. */
export function WeekView({ days, today, texts, onOpen }: WeekViewProps) {
  const { t } = useTranslation('calendar');
  return (
    <ol className="grid gap-3 lg:grid-cols-7 lg:gap-2">
      {days.map(({ date, events }) => (
        <li
          key={date}
          className={joinClassNames(
            'min-w-0 rounded-lg border bg-surface p-2',
            date === today ? 'border-accent' : 'border-line',
            events.length === 0 && 'max-lg:hidden',
          )}
        >
          <h2 className="px-1 pb-1 text-sm font-semibold">
            <time dateTime={date}>{texts.formatWeekday(date)}</time>
            {date === today && (
              <span className="ml-1.5 font-normal text-accent">{t('isToday')}</span>
            )}
          </h2>
          {events.length === 0 && <p className="px-1 text-xs text-muted">{t('emptyDay')}</p>}
          <ul className="grid gap-1">
            {events.map((event) => (
              <li key={event.id}>
                <EventButton event={event} texts={texts} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

type EventButtonProps = Pick<WeekViewProps, 'texts' | 'onOpen'> & { event: CalendarEvent };

function EventButton({ event, texts, onOpen }: EventButtonProps) {
  const isCancelled = event.status === 'cancelled';
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className="min-h-11 w-full rounded-md px-1.5 py-1.5 text-left hover:bg-sunken"
      onClick={() => onOpen(event)}
    >
      <span className="flex flex-wrap items-baseline gap-x-2 text-xs text-muted tabular-nums">
        <ImportanceMark importance={event.importance} />
        <span>{texts.formatTime(event)}</span>
        <span>{event.country === 'XX' ? '' : event.country}</span>
      </span>
      <span className={joinClassNames('block text-sm leading-snug', isCancelled && 'line-through')}>
        {texts.getTitle(event)}
      </span>
      <span className="mt-0.5 flex flex-wrap gap-1">
        <EventBadges event={event} />
      </span>
      <EventValues event={event} />
    </button>
  );
}
