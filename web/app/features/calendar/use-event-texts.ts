import { type CalendarEvent, languageRules } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';

/** Days, times and names of events as text, in the language and zone of the person. */
export function useEventTexts(zone: string) {
  const { t } = useTranslation('calendar');
  const language = useLanguage();
  const { locale } = languageRules[language];
  const clock = new Intl.DateTimeFormat(locale, {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const moment = new Intl.DateTimeFormat(locale, {
    timeZone: zone,
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
  });
  const day = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: 'numeric', month: 'short' });
  const weekday = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  });
  const formatDay = (date: string): string => day.format(Date.parse(date));
  return {
    formatDay,
    formatWeekday: (date: string): string => weekday.format(Date.parse(date)),
    formatMoment: (at: number): string => moment.format(at),
    getTitle: ({ title }: CalendarEvent): string => title[language],
    /** Of a moment the time of day; else which day it is. */
    formatTime: ({ when }: CalendarEvent): string => {
      if (when.kind === 'instant') return clock.format(when.instant);
      if (when.kind === 'window')
        return t('window', { from: formatDay(when.from), to: formatDay(when.to) });
      if (when.part === 'allDay') return t('allDay');
      return when.part === 'bmo' ? t('beforeOpen') : t('afterClose');
    },
  };
}

export type EventTexts = ReturnType<typeof useEventTexts>;
