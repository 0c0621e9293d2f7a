import type { CalendarEvent } from '@vela/contracts';
import { CalendarDays } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { groupByDay } from './calendar-days.ts';
import { ListView } from './list-view.tsx';
import type { useCalendar } from './use-calendar.ts';
import type { CalendarAddress } from './use-calendar-address.ts';
import type { EventTexts } from './use-event-texts.ts';
import { WeekView } from './week-view.tsx';

type CalendarWeekProps = {
  calendar: ReturnType<typeof useCalendar>;
  address: CalendarAddress;
  zone: string;
  caption: string;
  texts: EventTexts;
  onOpen: (event: CalendarEvent) => void;
};

/** The events of a week in the chosen view, or why there are none to see. */
export function CalendarWeek(props: CalendarWeekProps) {
  const { calendar, address, zone, caption, texts, onOpen } = props;
  const { t } = useTranslation('calendar');
  const { data, error, refetch } = calendar;
  if (data === undefined && error !== null)
    return (
      <ErrorState
        title={t('failed.title')}
        retryLabel={t('failed.retry')}
        onRetry={() => void refetch()}
      />
    );
  if (data === undefined)
    return (
      <output className="flex min-h-64 items-center justify-center gap-2 text-muted">
        <Spinner />
        {t('loading')}
      </output>
    );
  const days = groupByDay(data.items, address.monday, zone);
  if (days.every(({ events }) => events.length === 0))
    return (
      <EmptyState
        icon={CalendarDays}
        title={t('empty.title')}
        action={
          <Button look="secondary" onClick={address.clear}>
            {t('empty.action')}
          </Button>
        }
      >
        {t('empty.text')}
      </EmptyState>
    );
  if (address.view === 'list')
    return <ListView caption={caption} days={days} texts={texts} onOpen={onOpen} />;
  return <WeekView days={days} today={address.today} texts={texts} onOpen={onOpen} />;
}
