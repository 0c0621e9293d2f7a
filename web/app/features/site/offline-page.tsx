import { brand } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../lib/page-head.tsx';
import { getButtonClass } from '../../ui/button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { ProblemPage } from './problem-page.tsx';

/** Shown by the service worker when a page cannot be fetched: no JavaScript, no server. */
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
            title={t('offline.title')}
            description={t('offline.description')}
            path="/offline"
            noindex
          />
        }
      >
        <p className="text-muted">{t('offline.hint')}</p>
        <p className="mt-6">
          {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- reloads the current URL, whatever it is */}
          <a href="" className={getButtonClass()}>
            {t('offline.retry')}
          </a>
        </p>
      </ProblemPage>
    </div>
  );
}
