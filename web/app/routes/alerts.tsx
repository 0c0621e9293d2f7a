import { useTranslation } from 'react-i18next';
import { AlertsScreen } from '../features/watch/alerts/alerts-screen.tsx';
import { PageHead } from '../lib/page-head.tsx';
import type { RouteHandle } from '../lib/route-handle.ts';

function Head() {
  const { t } = useTranslation('watch');
  return (
    <PageHead
      title={t('alerts.title')}
      description={t('alerts.description')}
      path="/alerts"
      noindex
    />
  );
}

export const handle: RouteHandle = { head: <Head /> };

/** What an account waits for on charts, and what was seen. */
export default function Alerts() {
  return (
    <main id="content" className="flex flex-1 flex-col">
      <AlertsScreen />
    </main>
  );
}
