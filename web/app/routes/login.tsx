import { useTranslation } from 'react-i18next';
import { LoginScreen } from '../features/account/login-screen.tsx';
import { backToPage } from '../lib/back-to-page.server.ts';
import { PageHead } from '../lib/page-head.tsx';
import type { RouteHandle } from '../lib/route-handle.ts';

function Head() {
  const { t } = useTranslation('account');
  return (
    <PageHead title={t('login.title')} description={t('login.description')} path="/login" noindex />
  );
}

export const handle: RouteHandle = { head: <Head /> };

export const action = backToPage;

export default function Login() {
  return <LoginScreen />;
}
