import { auth } from '@vela/contracts';
import { Trans, useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { FullScreenSpinner } from '../../ui/spinner.tsx';
import { AccountCard, CardLink } from './account-card.tsx';
import { useLinkVerification } from './use-link-verification.ts';
import { VerificationForm } from './verification-form.tsx';
import { readVerification } from './verification-state.ts';

const { verificationCodeLength: count, verificationCodeMinutes: minutes } = auth;

/** Verifies an e-mail address by the mailed code, or by the mail's link at once. */
export function VerificationScreen() {
  const { t } = useTranslation('account');
  const location = useLocation();
  const { email, message, justSent = false } = readVerification(location.state);
  const link = useLinkVerification();
  if (link.working) return <FullScreenSpinner label={t('verification.linkWorking')} />;
  return (
    <AccountCard
      heading={t('verification.heading')}
      lead={
        <>
          {message !== undefined && (
            <p className="mb-3 rounded-md bg-accent-soft px-3 py-2 text-ink">{message}</p>
          )}
          {link.problem !== undefined && (
            <p role="alert" className="mb-3 rounded-md bg-danger-soft px-3 py-2 text-danger">
              {link.problem}
            </p>
          )}
          {email === undefined ? (
            <p>{t('verification.askEmail', { count })}</p>
          ) : (
            <p>
              <Trans
                t={t}
                i18nKey="verification.sentTo"
                values={{ email, count, minutes }}
                components={{ strong: <strong className="font-semibold text-ink" /> }}
              />
            </p>
          )}
        </>
      }
    >
      <VerificationForm email={email} justSent={justSent} />
      <CardLink to="/login">{t('verification.back')}</CardLink>
    </AccountCard>
  );
}
