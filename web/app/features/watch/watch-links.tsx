import { Bell, List } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useApi } from '../../lib/session/session-provider.tsx';
import { Badge } from '../../ui/badge.tsx';
import { useUnreadFirings } from './alerts/alerts-query.ts';

const linkClass =
  'flex min-h-11 items-center gap-2.5 rounded-md px-3 text-sm hover:bg-sunken hover:text-accent md:min-h-9';

/** Ways to the watchlists and the alerts, with how many firings are new. */
export function WatchLinks() {
  const { t } = useTranslation('workspace');
  const { data } = useUnreadFirings(useApi());
  const unread = data?.count ?? 0;
  return (
    <ul className="border-t border-line p-2">
      <li>
        <Link to="/watch" className={linkClass}>
          <List aria-hidden="true" className="size-4" />
          {t('watch.lists.title')}
        </Link>
      </li>
      <li>
        <Link to="/watch?tab=alerts" className={linkClass}>
          <Bell aria-hidden="true" className="size-4" />
          {t('watch.alerts.title')}
          {unread > 0 && <Badge tone="accent">{t('watch.alerts.unread', { count: unread })}</Badge>}
        </Link>
      </li>
    </ul>
  );
}

const railClass =
  'relative grid size-9 shrink-0 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink';

/** The same as icons, where the list of conversations is closed. */
export function WatchRail() {
  const { t } = useTranslation('workspace');
  const { data } = useUnreadFirings(useApi());
  const unread = data?.count ?? 0;
  const bell = unread > 0 ? t('watch.bellUnread', { count: unread }) : t('watch.bell');
  return (
    <>
      <Link
        to="/watch"
        aria-label={t('watch.lists.title')}
        title={t('watch.lists.title')}
        className={railClass}
      >
        <List aria-hidden="true" className="size-5" />
      </Link>
      <Link to="/watch?tab=alerts" aria-label={bell} title={bell} className={railClass}>
        <Bell aria-hidden="true" className="size-5" />
        {unread > 0 && <span className="absolute top-1 right-1 size-2.5 rounded-full bg-accent" />}
      </Link>
    </>
  );
}
