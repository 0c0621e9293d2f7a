import { useTranslation } from 'react-i18next';
import { DesignPage } from '../features/design/design-page.tsx';
import { PageHead } from '../lib/page-head.tsx';

export default function Design() {
  const { t } = useTranslation('design');
  return (
    <main id="content">
      <PageHead title={t('title')} description={t('description')} path="/design" noindex />
      <DesignPage />
    </main>
  );
}
