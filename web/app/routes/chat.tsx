import { useTranslation } from 'react-i18next';
import { PageHead } from '../lib/page-head.tsx';

export default function Chat() {
  const { t } = useTranslation('chat');
  return (
    <main id="content">
      <PageHead title={t('title')} description={t('description')} path="/chat" noindex />
    </main>
  );
}
