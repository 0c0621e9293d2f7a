import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../lib/page-head.tsx';
import type { RouteHandle } from '../lib/route-handle.ts';

/** The same file as the parts of the workspace. */
const WatchScreen = lazy(async () => ({
  default: (await import('../features/watch/watch-parts.ts')).WatchScreen,
}));

function Head() {
  const { t } = useTranslation('workspace');
  return (
    <PageHead title={t('watch.title')} description={t('watch.description')} path="/watch" noindex />
  );
}

export const handle: RouteHandle = { head: <Head /> };

/** The instruments that an account watches, and its alerts. */
export default function Watch() {
  return (
    <main id="content" className="flex flex-1 flex-col">
      <Suspense fallback={null}>
        <WatchScreen />
      </Suspense>
    </main>
  );
}
