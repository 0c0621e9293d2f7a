import type { CalendarEvent } from '@vela/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useTimeZone } from '../../lib/use-time-zone.ts';
import { addDays } from './calendar-days.ts';
import { CalendarFeedPanel } from './calendar-feed-panel.tsx';
import { CalendarFilters, WeekSteps } from './calendar-filters.tsx';
import { CalendarWeek } from './calendar-week.tsx';
import { EventDialog } from './event-dialog.tsx';
import { RemindersPanel } from './reminders/reminders-panel.tsx';
import { SourceStates } from './source-states.tsx';
import { useCalendar } from './use-calendar.ts';
import { useCalendarAddress } from './use-calendar-address.ts';
import { useEventTexts } from './use-event-texts.ts';

/** The economic calendar, week by week; `onAsk` opens the chat with a question. */
export function CalendarScreen({ onAsk }: { onAsk: (question: string) => void }) {
  const { t } = useTranslation('calendar');
  const zone = useTimeZone();
  const address = useCalendarAddress(zone);
  const texts = useEventTexts(zone);
  const calendar = useCalendar(address);
  const { data } = calendar;
  const [opened, setOpened] = useState<CalendarEvent>();
  const { monday } = address;
  const caption = t('week', {
    from: texts.formatDay(monday),
    to: texts.formatDay(addDays(monday, 6)),
  });
  return (
    <div className="mx-auto w-full max-w-page flex-1 px-4 py-8 sm:px-6 md:py-12">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="display text-4xl">{t('heading')}</h1>
        <Link
          to="/markets/news"
          className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-accent"
        >
          {t('toNews')}
        </Link>
      </div>
      <p className="mt-2 max-w-3xl text-muted">{t('lead')}</p>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-4">
        <WeekSteps address={address} caption={caption} />
        <CalendarFilters address={address} />
        <p className="text-sm text-muted">{t('zone', { zone: zone.replaceAll('_', ' ') })}</p>
        <CalendarWeek
          calendar={calendar}
          address={address}
          zone={zone}
          caption={caption}
          texts={texts}
          onOpen={setOpened}
        />
        <SourceStates sources={data?.sources ?? []} texts={texts} />
        <RemindersPanel />
        <CalendarFeedPanel />
      </div>
      {opened !== undefined && (
        <EventDialog
          event={opened}
          versions={data?.versions[opened.id] ?? []}
          texts={texts}
          onAsk={onAsk}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  );
}
