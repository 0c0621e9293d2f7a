import type { User } from '@vela/contracts';
import { House, ChevronDown, LogOut, Settings, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { useSession } from '../../lib/session/session-provider.tsx';
import { getButtonClass } from '../../ui/button.tsx';
import { joinClassNames } from '../../ui/class-names.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { useLogout } from './account-links.tsx';

const entryClass =
  'flex min-h-11 w-full items-center gap-2.5 rounded-sm px-3 text-sm hover:bg-sunken hover:text-accent aria-[current=page]:text-accent';

/** `withChoices`: language and theme are in the menu, where no header has them. */
type AccountMenuProps = { withChoices?: boolean };

/** Account area of the header: sign-in link for guests, account menu for members. */
export function AccountMenu({ withChoices = false }: AccountMenuProps) {
  const { t } = useTranslation('site');
  const { state, user } = useSession();
  if (user !== undefined) return <MemberMenu user={user} withChoices={withChoices} />;
  return (
    <Link
      to="/login"
      // Reserves its space while the session is restored; nothing restores it without JavaScript.
      className={getButtonClass(
        'secondary',
        joinClassNames(
          'min-h-10 max-lg:min-h-11',
          state.status === 'loading' && 'invisible noscript:visible',
        ),
      )}
    >
      {t('navigation.login')}
    </Link>
  );
}

function MemberMenu({ user, withChoices }: { user: User; withChoices: boolean }) {
  const { t } = useTranslation('site');
  const language = useLanguage();
  return (
    <Disclosure
      className="group relative"
      buttonClassName="flex min-h-11 list-none items-center gap-1.5 rounded-md px-1.5 hover:bg-sunken [&::-webkit-details-marker]:hidden"
      button={
        <>
          <span
            aria-hidden="true"
            className="grid size-8 place-items-center rounded-full bg-accent text-sm font-semibold text-on-accent"
          >
            {user.username.trim().charAt(0).toLocaleUpperCase(language)}
          </span>
          <span className="sr-only">{t('navigation.account', { name: user.username })}</span>
          <ChevronDown
            aria-hidden="true"
            className="size-4 text-muted transition-transform group-open:rotate-180"
          />
        </>
      }
    >
      <div className="absolute top-full right-0 mt-2 w-64 max-w-[calc(100vw-2rem)] z-30 rounded-lg border border-line bg-raised p-1.5 shadow-lift">
        <p className="border-b border-line px-3 pt-2 pb-3">
          <span className="block truncate font-medium">{user.username}</span>
          <span className="block truncate text-sm text-muted">{user.email}</span>
        </p>
        {withChoices && (
          <div className="flex items-center justify-between gap-2 border-b border-line px-3 py-2.5">
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
        )}
        <MenuEntries />
      </div>
    </Disclosure>
  );
}

function MenuEntries() {
  const { t } = useTranslation('site');
  const logout = useLogout();
  return (
    <ul className="pt-1.5">
      <li>
        <Link to="/profile" className={entryClass}>
          <UserRound aria-hidden="true" className="size-4" />
          {t('navigation.profile')}
        </Link>
      </li>
      <li>
        <Link to="/profile?tab=settings" className={entryClass}>
          <Settings aria-hidden="true" className="size-4" />
          {t('navigation.settings')}
        </Link>
      </li>
      <li>
        <Link to="/property" className={entryClass}>
          <House aria-hidden="true" className="size-4" />
          {t('navigation.property')}
        </Link>
      </li>
      <li className="mt-1.5 border-t border-line pt-1.5">
        <button type="button" className={entryClass} onClick={() => void logout()}>
          <LogOut aria-hidden="true" className="size-4" />
          {t('navigation.logout')}
        </button>
      </li>
    </ul>
  );
}
