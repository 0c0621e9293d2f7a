import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../lib/page-head.tsx';
import { useIsHydrated } from '../lib/page-environment.ts';
import type { RouteHandle } from '../lib/route-handle.ts';

export const handle: RouteHandle = { start: 'now' };

/** The chart is loaded once the page is there. */
const GuestWorkspace = lazy(async () => ({
  default: (await import('./explore/guest-workspace.tsx')).GuestWorkspace,
}));

/** The workspace for guests: example charts and answers that are stored. */
export default function Explore() {
  const { t } = useTranslation('explore');
  return (
    <>
      <PageHead title={t('title')} description={t('description')} path="/explore" />
      {useIsHydrated() ? (
        <Suspense fallback={<Opening />}>
          <GuestWorkspace />
        </Suspense>
      ) : (
        <Opening />
      )}
    </>
  );
}

/** What the page says before its chart, and to who has no scripts. */
function Opening() {
  const { t } = useTranslation('explore');
  return (
    <main id="content" className="grid min-h-dvh place-items-center bg-paper p-6">
      <div className="max-w-prose">
        <h1 className="text-2xl font-semibold">{t('heading')}</h1>
        <p className="mt-2 text-muted">{t('lead')}</p>
        <output className="mt-4 block text-sm text-muted noscript:hidden">{t('opening')}</output>
      </div>
    </main>
  );
}
