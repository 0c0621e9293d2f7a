import { auth } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { collectFaults, readText } from '../../../lib/forms/field-faults.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { notify } from '../../../ui/toasts.tsx';
import { AccountForm } from '../account-form.tsx';
import { useAccountForm } from '../use-account-form.ts';
import { useProfileApi } from './profile-api.ts';

const names = ['oldCode', 'newCode'] as const;
const readDigits = (fields: FormData, name: string) => readText(fields, name).replaceAll(/\D/g, '');

/** The codes that were mailed to both addresses. */
export function EmailCodesForm({ oldEmail, newEmail }: { oldEmail: string; newEmail: string }) {
  const { t } = useTranslation(['profile', 'account', 'problems']);
  const { confirmEmailChange } = useProfileApi();
  const count = auth.verificationCodeLength;
  const form = useAccountForm({
    findFaults: (fields) => {
      const findFault = (name: string) =>
        readDigits(fields, name).length === count
          ? undefined
          : t('account:verification.codeInvalid', { count });
      return collectFaults(Object.fromEntries(names.map((name) => [name, findFault(name)])));
    },
    send: async (fields) => {
      await confirmEmailChange({
        oldCode: readDigits(fields, 'oldCode'),
        newCode: readDigits(fields, 'newCode'),
      });
      notify.success(t('profile:email.done', { email: newEmail }));
      return undefined;
    },
    fallback: t('problems:unexpected'),
  });
  const labels = {
    oldCode: t('profile:email.oldCode', { email: oldEmail }),
    newCode: t('profile:email.newCode', { email: newEmail }),
  };
  return (
    <AccountForm form={form} submit={t('profile:email.confirm')}>
      <output className="text-sm">{t('profile:email.sent')}</output>
      {names.map((name) => (
        <TextField
          key={name}
          name={name}
          label={labels[name]}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          error={form.faults[name]}
          className="[&_label]:break-words"
        />
      ))}
    </AccountForm>
  );
}
