import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { getButtonClass } from '../../ui/button.tsx';
import { ProblemPage } from './problem-page.tsx';

/** Shown in place of a page that failed to render. `code` is the HTTP status. */
export function FailedPage({ code = 500 }: { code?: number }) {
  const { t } = useTranslation('problems');
  const { pathname, search } = useLocation();
  return (
    <ProblemPage
      eyebrow={t('failed.eyebrow', { code })}
      title={t('failed.title')}
      text={t('failed.text')}
    >
      <div className="flex flex-wrap gap-3">
        {/* A real link: it loads the page anew, also without JavaScript. */}
        <a href={`${pathname}${search}`} className={getButtonClass()}>
          {t('failed.retry')}
        </a>
        <Link to="/Contact" className={getButtonClass('secondary')}>
          {t('failed.write')}
        </Link>
      </div>
      <p className="mt-6 text-sm text-muted">{t('failed.contact', { code })}</p>
    </ProblemPage>
  );
}
