import type { User } from '@vela/contracts';
import { BadgeCheck, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';

type ProfileScreenProps = {
  user: User;
  languageSwitch: ReactNode;
  themeSwitch: ReactNode;
  onLogout: () => void;
};

/** A person's account. The part that is open stands in the address, so that /settings can lead to it. */
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
            className={classNames(
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

function PersonalInfo({ user }: { user: User }) {
  const { t } = useTranslation('account');
  const Badge = user.email_verified ? BadgeCheck : CircleAlert;
  return (
    <section aria-labelledby="personal-heading" className="mt-8 max-w-2xl">
      <h2 id="personal-heading" className="sr-only">
        {t('profile.personal.heading')}
      </h2>
      <dl className="divide-y divide-line rounded-lg border border-line bg-surface">
        <Row label={t('profile.personal.username')}>{user.username}</Row>
        <Row label={t('profile.personal.email')}>
          <span className="mr-3">{user.email}</span>
          <span
            className={classNames(
              'inline-flex items-center gap-1.5 text-sm',
              user.email_verified ? 'text-success' : 'text-warning',
            )}
          >
            <Badge aria-hidden="true" className="size-4" />
            {user.email_verified
              ? t('profile.personal.verified')
              : t('profile.personal.notVerified')}
          </span>
        </Row>
        <Row label={t('profile.personal.provider')}>
          {providerName(user.provider) ?? t('profile.personal.withPassword')}
        </Row>
      </dl>
    </section>
  );
}

const providerNames: Readonly<Record<string, string>> = {
  google: 'Google',
  apple: 'Apple',
  microsoft: 'Microsoft',
};

function providerName(provider: string): string | undefined {
  return providerNames[provider];
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-1 px-5 py-4 sm:grid-cols-[12rem_1fr] sm:items-center">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="min-w-0 font-medium break-words">{children}</dd>
    </div>
  );
}

function Settings({
  languageSwitch,
  themeSwitch,
}: {
  languageSwitch: ReactNode;
  themeSwitch: ReactNode;
}) {
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
