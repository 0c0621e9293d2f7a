import { agreements, type AgreementDocument, minimumAge } from '@vela/contracts';
import type { UseFormRegister } from 'react-hook-form';
import { Trans, useTranslation } from 'react-i18next';
import { Checkbox } from '../../ui/checkbox.tsx';
import { AgreementLink } from './agreement-link.tsx';
import type { SignUpValues } from './sign-up-values.ts';

type BoxesProps = {
  register: UseFormRegister<SignUpValues>;
  missing: readonly AgreementDocument[];
};

/** One box for each agreement, as on the sign-in screen. */
export function AgreementBoxes({ register, missing }: BoxesProps) {
  const { t } = useTranslation('account');
  return (
    <div className="grid gap-2.5">
      {agreements.map(({ document }) => (
        <Checkbox
          key={document}
          {...register(document)}
          required
          aria-invalid={missing.includes(document) || undefined}
          label={
            <Trans
              t={t}
              i18nKey={`agreements.${document}`}
              values={{ age: minimumAge }}
              components={{ a: <AgreementLink document={document} /> }}
            />
          }
        />
      ))}
    </div>
  );
}

/** One box for all agreements, as on the register screen. */
export function AgreementBox({ register, missing }: BoxesProps) {
  const { t } = useTranslation('account');
  return (
    <Checkbox
      {...register('all')}
      required
      aria-invalid={missing.length > 0 || undefined}
      label={
        <Trans
          t={t}
          i18nKey="agreements.all"
          values={{ age: minimumAge }}
          components={{
            privacy: <AgreementLink document="privacy" />,
            terms: <AgreementLink document="terms" />,
            risk: <AgreementLink document="risk" />,
          }}
        />
      }
    />
  );
}
