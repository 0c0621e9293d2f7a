import { useTranslation } from 'react-i18next';
import { RegisterScreen } from '../features/account/register-screen.tsx';
import { PageHead } from '../lib/page-head.tsx';

export default function Register() {
  const { t } = useTranslation('account');
  return (
    <>
      <PageHead title={t('register.title')} description={t('register.description')} path="/register" noindex />
      <RegisterScreen />
    </>
  );
}
