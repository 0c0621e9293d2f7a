import type { Language } from '@vela/contracts';
import { useLanguage } from '../i18n/use-language.ts';

const style = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
// Made once: making one costs more than all it ever formats.
const formats: Record<Language, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat('en-GB', style),
  tr: new Intl.DateTimeFormat('tr-TR', style),
};

/** A day such as 2026-11-02 as people read it. */
export function DayText({ day }: { day: string }) {
  const language = useLanguage();
  return <time dateTime={day}>{formats[language].format(new Date(`${day}T00:00:00Z`))}</time>;
}
