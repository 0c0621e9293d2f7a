import { type CalendarEvent, formatReleaseValue } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';

const names = ['actual', 'forecast', 'previous', 'previousRevised'] as const;

/** The values of an event that has some; a value without a source is left out. */
export function EventValues({ event }: { event: CalendarEvent }) {
  const { t } = useTranslation('calendar');
  const language = useLanguage();
  const known = names.flatMap((name) => {
    const value = event[name];
    return value === undefined ? [] : [{ name, text: formatReleaseValue(value, language) }];
  });
  if (known.length === 0) return null;
  return (
    <dl className="mt-1 flex flex-wrap gap-x-3 gap-y-0.5 text-xs text-muted">
      {known.map(({ name, text }) => (
        <div key={name} className="flex gap-1">
          <dt>{t(`columns.${name}`)}</dt>
          <dd className="font-medium text-ink tabular-nums">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
