import { passwordStrengths, ratePassword, type PasswordStrength } from '@vela/contracts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { joinClassNames } from '../../ui/class-names.ts';

const tones = {
  short: 'bg-danger',
  weak: 'bg-danger',
  fair: 'bg-warning',
  strong: 'bg-success',
} satisfies Record<PasswordStrength, string>;

type MeterProps = {
  password: string;
  person: { readonly email: string; readonly username: string };
};

/** How hard a new password is to guess, as a bar and in words that screen readers hear. */
export function PasswordMeter({ password, person }: MeterProps) {
  const { t } = useTranslation('account');
  const id = useId();
  const strength = ratePassword(password, person);
  const level = passwordStrengths.indexOf(strength) + 1;
  return (
    <div className={joinClassNames('-mt-2', password === '' && 'sr-only')}>
      <div aria-hidden="true" className="grid grid-cols-4 gap-1">
        {passwordStrengths.map((step, index) => (
          <span
            key={step}
            className={joinClassNames(
              'h-1 rounded-full',
              index < level ? tones[strength] : 'bg-line',
            )}
          />
        ))}
      </div>
      <output id={id} aria-live="polite" className="mt-1 block text-xs text-muted">
        {password !== '' && t('strength.text', { strength: t(`strength.${strength}`) })}
      </output>
    </div>
  );
}
