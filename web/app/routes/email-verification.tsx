import { useTranslation } from 'react-i18next';
import { VerificationScreen } from '../features/account/verification-screen.tsx';
import { PageHead } from '../lib/page-head.tsx';

export default function EmailVerification() {
  const { t } = useTranslation('account');
  return (
    <>
      <PageHead title={t('verification.title')} description={t('verification.description')} path="/email-verification" noindex />
      <VerificationScreen />
    </>
  );
}
