import { auth, type Profile } from '@vela/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { collectFaults, readText } from '../../../lib/forms/field-faults.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { notify } from '../../../ui/toasts.tsx';
import { findUsernameFault } from '../account-faults.ts';
import { AccountForm } from '../account-form.tsx';
import { useAccountForm } from '../use-account-form.ts';
import { EmailPanel } from './email-panel.tsx';
import { NextStep } from './next-step.tsx';
import { Panel } from './panel.tsx';
import { useProfileApi } from './profile-api.ts';

/** Name and address of an account, each with its form. */
export function PersonalInfo({ profile }: { profile: Profile }) {
  const { t } = useTranslation(['account', 'profile', 'forms', 'problems']);
  const { change } = useProfileApi();
  const [typed, setTyped] = useState(profile.user.username);
  const isChanged = typed.trim() !== profile.user.username;
  const form = useAccountForm({
    findFaults: (fields) => collectFaults({ username: findUsernameFault(fields, t) }),
    send: async (fields) => {
      await change({ username: readText(fields, 'username') });
      notify.success(t('profile:saved'));
      return undefined;
    },
    fallback: t('problems:unexpected'),
  });
  return (
    <>
      <Panel heading={t('profile:name.heading')} lead={t('profile:name.lead')}>
        <AccountForm
          form={form}
          submit={t('profile:name.submit')}
          look={isChanged ? 'primary' : 'secondary'}
        >
          <TextField
            name="username"
            label={t('account:fields.username')}
            hint={t('profile:name.hint', {
              min: auth.usernameMinLength,
              max: auth.usernameMaxLength,
            })}
            autoComplete="username"
            defaultValue={profile.user.username}
            onChange={(event) => setTyped(event.target.value)}
            required
            error={form.faults['username']}
          />
        </AccountForm>
      </Panel>
      <EmailPanel profile={profile} />
      {profile.user.provider === 'email' && !profile.secondFactor.active && <NextStep />}
    </>
  );
}
