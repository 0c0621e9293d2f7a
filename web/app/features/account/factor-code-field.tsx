import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/text-field.tsx';

type FactorCodeFieldProps = { error: string | undefined; takesFocus?: boolean };

/** The field `code`: a code of the authenticator app, or a recovery code. */
export function FactorCodeField({ error, takesFocus = false }: FactorCodeFieldProps) {
  const { t } = useTranslation('account');
  return (
    <TextField
      name="code"
      label={t('fields.factorCode')}
      hint={t('fields.factorCodeHint')}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      required
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- where it appears, it is what is asked for
      autoFocus={takesFocus}
      error={error}
    />
  );
}
