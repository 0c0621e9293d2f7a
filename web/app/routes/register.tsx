import { useTranslation } from 'react-i18next';
import { RegisterScreen } from '../features/account/register-screen.tsx';
import { PageHead } from '../lib/page-head.tsx';
import type { RouteHandle } from '../lib/route-handle.ts';

function Head() {
  const { t } = useTranslation('account');
  return <PageHead title={t('register.title')} description={t('register.description')} path="/register" noindex />;
}

export const handle: RouteHandle = { head: <Head /> };

export default function Register() {
  return <RegisterScreen />;
}
