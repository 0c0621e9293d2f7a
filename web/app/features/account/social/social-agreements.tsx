import { minimumAge } from '@vela/contracts';
import { Trans, useTranslation } from 'react-i18next';
import { AgreementLink } from '../agreement-link.tsx';

/** What a first sign-in at a provider accepts: it makes an account without a form. */
export function SocialAgreements() {
  const { t } = useTranslation('account');
  return (
    <p className="mt-2.5 text-xs leading-relaxed text-muted">
      <Trans
        t={t}
        i18nKey="social.agreements"
        values={{ age: minimumAge }}
        components={{
          privacy: <AgreementLink document="privacy" />,
          terms: <AgreementLink document="terms" />,
          risk: <AgreementLink document="risk" />,
        }}
      />
    </p>
  );
}
