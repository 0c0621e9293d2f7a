import { type AlertFiring, formatTime } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useApi } from '../../../lib/session/session-provider.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { toChartPath } from '../chart-path.ts';
import { useChangeAlerts, useFirings } from './alerts-query.ts';

/** What the alerts saw, the latest first. */
export function FiringHistory() {
  const { t } = useTranslation('workspace');
  const api = useApi();
  const firings = useFirings(api);
  const change = useChangeAlerts(api);
  const items = firings.data?.pages.flatMap((page) => page.items) ?? [];
  const unread = items.filter(({ isRead }) => !isRead).length;
  return (
    <section aria-labelledby="alert-history">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-2">
        <h2 id="alert-history" className="text-lg font-semibold">
          {t('watch.alerts.history')}
        </h2>
        {unread > 0 && (
          <Button
            look="quiet"
            busy={change.isPending}
            onClick={() => change.mutate({ kind: 'read' })}
          >
            {t('watch.alerts.markRead')}
          </Button>
        )}
      </div>
      {items.length === 0 && firings.data !== undefined && (
        <p className="mt-2 text-sm text-muted">{t('watch.alerts.historyNone')}</p>
      )}
      <ol aria-live="polite" className="mt-1 divide-y divide-line">
        {items.map((firing) => (
          <Firing key={firing.id} firing={firing} />
        ))}
      </ol>
      {firings.hasNextPage && (
        <Button
          look="secondary"
          className="mt-3"
          busy={firings.isFetchingNextPage}
          onClick={() => void firings.fetchNextPage()}
        >
          {t('watch.alerts.more')}
        </Button>
      )}
    </section>
  );
}

function Firing({ firing }: { firing: AlertFiring }) {
  const { t } = useTranslation('workspace');
  const language = useLanguage();
  const { source, provisional, late, isRead, firedAt } = firing;
  return (
    <li className="py-3" data-firing={firing.id}>
      <Link to={toChartPath(firing)} className="hover:text-accent hover:underline">
        {firing.text}
      </Link>
      <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-muted">
        <time dateTime={new Date(firedAt).toISOString()}>
          {formatTime(firedAt, undefined, language)}
        </time>
        {!isRead && <Badge tone="accent">{t('watch.alerts.isNew')}</Badge>}
        {provisional && <Badge>{t('watch.alerts.provisional')}</Badge>}
        {late && <Badge>{t('watch.alerts.late')}</Badge>}
        {source.kind === 'simulated' && <Badge tone="warning">{t('watch.alerts.simulated')}</Badge>}
      </p>
    </li>
  );
}
