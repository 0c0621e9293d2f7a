import { agreements, minimumAge } from '@vela/contracts';
import { Trans, useTranslation } from 'react-i18next';
import type { FieldFaults } from '../../lib/forms/field-faults.ts';
import type { FormValues } from '../../lib/forms/form-answer.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { AgreementLink } from './agreement-link.tsx';

type BoxesProps = { faults: FieldFaults; typed: FormValues };

/** One checkbox per agreement, as on the sign-in screen. */
export function AgreementBoxes({ faults, typed }: BoxesProps) {
  const { t } = useTranslation('account');
  return (
    <div className="grid gap-2.5">
      {agreements.map(({ document }) => (
        <Checkbox
          key={document}
          name={document}
          defaultChecked={document in typed}
          required
          aria-invalid={document in faults || undefined}
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

/** One checkbox for all agreements, as on the register screen. */
export function AgreementBox({ faults }: BoxesProps) {
  const { t } = useTranslation('account');
  return (
    <Checkbox
      name="all"
      required
      aria-invalid={'all' in faults || undefined}
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
