import { formatTime } from '@vela/contracts';
import { useLanguage } from '../i18n/use-language.ts';

/** Formats a day such as 2026-11-02. */
export function DayText({ day }: { day: string }) {
  return <time dateTime={day}>{formatTime(Date.parse(day), '1d', useLanguage())}</time>;
}
