import type { Language } from '@vela/contracts';
import { useLanguage } from '../../i18n/use-language.ts';

const locale = { en: 'en-GB', tr: 'tr-TR' } as const satisfies Record<Language, string>;

/** A day such as 2026-11-02 as people read it. */
export function NewsDay({ day }: { day: string }) {
  const language = useLanguage();
  const format = new Intl.DateTimeFormat(locale[language], { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return <time dateTime={day}>{format.format(new Date(`${day}T00:00:00Z`))}</time>;
}
