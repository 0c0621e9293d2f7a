import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { ProblemPage } from './problem-page.tsx';

export function FailedPage() {
  const { t } = useTranslation('problems');
  return (
    <ProblemPage eyebrow={t('failed.eyebrow')} title={t('failed.title')} text={t('failed.text')}>
      <Button onClick={() => window.location.reload()}>{t('failed.retry')}</Button>
    </ProblemPage>
  );
}
