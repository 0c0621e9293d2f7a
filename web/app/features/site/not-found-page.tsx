import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { isReadablePath } from '../../lib/readable-path.ts';
import { ProblemPage } from './problem-page.tsx';
import { FallbackLinks } from './fallback-links.tsx';

/** No page at this URL, or the URL cannot be decoded. */
export function NotFoundPage() {
  const { t } = useTranslation('problems');
  const { pathname } = useLocation();
  const problem = isReadablePath(pathname) ? 'notFound' : 'unreadable';
  return (
    <ProblemPage
      eyebrow={t(`${problem}.eyebrow`)}
      title={t(`${problem}.title`)}
      text={t(`${problem}.text`)}
    >
      <FallbackLinks />
    </ProblemPage>
  );
}
