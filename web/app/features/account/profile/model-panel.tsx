import type { ModelSettingsView } from '@vela/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { collectFaults, readText } from '../../../lib/forms/field-faults.ts';
import { getErrorMessage } from '../../../lib/api-error.ts';
import { useModelApi, useModelSettings } from '../../../lib/model-settings.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { notify } from '../../../ui/toasts.tsx';
import { AccountForm } from '../account-form.tsx';
import { useAccountForm } from '../use-account-form.ts';
import { Panel } from './panel.tsx';

/** Runs one call at a time; what it refuses is told as a toast. */
function useCall() {
  const { t } = useTranslation('problems');
  const [isBusy, setBusy] = useState(false);
  const run = async (call: () => Promise<void>, done?: string): Promise<void> => {
    setBusy(true);
    try {
      await call();
      if (done !== undefined) notify.success(done);
    } catch (error) {
      notify.error(getErrorMessage(error, t('unexpected')));
    }
    setBusy(false);
  };
  return { isBusy, run };
}

function ConsentSwitch({ settings }: { settings: ModelSettingsView }) {
  const { t } = useTranslation('models');
  const { decide } = useModelApi();
  const { isBusy, run } = useCall();
  const { current, hasConsent } = settings;
  if (current === null) return <p className="text-sm text-muted">{t('settings.none')}</p>;
  return (
    <Switch
      label={t('settings.consent', current)}
      hint={t('settings.consentHint', current)}
      checked={hasConsent}
      disabled={isBusy}
      onChange={(isAgreed) => void run(() => decide(current.id, isAgreed))}
    />
  );
}

function KeyForm({ providers }: Pick<ModelSettingsView, 'providers'>) {
  const { t } = useTranslation(['models', 'forms', 'problems']);
  const { storeKey } = useModelApi();
  const form = useAccountForm({
    findFaults: (fields) =>
      collectFaults({ key: readText(fields, 'key') === '' ? t('forms:required') : undefined }),
    send: async (fields) => {
      await storeKey({ provider: readText(fields, 'provider'), key: readText(fields, 'key') });
      notify.success(t('models:settings.stored'));
      return undefined;
    },
    fallback: t('problems:unexpected'),
  });
  return (
    <AccountForm form={form} submit={t('models:settings.store')}>
      <SelectField
        name="provider"
        label={t('models:settings.provider')}
        options={providers.map(({ id, name, model, host }) => {
          return { value: id, label: `${name}, ${model} (${host})` };
        })}
      />
      <TextField
        name="key"
        type="password"
        autoComplete="off"
        label={t('models:settings.key')}
        hint={t('models:settings.keyHint')}
        error={form.faults['key']}
      />
    </AccountForm>
  );
}

function StoredKey({ name }: { name: string }) {
  const { t } = useTranslation('models');
  const { deleteKey } = useModelApi();
  const { isBusy, run } = useCall();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
      <p className="text-sm">{t('settings.keyOf', { name })}</p>
      <Button
        look="secondary"
        busy={isBusy}
        onClick={() => void run(deleteKey, t('settings.removed'))}
      >
        {t('settings.remove')}
      </Button>
    </div>
  );
}

/** The language model of the account: consent to it, and an own key for a listed provider. */
export function ModelPanel() {
  const { t } = useTranslation('models');
  const { data } = useModelSettings();
  if (data === undefined) return null;
  const { keyProvider, providers } = data;
  const named = providers.find(({ id }) => id === keyProvider)?.name ?? keyProvider;
  return (
    <Panel heading={t('settings.heading')} lead={t('settings.lead')}>
      <ConsentSwitch settings={data} />
      {named !== null && <StoredKey name={named} />}
      {named === null && providers.length > 0 && <KeyForm providers={providers} />}
    </Panel>
  );
}
