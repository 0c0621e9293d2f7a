import { useTranslation } from 'react-i18next';
import { PageHead } from '../../lib/page-head.tsx';
import { fullTitle } from '../../site-pages.ts';
import { ProblemPage } from './problem-page.tsx';
import { WaysOn } from './ways-on.tsx';

export function GonePage() {
  const { t } = useTranslation('problems');
  return (
    <ProblemPage
      eyebrow={t('gone.eyebrow')}
      title={t('gone.title')}
      text={t('gone.text')}
      head={
        <PageHead
          title={fullTitle(t('gone.title'))}
          description={t('gone.description')}
          path="/410"
          noindex
        />
      }
    >
      <WaysOn />
    </ProblemPage>
  );
}
