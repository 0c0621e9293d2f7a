import { AccountHead } from '../features/account/account-head.tsx';
import { ProfileScreen } from '../features/account/profile/profile-screen.tsx';
import { useLogout } from '../features/site/account-links.tsx';
import { useLanguageChoice } from '../features/site/use-language-choice.ts';
import type { RouteHandle } from '../lib/route-handle.ts';
import { useSession } from '../lib/session/session-provider.tsx';

export const handle: RouteHandle = { head: <AccountHead page="profile" path="/profile" /> };

export default function Profile() {
  const { user } = useSession();
  const { choose } = useLanguageChoice();
  const logout = useLogout();
  return (
    <main id="content" className="flex flex-1 flex-col">
      {user !== undefined && (
        <ProfileScreen user={user} chooseLanguage={choose} onLogout={() => void logout()} />
      )}
    </main>
  );
}
