import { useTranslation } from 'react-i18next';
import { MarketNewsScreen } from '../features/market-news/market-news-screen.tsx';
import { PageHead } from '../lib/page-head.tsx';
import type { RouteHandle } from '../lib/route-handle.ts';

function Head() {
  const { t } = useTranslation('headlines');
  return (
    <PageHead title={t('title')} description={t('description')} path="/markets/news" noindex />
  );
}

export const handle: RouteHandle = { head: <Head /> };

/** Headlines of the markets; Vela's own articles are at `/news`. */
export default function MarketNews() {
  return (
    <main id="content" className="flex flex-1 flex-col">
      <MarketNewsScreen />
    </main>
  );
}
