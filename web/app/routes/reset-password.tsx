import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { ResetScreen } from '../features/account/reset-screen.tsx';
import { PageHead } from '../lib/page-head.tsx';

export default function ResetPassword() {
  const { t } = useTranslation('account');
  const { token } = useParams();
  const [query] = useSearchParams();
  return (
    <>
      <PageHead title={t('reset.title')} description={t('reset.description')} path="/reset-password" noindex />
      <ResetScreen token={token ?? query.get('token') ?? undefined} />
    </>
  );
}
