import { useTranslation } from 'react-i18next';
import { PageHead } from '../../lib/page-head.tsx';
import { ProblemPage } from './problem-page.tsx';
import { FallbackLinks } from './fallback-links.tsx';

export function GonePage() {
  const { t } = useTranslation('problems');
  return (
    <ProblemPage
      eyebrow={t('gone.eyebrow')}
      title={t('gone.title')}
      text={t('gone.text')}
      head={
        <PageHead title={t('gone.title')} description={t('gone.description')} path="/410" noindex />
      }
    >
      <FallbackLinks />
    </ProblemPage>
  );
}
