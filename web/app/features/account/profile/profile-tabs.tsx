import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { joinClassNames } from '../../../ui/class-names.ts';

export const profileTabs = ['personal', 'settings', 'security', 'notifications'] as const;
export type ProfileTab = (typeof profileTabs)[number];

/** Links to the parts of the profile: the open one is in the URL, so that pages can link to it. */
export function ProfileTabs({ open }: { open: ProfileTab }) {
  const { t } = useTranslation('profile');
  return (
    <nav
      aria-label={t('tabs.label')}
      className="grid grid-cols-2 gap-2 sm:flex sm:gap-1 lg:sticky lg:top-24 lg:grid lg:grid-cols-1 lg:self-start"
    >
      {profileTabs.map((tab) => (
        <Link
          key={tab}
          to={tab === 'personal' ? '?' : `?tab=${tab}`}
          replace
          preventScrollReset
          aria-current={tab === open ? 'page' : undefined}
          className={joinClassNames(
            'inline-flex min-h-11 items-center rounded-md px-3 text-sm font-semibold max-sm:border sm:px-4',
            tab === open
              ? 'border-accent bg-accent-soft text-accent'
              : 'border-line text-muted hover:bg-sunken hover:text-ink',
          )}
        >
          {t(`tabs.${tab}`)}
        </Link>
      ))}
    </nav>
  );
}
