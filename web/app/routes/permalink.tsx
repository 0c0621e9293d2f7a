import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { PageHead } from '../lib/page-head.tsx';
import { useIsHydrated } from '../lib/page-environment.ts';
import type { RouteHandle } from '../lib/route-handle.ts';

export const handle: RouteHandle = { start: 'now' };

/** What it shows needs the chat's words and parts: they load with it. */
const PermalinkScreen = lazy(async () => ({
  default: (await import('../features/chat/permalink/permalink-screen.tsx')).PermalinkScreen,
}));

/** A stored analysis, or a conversation that its owner shared. */
export default function Permalink() {
  const { t } = useTranslation('explore');
  const { key = '' } = useParams();
  const opening = (
    <div className="p-6 text-center text-muted">
      <output className="noscript:hidden">{t('links.opening')}</output>
      <noscript>{t('links.noscript')}</noscript>
    </div>
  );
  return (
    <>
      {/* The key of the address is the right to read it: no other address may tell it. */}
      <PageHead title={t('links.title')} description={t('links.description')} path="/a" noindex />
      <main id="content" className="mx-auto w-full max-w-4xl flex-1 px-4 py-8 sm:px-6">
        {useIsHydrated() ? (
          <Suspense fallback={opening}>
            <PermalinkScreen key={key} linkKey={key} />
          </Suspense>
        ) : (
          opening
        )}
      </main>
    </>
  );
}
