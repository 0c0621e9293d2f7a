import { useTranslation } from 'react-i18next';
import { WatchlistsScreen } from '../features/watch/lists/watchlists-screen.tsx';
import { PageHead } from '../lib/page-head.tsx';
import type { RouteHandle } from '../lib/route-handle.ts';

function Head() {
  const { t } = useTranslation('watch');
  return (
    <PageHead
      title={t('lists.title')}
      description={t('lists.description')}
      path="/watchlists"
      noindex
    />
  );
}

export const handle: RouteHandle = { head: <Head /> };

/** The instruments that an account watches. */
export default function Watchlists() {
  return (
    <main id="content" className="flex flex-1 flex-col">
      <WatchlistsScreen />
    </main>
  );
}
