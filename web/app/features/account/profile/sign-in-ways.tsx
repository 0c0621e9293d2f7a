import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { PasskeysPanel } from './passkeys-panel.tsx';
import { ProvidersPanel } from './providers-panel.tsx';
import { useSignInWays } from './sign-in-ways-api.ts';

/** Passkeys and connected providers of the account. */
export function SignInWaysPanels() {
  const { t } = useTranslation('profile');
  const { data: ways, isError } = useSignInWays();
  if (isError) return <p role="alert">{t('ways.failed')}</p>;
  if (ways === undefined) return <Skeleton className="h-40" />;
  return (
    <>
      <PasskeysPanel passkeys={ways.passkeys} />
      <ProvidersPanel ways={ways} />
    </>
  );
}
