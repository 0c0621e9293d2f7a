import { useTranslation } from 'react-i18next';
import { Link, NavLink, useNavigate } from 'react-router';
import { useSession } from '../../lib/session/session-provider.tsx';
import { Button, getButtonClass } from '../../ui/button.tsx';
import { notify } from '../../ui/toasts.tsx';

/** Ends the session, notifies the user, and navigates to the sign-in page or to `destination`. */
export function useLogout(destination = '/login'): () => Promise<void> {
  const { t } = useTranslation('site');
  const { logout } = useSession();
  const navigate = useNavigate();
  return async () => {
    const told = await logout();
    if (told) notify.info(t('logout.done'));
    else notify.warning(t('logout.serverNotReached'));
    await navigate(destination);
  };
}

/** Sign-in for guests, profile and sign-out for members; space reserved while restoring. */
export function AccountLinks() {
  const { t } = useTranslation('site');
  const { state } = useSession();
  const logout = useLogout();
  if (state.status === 'loading') return <span aria-hidden="true" className="min-h-11 w-24" />;
  if (state.status === 'unauthenticated') {
    return (
      <Link to="/login" className={getButtonClass('primary')}>
        {t('navigation.login')}
      </Link>
    );
  }
  return (
    <>
      <NavLink to="/profile" className={getButtonClass('quiet')}>
        {t('navigation.profile')}
      </NavLink>
      <Button look="secondary" onClick={() => void logout()}>
        {t('navigation.logout')}
      </Button>
    </>
  );
}
