import { useTranslation } from 'react-i18next';
import { LoginScreen } from '../features/account/login-screen.tsx';
import { PageHead } from '../lib/page-head.tsx';

export default function Login() {
  const { t } = useTranslation('account');
  return (
    <>
      <PageHead title={t('login.title')} description={t('login.description')} path="/login" noindex />
      <LoginScreen />
    </>
  );
}
