import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/text-field.tsx';

/** The field `code`: a code of the authenticator app, or a recovery code. */
export function FactorCodeField({ error }: { error: string | undefined }) {
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
      error={error}
    />
  );
}
