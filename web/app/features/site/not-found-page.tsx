import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { isReadablePath } from '../../lib/readable-path.ts';
import { ProblemPage } from './problem-page.tsx';
import { WaysOn } from './ways-on.tsx';

/** There is no page at this address, or the address itself cannot be read. */
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
      <WaysOn />
    </ProblemPage>
  );
}
