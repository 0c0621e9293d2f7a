import type { FactorSetup as Setup } from '@vela/contracts';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { collectFaults, readText } from '../../../lib/forms/field-faults.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { AccountForm } from '../account-form.tsx';
import { useAccountForm } from '../use-account-form.ts';
import { useSecondFactorApi } from './second-factor-api.ts';
import { useStepUp } from './step-up.tsx';

const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }));

type FactorSetupProps = {
  setup: Setup;
  onDone: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
};

/** The secret for the app as a QR code and as text, and the code that the app then shows. */
export function FactorSetup({ setup, onDone, onCancel }: FactorSetupProps) {
  const { t } = useTranslation(['profile', 'forms', 'problems']);
  const { confirm } = useSecondFactorApi();
  const stepUp = useStepUp();
  const form = useAccountForm({
    findFaults: (fields) =>
      collectFaults({ code: readText(fields, 'code') === '' ? t('forms:required') : undefined }),
    send: async (fields) => {
      await stepUp.run(async () => onDone(await confirm(readText(fields, 'code'))));
      return undefined;
    },
    fallback: t('problems:unexpected'),
  });
  return (
    <div className="grid gap-4">
      <p className="text-sm">{t('profile:factor.scan')}</p>
      <Suspense fallback={<Skeleton className="size-48" />}>
        <QrCode text={setup.uri} label={t('profile:factor.qrCode')} />
      </Suspense>
      <p className="text-sm text-muted">
        {t('profile:factor.orType')}{' '}
        <code className="font-semibold break-words text-ink">
          {setup.secret.match(/.{1,4}/g)?.join(' ')}
        </code>
      </p>
      <AccountForm form={form} submit={t('profile:factor.switchOn')}>
        <TextField
          name="code"
          label={t('profile:factor.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          error={form.faults['code']}
        />
      </AccountForm>
      <Button look="quiet" onClick={onCancel}>
        {t('profile:cancel')}
      </Button>
      {stepUp.dialog}
    </div>
  );
}
