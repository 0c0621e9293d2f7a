import { useTranslation } from 'react-i18next';
import { ForgotScreen } from '../features/account/forgot-screen.tsx';
import { backToPage } from '../lib/back-to-page.server.ts';
import { PageHead } from '../lib/page-head.tsx';
import type { RouteHandle } from '../lib/route-handle.ts';

function Head() {
  const { t } = useTranslation('account');
  return (
    <PageHead
      title={t('forgot.title')}
      description={t('forgot.description')}
      path="/forgot-password"
      noindex
    />
  );
}

export const handle: RouteHandle = { head: <Head /> };

export const action = backToPage;

export default function ForgotPassword() {
  return <ForgotScreen />;
}
