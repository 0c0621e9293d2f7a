import { useTranslation } from 'react-i18next';
import { Panel } from './panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { useSignInWays } from './sign-in-ways-api.ts';

/** Changes the password; says how to choose one where the account has none. */
export function PasswordPart({ email }: { email: string }) {
  const { t } = useTranslation(['profile']);
  if (useSignInWays().data?.hasPassword !== false) return <PasswordPanel email={email} />;
  return (
    <Panel heading={t('profile:password.heading')}>
      <p className="text-sm">{t('profile:ways.noPassword')}</p>
    </Panel>
  );
}
