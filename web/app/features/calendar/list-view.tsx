import { type CalendarEvent, formatReleaseValue } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { joinClassNames } from '../../ui/class-names.ts';
import { Table } from '../../ui/table.tsx';
import type { groupByDay } from './calendar-days.ts';
import { EventBadges, ImportanceMark } from './event-badges.tsx';
import type { EventTexts } from './use-event-texts.ts';

type ListViewProps = {
  caption: string;
  days: ReturnType<typeof groupByDay>;
  texts: EventTexts;
  onOpen: (event: CalendarEvent) => void;
};

const values = ['actual', 'forecast', 'previous', 'previousRevised'] as const;

/** The events of a week as a table with their values. */
export function ListView({ caption, days, texts, onOpen }: ListViewProps) {
  const { t } = useTranslation('calendar');
  return (
    <Table caption={caption} captionHidden>
      <thead>
        <tr>
          <th scope="col">{t('columns.time')}</th>
          <th scope="col">{t('columns.event')}</th>
          {values.map((name) => (
            <th key={name} scope="col" data-number>
              {t(`columns.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      {days
        .filter(({ events }) => events.length > 0)
        .map(({ date, events }) => (
          <tbody key={date}>
            <tr>
              <th colSpan={2 + values.length} scope="rowgroup">
                <time dateTime={date}>{texts.formatWeekday(date)}</time>
              </th>
            </tr>
            {events.map((event) => (
              <EventRow key={event.id} event={event} texts={texts} onOpen={onOpen} />
            ))}
          </tbody>
        ))}
    </Table>
  );
}

type EventRowProps = Pick<ListViewProps, 'texts' | 'onOpen'> & { event: CalendarEvent };

function EventRow({ event, texts, onOpen }: EventRowProps) {
  const { t } = useTranslation('calendar');
  const language = useLanguage();
  return (
    <tr>
      <td className="whitespace-nowrap tabular-nums">{texts.formatTime(event)}</td>
      <td>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <ImportanceMark importance={event.importance} />
          <button
            type="button"
            aria-haspopup="dialog"
            className={joinClassNames(
              'min-h-9 text-left underline decoration-line-strong underline-offset-4 hover:text-accent max-md:min-h-11',
              event.status === 'cancelled' && 'line-through',
            )}
            onClick={() => onOpen(event)}
          >
            {texts.getTitle(event)}
          </button>
          <EventBadges event={event} />
        </span>
      </td>
      {values.map((name) => {
        const value = event[name];
        return (
          <td key={name} data-number>
            {value === undefined ? (
              <>
                <span aria-hidden="true">{t('none.short')}</span>
                <span className="sr-only">{t('none.name')}</span>
              </>
            ) : (
              formatReleaseValue(value, language)
            )}
          </td>
        );
      })}
    </tr>
  );
}
