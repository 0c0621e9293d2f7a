import type { FactorSetup as Setup, SecondFactor } from '@vela/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getErrorMessage } from '../../../lib/api-error.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/toasts.tsx';
import { FactorSetup } from './factor-setup.tsx';
import { Panel } from './panel.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { useSecondFactorApi } from './second-factor-api.ts';
import { useStepUp } from './step-up.tsx';

type Step =
  | { readonly name: 'state' }
  | { readonly name: 'setup'; readonly setup: Setup }
  | { readonly name: 'codes'; readonly codes: readonly string[] };

type StateProps = {
  factor: SecondFactor;
  busy: boolean;
  onBegin: () => void;
  onRenew: () => void;
  onRemove: () => void;
};

function FactorState({ factor, busy, onBegin, onRenew, onRemove }: StateProps) {
  const { t } = useTranslation('profile');
  if (!factor.active)
    return (
      <Button look="secondary" busy={busy} onClick={onBegin}>
        {t('factor.begin')}
      </Button>
    );
  return (
    <>
      <p className="flex flex-wrap items-center gap-3 text-sm">
        <Badge tone="success">{t('factor.on')}</Badge>
        <span>{t('factor.codesLeft', { count: factor.recoveryCodesLeft })}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" busy={busy} onClick={onRenew}>
          {t('factor.renewCodes')}
        </Button>
        <Button look="secondary" busy={busy} onClick={onBegin}>
          {t('factor.replace')}
        </Button>
        <Button look="danger" busy={busy} onClick={onRemove}>
          {t('factor.switchOff')}
        </Button>
      </div>
    </>
  );
}

/** The second factor: an authenticator app is set up, replaced or switched off. */
export function SecondFactorPanel({ factor }: { factor: SecondFactor }) {
  const { t } = useTranslation(['profile', 'problems']);
  const { begin, renewCodes, remove } = useSecondFactorApi();
  const stepUp = useStepUp();
  const [step, setStep] = useState<Step>({ name: 'state' });
  const [isBusy, setBusy] = useState(false);
  const carryOut = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    await stepUp
      .run(work)
      .catch((error: unknown) => notify.error(getErrorMessage(error, t('problems:unexpected'))));
    setBusy(false);
  };
  const showState = (): void => setStep({ name: 'state' });
  const showCodes = (codes: readonly string[]): void => setStep({ name: 'codes', codes });
  return (
    <Panel heading={t('profile:factor.heading')} lead={t('profile:factor.lead')}>
      {step.name === 'state' && (
        <FactorState
          factor={factor}
          busy={isBusy}
          onBegin={() =>
            void carryOut(async () => setStep({ name: 'setup', setup: await begin() }))
          }
          onRenew={() => void carryOut(async () => showCodes(await renewCodes()))}
          onRemove={() => void carryOut(remove)}
        />
      )}
      {step.name === 'setup' && (
        <FactorSetup setup={step.setup} onDone={showCodes} onCancel={showState} />
      )}
      {step.name === 'codes' && <RecoveryCodeList codes={step.codes} onDone={showState} />}
      {stepUp.dialog}
    </Panel>
  );
}
