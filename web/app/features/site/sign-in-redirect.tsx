import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { toReturnState } from '../../lib/return-path.ts';
import { useSession } from '../../lib/session/session-provider.tsx';
import { FullScreenSpinner } from '../../ui/spinner.tsx';

const inBrowser = typeof document !== 'undefined';

/** Spinner while restoring; then guests go to `to`, to return after, except after a logout. */
export function SignInRedirect({ to }: { to: string }) {
  const { t } = useTranslation('site');
  const { state } = useSession();
  const location = useLocation();
  return (
    <>
      <FullScreenSpinner label={t('restoring')} />
      {/* Only in the browser: until then the spinner, as on the server. */}
      {inBrowser && state.status === 'unauthenticated' && (
        <Navigate
          to={to}
          replace
          state={state.ended === 'logout' ? null : toReturnState(location)}
        />
      )}
    </>
  );
}
