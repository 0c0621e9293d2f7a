import { type Alert, formatTime, getIntervalName } from '@vela/contracts';
import { ChartSpline, BellOff, BellRing, Ellipsis, PenLine, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Badge } from '../../../ui/badge.tsx';
import { DropdownMenu, type MenuEntry } from '../../../ui/dropdown-menu.tsx';
import { toChartPath } from '../chart-path.ts';

type AlertLineProps = {
  alert: Alert;
  onEdit: () => void;
  onDelete: () => void;
  onState: (state: 'active' | 'paused') => void;
};

/** One alert: what it waits for, its state, and what can be done with it. */
export function AlertLine(props: AlertLineProps) {
  const { alert } = props;
  const { t } = useTranslation('workspace');
  const language = useLanguage();
  const { symbol, interval, state, source, fault, lastFiredAt, firedCount } = alert;
  const show = (time: number): string => formatTime(time, undefined, language);
  return (
    <li className="flex items-start gap-3 py-3" data-alert={alert.id} data-state={state}>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold">{symbol}</span>
          <span className="text-sm text-muted">{getIntervalName(interval, language)}</span>
          <Badge>{t(`watch.alerts.state.${state}`)}</Badge>
          {source.kind === 'simulated' && (
            <Badge tone="warning">{t('watch.alerts.simulated')}</Badge>
          )}
        </p>
        <p className="mt-0.5">{alert.text}</p>
        {alert.note !== '' && <p className="mt-0.5 text-sm text-muted">{alert.note}</p>}
        <p className="mt-0.5 text-sm text-muted">
          {t('watch.alerts.fired', { count: firedCount })}
          {lastFiredAt !== undefined &&
            ` · ${t('watch.alerts.lastFired', { time: show(lastFiredAt) })}`}
          {` · ${t('watch.alerts.until', { day: formatTime(alert.expiresAt, '1d', language) })}`}
        </p>
        {fault !== undefined && (
          <p className="mt-0.5 text-sm text-warning">
            {t(`watch.alerts.fault.${fault}`, { vendor: source.vendor })}
          </p>
        )}
      </div>
      <AlertMenu {...props} />
    </li>
  );
}

function AlertMenu({ alert, onEdit, onDelete, onState }: AlertLineProps) {
  const { t } = useTranslation('workspace');
  const name = `${alert.symbol}, ${alert.text}`;
  const turn: MenuEntry =
    alert.state === 'active'
      ? { label: t('watch.alerts.pause'), icon: BellOff, onChoose: () => onState('paused') }
      : { label: t('watch.alerts.resume'), icon: BellRing, onChoose: () => onState('active') };
  return (
    <DropdownMenu
      trigger={
        <button
          type="button"
          aria-label={t('watch.alerts.actions', { name })}
          className="grid size-11 shrink-0 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink"
        >
          <Ellipsis aria-hidden="true" className="size-5" />
        </button>
      }
      entries={[
        { label: t('watch.alerts.open'), icon: ChartSpline, to: toChartPath(alert) },
        { label: t('watch.alerts.edit'), icon: PenLine, onChoose: onEdit },
        turn,
        { label: t('watch.alerts.delete'), icon: Trash2, danger: true, onChoose: onDelete },
      ]}
    />
  );
}
