import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { AccountCard } from './account-card.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { SocialButtons } from './social/social-buttons.tsx';

export function RegisterScreen() {
  const { t } = useTranslation('account');
  const location = useLocation();
  return (
    <AccountCard heading={t('login.signUp.heading')} lead={t('login.signUp.lead')}>
      <SignUpForm agreements="together" />
      <SocialButtons />
      <p className="mt-6 border-t border-line pt-4 text-sm text-muted">
        {t('login.signUp.other')}{' '}
        <Link to="/login" state={location.state} className="link link-alone font-medium">
          {t('login.signUp.switch')}
        </Link>
      </p>
    </AccountCard>
  );
}
