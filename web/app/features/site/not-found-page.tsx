import { useTranslation } from 'react-i18next';
import { ProblemPage } from './problem-page.tsx';
import { WaysOn } from './ways-on.tsx';

export function NotFoundPage() {
  const { t } = useTranslation('problems');
  return (
    <ProblemPage eyebrow={t('notFound.eyebrow')} title={t('notFound.title')} text={t('notFound.text')}>
      <WaysOn />
    </ProblemPage>
  );
}
