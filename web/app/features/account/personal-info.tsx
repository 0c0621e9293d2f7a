import type { User } from '@vela/contracts';
import { BadgeCheck, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { joinClassNames } from '../../ui/class-names.ts';

const providerNames: Readonly<Record<string, string>> = {
  google: 'Google',
  apple: 'Apple',
  microsoft: 'Microsoft',
};

/** Username, address and sign-in of an account. */
export function PersonalInfo({ user }: { user: User }) {
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
            className={joinClassNames(
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
          {providerNames[user.provider] ?? t('profile.personal.withPassword')}
        </Row>
      </dl>
    </section>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-1 px-5 py-4 sm:grid-cols-[12rem_1fr] sm:items-center">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="min-w-0 font-medium break-words">{children}</dd>
    </div>
  );
}
