import { useTranslation } from 'react-i18next';
import { ProfileScreen } from '../features/account/profile-screen.tsx';
import { useLogout } from '../features/site/account-links.tsx';
import { LanguageSwitch } from '../features/site/language-switch.tsx';
import { ThemeSwitch } from '../features/site/theme-switch.tsx';
import { PageHead } from '../lib/page-head.tsx';
import { useSession } from '../lib/session/session-provider.tsx';

export default function Profile() {
  const { t } = useTranslation('account');
  const { user } = useSession();
  const logout = useLogout();
  return (
    <main id="content" className="flex flex-1 flex-col">
      <PageHead title={t('profile.title')} description={t('profile.description')} path="/profile" noindex />
      {user !== undefined && (
        <ProfileScreen user={user} languageSwitch={<LanguageSwitch />} themeSwitch={<ThemeSwitch />} onLogout={() => void logout()} />
      )}
    </main>
  );
}
