import { useTranslation } from 'react-i18next';
import { RegisterScreen } from '../features/account/register-screen.tsx';
import { backToPage } from '../lib/back-to-page.server.ts';
import { PageHead } from '../lib/page-head.tsx';
import type { RouteHandle } from '../lib/route-handle.ts';

function Head() {
  const { t } = useTranslation('account');
  return (
    <PageHead
      title={t('register.title')}
      description={t('register.description')}
      path="/register"
      noindex
    />
  );
}

export const handle: RouteHandle = { head: <Head /> };

export const action = backToPage;

export default function Register() {
  return <RegisterScreen />;
}
