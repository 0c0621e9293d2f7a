import { useTranslation } from 'react-i18next';
import { Link, NavLink, useNavigate } from 'react-router';
import { useSession } from '../../lib/session/session-provider.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { notify } from '../../ui/toasts.tsx';

/** Ends the session, tells the person so, and leaves for the sign-in page, or for the one named. */
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

/** Sign in for guests; profile and sign out for members. Keeps its place while the session is being restored. */
export function AccountLinks() {
  const { t } = useTranslation('site');
  const { state } = useSession();
  const logout = useLogout();
  if (state.status === 'loading') return <span aria-hidden="true" className="min-h-11 w-24" />;
  if (state.status === 'unauthenticated') {
    return (
      <Link to="/login" className={buttonClass('primary')}>
        {t('navigation.login')}
      </Link>
    );
  }
  return (
    <>
      <NavLink to="/profile" className={buttonClass('quiet')}>
        {t('navigation.profile')}
      </NavLink>
      <Button look="secondary" onClick={() => void logout()}>
        {t('navigation.logout')}
      </Button>
    </>
  );
}
