import { useTranslation } from 'react-i18next';
import { PageHead } from '../../lib/page-head.tsx';
import { adminHome } from './admin-return-path.ts';

/** Head of the first admin page. */
export function ServiceHead() {
  const { t } = useTranslation('admin');
  return (
    <PageHead
      title={t('service.title')}
      description={t('service.description')}
      path={adminHome}
      noindex
    />
  );
}
