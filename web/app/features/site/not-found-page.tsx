import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClass } from '../../ui/button.tsx';
import { ProblemPage } from './problem-page.tsx';

export function NotFoundPage() {
  const { t } = useTranslation('problems');
  return (
    <ProblemPage eyebrow={t('notFound.eyebrow')} title={t('notFound.title')} text={t('notFound.text')}>
      <Link to="/" className={buttonClass()}>
        {t('notFound.home')}
      </Link>
    </ProblemPage>
  );
}
