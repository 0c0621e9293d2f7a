import type { Language, Profile, User } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useLanguage } from '../../../i18n/use-language.ts';
import { Button, getButtonClass } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ApiKeysPanel } from './api-keys-panel.tsx';
import { ChoicesPanel } from './choices-panel.tsx';
import { DeletionPanel } from './deletion-panel.tsx';
import { EventsPanel } from './events-panel.tsx';
import { ExportPanel } from './export-panel.tsx';
import { ModelPanel } from './model-panel.tsx';
import { NotificationsPanel } from './notifications-panel.tsx';
import { PasswordPart } from './password-part.tsx';
import { PersonalInfo } from './personal-info.tsx';
import { useProfile } from './profile-api.ts';
import { SecondFactorPanel } from './second-factor-panel.tsx';
import { SignInWaysPanels } from './sign-in-ways.tsx';
import { useConnectionReturn } from './use-connection-return.ts';
import { SessionsPanel } from './sessions-panel.tsx';
import { ProfileTabs, profileTabs, type ProfileTab } from './profile-tabs.tsx';

type ProfileScreenProps = {
  user: User;
  chooseLanguage: (language: Language) => Promise<void>;
  onLogout: () => void;
};

type PartProps = Omit<ProfileScreenProps, 'user'> & { tab: ProfileTab; profile: Profile };

function ProfilePart({ tab, profile, chooseLanguage, onLogout }: PartProps) {
  switch (tab) {
    case 'personal':
      return <PersonalInfo profile={profile} />;
    case 'settings':
      return (
        <>
          <ChoicesPanel preferences={profile.preferences} chooseLanguage={chooseLanguage} />
          <ApiKeysPanel />
          <ModelPanel />
          <ExportPanel />
          <DeletionPanel onSignedOut={onLogout} />
        </>
      );
    case 'security':
      return (
        <>
          <PasswordPart email={profile.user.email} />
          <SecondFactorPanel factor={profile.secondFactor} />
          <SignInWaysPanels />
          <SessionsPanel onSignedOut={onLogout} />
          <EventsPanel />
        </>
      );
    case 'notifications':
      return <NotificationsPanel newDeviceMails={profile.preferences.newDeviceMails} />;
    default:
      return tab satisfies never;
  }
}

/** The account page: who one is, what one chose, and what keeps the account safe. */
export function ProfileScreen({ user, chooseLanguage, onLogout }: ProfileScreenProps) {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  const [query] = useSearchParams();
  useConnectionReturn();
  const tab = profileTabs.find((one) => one === query.get('tab')) ?? 'personal';
  const { data: profile, isError, refetch } = useProfile();
  return (
    <div className="mx-auto w-full max-w-page flex-1 px-4 pt-8 pb-12 sm:px-6 lg:pt-12">
      <div className="flex items-center gap-4">
        <span
          aria-hidden="true"
          className="grid size-14 shrink-0 place-items-center rounded-full bg-accent text-xl font-semibold text-on-accent max-sm:hidden"
        >
          {user.username.trim().charAt(0).toLocaleUpperCase(language)}
        </span>
        <div className="min-w-0">
          <h1 className="display text-3xl sm:text-4xl">{t('heading')}</h1>
          <p className="break-words text-muted">{user.username}</p>
        </div>
        <Link to="/chat" className={getButtonClass('secondary', 'ml-auto shrink-0')}>
          {t('chart')}
        </Link>
      </div>
      <div className="mt-6 grid gap-x-8 gap-y-6 lg:mt-10 lg:grid-cols-[12rem_minmax(0,1fr)]">
        <ProfileTabs open={tab} />
        <div className="grid min-w-0 content-start gap-4 sm:gap-6">
          {profile !== undefined && (
            <ProfilePart
              tab={tab}
              profile={profile}
              chooseLanguage={chooseLanguage}
              onLogout={onLogout}
            />
          )}
          {profile === undefined && isError && (
            <ErrorState
              title={t('failed')}
              retryLabel={t('again')}
              onRetry={() => void refetch()}
            />
          )}
          {profile === undefined && !isError && <Skeleton className="h-64" />}
          <section className="flex flex-wrap items-center justify-between gap-4 rounded-lg border border-line bg-surface p-5 sm:p-6">
            <div>
              <h2 className="font-semibold">{t('session.heading')}</h2>
              <p className="mt-1 text-sm text-muted">{t('session.text')}</p>
            </div>
            <Button look="secondary" className="max-sm:w-full" onClick={onLogout}>
              {t('session.logout')}
            </Button>
          </section>
        </div>
      </div>
    </div>
  );
}
