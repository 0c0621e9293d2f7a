import { languageRules } from '@vela/contracts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useProfile } from './profile-api.ts';

/** Formats UTC milliseconds as date and time, in the time zone of the profile or of the browser. */
export function useMoment(): (at: number) => string {
  const language = useLanguage();
  const timeZone = useProfile().data?.preferences.timeZone ?? undefined;
  const format = new Intl.DateTimeFormat(languageRules[language].locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    ...(timeZone === undefined ? {} : { timeZone }),
  });
  return (at) => format.format(at);
}
