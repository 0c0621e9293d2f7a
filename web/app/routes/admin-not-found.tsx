import { useTranslation } from 'react-i18next';
import { data, Link } from 'react-router';
import { adminHome } from '../features/admin/admin-return-path.ts';
import { ProblemPage } from '../features/site/problem-page.tsx';
import { getButtonClass } from '../ui/button.tsx';

export function loader() {
  return data(null, { status: 404 });
}

export default function AdminNotFound() {
  const { t } = useTranslation('admin');
  return (
    <ProblemPage
      eyebrow={t('notFound.eyebrow')}
      title={t('notFound.title')}
      text={t('notFound.text')}
    >
      <Link to={adminHome} className={getButtonClass('primary')}>
        {t('notFound.back')}
      </Link>
    </ProblemPage>
  );
}
