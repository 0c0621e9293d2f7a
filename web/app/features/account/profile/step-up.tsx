import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../lib/api-error.ts';
import { collectFaults, readText } from '../../../lib/forms/field-faults.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { AccountForm } from '../account-form.tsx';
import { FactorCodeField } from '../factor-code-field.tsx';
import { PasswordField } from '../password-field.tsx';
import { useAccountForm } from '../use-account-form.ts';
import { NoPasswordNote, PasskeyStep } from './passkey-step.tsx';
import { useProfile, useProfileApi } from './profile-api.ts';
import { useSignInWays } from './sign-in-ways-api.ts';

type Waiting = { readonly resolve: (isConfirmed: boolean) => void };

type EndProps = { onEnd: (isConfirmed: boolean) => void };

function PasswordStep({ onEnd }: EndProps) {
  const { t } = useTranslation(['account', 'profile', 'forms', 'problems']);
  const { confirmIdentity } = useProfileApi();
  const needsCode = useProfile().data?.secondFactor.active === true;
  const form = useAccountForm({
    findFaults: (fields) => {
      const findMissing = (name: string) =>
        fields.has(name) && readText(fields, name) === '' ? t('forms:required') : undefined;
      const currentPassword = findMissing('currentPassword');
      return collectFaults({ currentPassword, code: findMissing('code') });
    },
    send: async (fields) => {
      const code = readText(fields, 'code');
      await confirmIdentity({
        currentPassword: readText(fields, 'currentPassword'),
        ...(code === '' ? {} : { code }),
      });
      onEnd(true);
      return undefined;
    },
    fallback: t('problems:unexpected'),
  });
  return (
    <AccountForm form={form} submit={t('profile:stepUp.submit')}>
      <PasswordField
        name="currentPassword"
        label={t('account:fields.password')}
        autoComplete="current-password"
        required
        error={form.faults['currentPassword']}
      />
      {needsCode && <FactorCodeField error={form.faults['code']} />}
    </AccountForm>
  );
}

function StepUpDialog({ onEnd }: EndProps) {
  const { t } = useTranslation('profile');
  const { data: ways } = useSignInWays();
  return (
    <Dialog title={t('stepUp.title')} onClose={() => onEnd(false)}>
      <p className="mt-2 mb-4 text-sm text-muted">{t('stepUp.text')}</p>
      {ways?.hasPassword === false ? <NoPasswordNote /> : <PasswordStep onEnd={onEnd} />}
      {ways !== undefined && ways.passkeys.length > 0 && (
        <PasskeyStep onConfirmed={() => onEnd(true)} />
      )}
      <Button look="quiet" className="mt-2 w-full" onClick={() => onEnd(false)}>
        {t('cancel')}
      </Button>
    </Dialog>
  );
}

/**
 * Runs what needs the password again: where the server asks for it, a dialog does, and the call is
 * repeated. `run` resolves with false when the dialog was closed; other failures are thrown.
 */
export function useStepUp(): {
  run: (work: () => Promise<unknown>) => Promise<boolean>;
  dialog: ReactNode;
} {
  const [waiting, setWaiting] = useState<Waiting>();
  const confirm = (): Promise<boolean> =>
    new Promise((resolve) => {
      setWaiting({ resolve });
    });
  const end = (isConfirmed: boolean): void => {
    setWaiting(undefined);
    waiting?.resolve(isConfirmed);
  };
  return {
    run: async (work) => {
      try {
        await work();
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'REAUTH_REQUIRED')) throw error;
        if (!(await confirm())) return false;
        await work();
      }
      return true;
    },
    dialog: waiting === undefined ? null : <StepUpDialog onEnd={end} />,
  };
}
