import { useTranslation } from 'react-i18next';
import { adminHome } from '../features/admin/admin-return-path.ts';
import { ServiceScreen } from '../features/admin/service-screen.tsx';
import { PageHead } from '../lib/page-head.tsx';

export default function Admin() {
  const { t } = useTranslation('admin');
  return (
    <main id="content" className="flex flex-1 flex-col">
      <PageHead
        title={t('service.title')}
        description={t('service.description')}
        path={adminHome}
        noindex
      />
      <ServiceScreen />
    </main>
  );
}
