import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { TabList, TabPanel, Tabs } from '../../ui/tabs.tsx';
import { AlertsScreen } from './alerts/alerts-screen.tsx';
import { WatchlistsScreen } from './lists/watchlists-screen.tsx';

/** Watchlists and alerts, each behind a tab that the address names. */
export function WatchScreen() {
  const { t } = useTranslation('workspace');
  const [params, setParams] = useSearchParams();
  const current = params.get('tab') === 'alerts' ? 'alerts' : 'lists';
  const tabs = [
    { name: 'lists', label: t('watch.lists.title') },
    { name: 'alerts', label: t('watch.alerts.title') },
  ] as const;
  return (
    <div className="mx-auto w-full max-w-page flex-1 px-4 py-8 sm:px-6 md:py-12">
      <h1 className="display mb-4 text-4xl">{t('watch.title')}</h1>
      <Tabs
        tabs={tabs}
        current={current}
        onChoose={(tab) => setParams({ tab }, { replace: true, preventScrollReset: true })}
      >
        <TabList label={t('watch.title')} tabs={tabs} className="border-b border-line" />
        <TabPanel name="lists" className="pt-4">
          <WatchlistsScreen />
        </TabPanel>
        <TabPanel name="alerts" className="pt-4">
          <AlertsScreen />
        </TabPanel>
      </Tabs>
    </div>
  );
}
