import type { User } from '@vela/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { joinClassNames } from '../../ui/class-names.ts';
import { PersonalInfo } from './personal-info.tsx';

type ProfileScreenProps = {
  user: User;
  languageSwitch: ReactNode;
  themeSwitch: ReactNode;
  onLogout: () => void;
};

/** The account page. The open tab is in the URL, so that /settings can link to it. */
export function ProfileScreen({ user, languageSwitch, themeSwitch, onLogout }: ProfileScreenProps) {
  const { t } = useTranslation('account');
  const [query] = useSearchParams();
  const tab = query.get('tab') === 'settings' ? 'settings' : 'personal';
  return (
    <div className="mx-auto w-full max-w-page flex-1 px-4 py-12 sm:px-6">
      <h1 className="text-3xl font-semibold tracking-tight">{t('profile.heading')}</h1>
      <nav aria-label={t('profile.tabs.label')} className="mt-6 flex gap-1 border-b border-line">
        {(['personal', 'settings'] as const).map((part) => (
          <Link
            key={part}
            to={part === 'settings' ? '?tab=settings' : '?'}
            replace
            aria-current={tab === part ? 'page' : undefined}
            className={joinClassNames(
              '-mb-px inline-flex min-h-11 items-center border-b-2 px-4 text-sm font-semibold',
              tab === part
                ? 'border-accent text-ink'
                : 'border-transparent text-muted hover:text-ink',
            )}
          >
            {t(`profile.tabs.${part}`)}
          </Link>
        ))}
      </nav>
      {tab === 'personal' ? (
        <PersonalInfo user={user} />
      ) : (
        <Settings languageSwitch={languageSwitch} themeSwitch={themeSwitch} />
      )}
      <section className="mt-10 flex max-w-2xl flex-wrap items-center justify-between gap-4 border-t border-line pt-6">
        <div>
          <h2 className="font-semibold">{t('profile.session.heading')}</h2>
          <p className="mt-1 text-sm text-muted">{t('profile.session.text')}</p>
        </div>
        <Button look="secondary" onClick={onLogout}>
          {t('profile.session.logout')}
        </Button>
      </section>
    </div>
  );
}

type SettingsProps = { languageSwitch: ReactNode; themeSwitch: ReactNode };

function Settings({ languageSwitch, themeSwitch }: SettingsProps) {
  const { t } = useTranslation('account');
  return (
    <section aria-labelledby="settings-heading" className="mt-8 max-w-2xl">
      <h2 id="settings-heading" className="sr-only">
        {t('profile.settings.heading')}
      </h2>
      <div className="divide-y divide-line rounded-lg border border-line bg-surface">
        <Setting name={t('profile.settings.language')} text={t('profile.settings.languageText')}>
          {languageSwitch}
        </Setting>
        <Setting name={t('profile.settings.theme')} text={t('profile.settings.themeText')}>
          {themeSwitch}
        </Setting>
      </div>
    </section>
  );
}

function Setting({ name, text, children }: { name: string; text: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 px-5 py-4">
      <div>
        <h3 className="font-medium">{name}</h3>
        <p className="mt-0.5 text-sm text-muted">{text}</p>
      </div>
      {children}
    </div>
  );
}
