import { auth, honeypotField } from '@vela/contracts';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { EmailField } from '../../lib/forms/email-field.tsx';
import { type FieldFaults, readText } from '../../lib/forms/field-faults.ts';
import type { FormValues } from '../../lib/forms/form-answer.ts';
import { Honeypot } from '../../ui/honeypot.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { notify } from '../../ui/toasts.tsx';
import { useAccountApi } from './account-api.ts';
import { findMissingAgreements, findSignUpFaults } from './account-faults.ts';
import { AccountForm } from './account-form.tsx';
import { AgreementBox, AgreementBoxes } from './agreement-boxes.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useAccountForm } from './use-account-form.ts';
import { toVerification } from './verification-state.ts';

/** Creates the account once all agreements are accepted, then goes to e-mail verification. */
function useSignUp() {
  const { t } = useTranslation('account');
  const account = useAccountApi();
  const navigate = useNavigate();
  const location = useLocation();
  return async (fields: FormData): Promise<FieldFaults | undefined> => {
    const missing = findMissingAgreements(fields);
    if (missing.length > 0) {
      const names = missing.map((document) => t(`agreements.names.${document}`)).join(', ');
      const warning = t('agreements.pleaseAccept', { names });
      notify.clear(warning);
      notify.warning(warning);
      return Object.fromEntries([...missing, 'all'].map((name) => [name, warning]));
    }
    notify.clear();
    const email = readText(fields, 'email');
    await account.register({
      username: readText(fields, 'username'),
      email,
      password: readText(fields, 'password'),
      [honeypotField]: readText(fields, honeypotField),
    });
    notify.success(t('register.success'));
    const state = toVerification(location.state, { email, justSent: true });
    await navigate('/email-verification', { state });
    return undefined;
  };
}

type SignUpFormProps = { agreements: 'each' | 'together'; typed?: FormValues | undefined };

export function SignUpForm({ agreements, typed = {} }: SignUpFormProps) {
  const { t } = useTranslation(['account', 'forms']);
  const form = useAccountForm({
    findFaults: (fields) => findSignUpFaults(fields, t),
    send: useSignUp(),
    fallback: t('errors.registration'),
  });
  const { faults } = form;
  const Boxes = agreements === 'each' ? AgreementBoxes : AgreementBox;
  return (
    <AccountForm form={form} submit={t('login.signUp.submit')}>
      <TextField
        name="username"
        label={t('fields.username')}
        autoComplete="nickname"
        required
        minLength={auth.usernameMinLength}
        maxLength={auth.usernameMaxLength}
        defaultValue={typed['username']}
        error={faults['username']}
      />
      <EmailField
        autoComplete="username"
        label={t('fields.email')}
        defaultValue={typed['email']}
        error={faults['email']}
      />
      <NewPasswordFields label={t('fields.password')} faults={faults} typed={typed} />
      <Boxes faults={faults} typed={typed} />
      <Honeypot name={honeypotField} label={t('forms:leaveEmpty')} />
    </AccountForm>
  );
}
