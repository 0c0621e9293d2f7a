import { brand } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../lib/page-head.tsx';
import { fullTitle } from '../../site-pages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { ProblemPage } from './problem-page.tsx';

/**
 * What the service worker shows in place of a page that could not be fetched: whole without JavaScript, and with nothing on it that would
 * need the server.
 */
export function OfflinePage() {
  const { t } = useTranslation('problems');
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="mx-auto flex min-h-16 w-full max-w-page items-center px-4 sm:px-6">
        <Logo />
      </header>
      <ProblemPage
        eyebrow={t('offline.eyebrow')}
        title={t('offline.title')}
        text={t('offline.text', { brand: brand.name })}
        head={
          <PageHead
            title={fullTitle(t('offline.title'))}
            description={t('offline.description')}
            path="/offline"
            noindex
          />
        }
      >
        <p className="text-muted">{t('offline.hint')}</p>
        <p className="mt-6">
          {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- whichever address it stands at: asks for that one again */}
          <a href="" className={buttonClass()}>
            {t('offline.retry')}
          </a>
        </p>
      </ProblemPage>
    </div>
  );
}
