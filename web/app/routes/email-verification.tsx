import { useTranslation } from 'react-i18next';
import { VerificationScreen } from '../features/account/verification-screen.tsx';
import { backToPage } from '../lib/back-to-page.server.ts';
import { PageHead } from '../lib/page-head.tsx';
import type { RouteHandle } from '../lib/route-handle.ts';

function Head() {
  const { t } = useTranslation('account');
  return (
    <PageHead
      title={t('verification.title')}
      description={t('verification.description')}
      path="/email-verification"
      noindex
    />
  );
}

export const handle: RouteHandle = { head: <Head /> };

export const action = backToPage;

export default function EmailVerification() {
  return <VerificationScreen />;
}
