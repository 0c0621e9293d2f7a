import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../../../lib/session/session-provider.tsx';
import { Switch } from '../../../ui/switch.tsx';

type EventSwitchProps = { symbol: string; isOn: boolean; onChange: (isOn: boolean) => void };

/** Turns the marks of events on, and leads to the calendar and to news; for members. */
export function EventSwitch({ symbol, isOn, onChange }: EventSwitchProps) {
  const { t } = useTranslation('chart');
  const { user } = useSession();
  if (user === undefined) return null;
  return (
    <div className="text-sm">
      <Switch
        label={t('settings.events.label')}
        hint={t('settings.events.hint')}
        checked={isOn}
        onChange={onChange}
      />
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
