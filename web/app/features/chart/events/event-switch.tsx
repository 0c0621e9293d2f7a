import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../../../lib/session/session-provider.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';

type EventSwitchProps = { symbol: string; isOn: boolean; onChange: (isOn: boolean) => void };

/** Turns the marks of events on, and leads to the calendar and to news; for members. */
export function EventSwitch({ symbol, isOn, onChange }: EventSwitchProps) {
  const { t } = useTranslation('chart');
  const { user } = useSession();
  if (user === undefined) return null;
  return (
    <div className="text-sm">
      <p aria-hidden="true" className="mb-1 text-xs font-semibold">
        {t('settings.events.label')}
      </p>
      <SegmentedControl
        label={t('settings.events.label')}
        size="small"
        options={(['off', 'on'] as const).map((value) => ({
          value,
          label: t(`settings.events.${value}`),
        }))}
        value={isOn ? 'on' : 'off'}
        onChoose={(chosen) => onChange(chosen === 'on')}
      />
      <p className="mt-1 text-xs text-muted">{t('settings.events.hint')}</p>
      <p className="mt-1 flex flex-wrap gap-x-4">
        <Link to="/markets/calendar" className="inline-flex min-h-11 items-center underline">
          {t('settings.events.calendar')}
        </Link>
        <Link
          to={`/markets/news?${new URLSearchParams({ symbol })}`}
          className="inline-flex min-h-11 items-center underline"
        >
          {t('settings.events.news', { symbol })}
        </Link>
      </p>
    </div>
  );
}
