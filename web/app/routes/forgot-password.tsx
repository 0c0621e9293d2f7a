import { useTranslation } from 'react-i18next';
import { ForgotScreen } from '../features/account/forgot-screen.tsx';
import { PageHead } from '../lib/page-head.tsx';

export default function ForgotPassword() {
  const { t } = useTranslation('account');
  return (
    <>
      <PageHead title={t('forgot.title')} description={t('forgot.description')} path="/forgot-password" noindex />
      <ForgotScreen />
    </>
  );
}
