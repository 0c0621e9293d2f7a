import type { AlertChannel } from '@vela/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getErrorMessage } from '../../../lib/api-error.ts';
import { useApi } from '../../../lib/session/session-provider.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { notify } from '../../../ui/toasts.tsx';
import { useChannelCalls } from './channels-query.ts';
import { SecretText } from './secret-text.tsx';

type Calls = ReturnType<typeof useChannelCalls>;

/** Tells that a call has failed. */
export function useFaultNotice() {
  const { t } = useTranslation('problems');
  return (error: unknown): void => {
    notify.error(getErrorMessage(error, t('unexpected')));
  };
}

/** A test message to a channel, a new secret for a program, and its end. */
export function ChannelActions({ channel: { id, kind, name } }: { channel: AlertChannel }) {
  const { t } = useTranslation('workspace');
  const { test, remove, rotate } = useChannelCalls(useApi());
  const tell = useFaultNotice();
  const [isAsked, setAsked] = useState(false);
  // Each channel has the same buttons.
  const nameAction = (action: string): string => `${action}: ${name}`;
  const sendTest = async (): Promise<void> => {
    try {
      const { fault } = await test.mutateAsync(id);
      if (fault === undefined) notify.success(t('delivery.tested'));
      else notify.error(t(`delivery.faults.${fault}`));
    } catch (error) {
      tell(error);
    }
  };
  return (
    <div className="mt-1 flex flex-wrap gap-2">
      <Button
        look="quiet"
        busy={test.isPending}
        aria-label={nameAction(t('delivery.test'))}
        onClick={() => void sendTest()}
      >
        {t('delivery.test')}
      </Button>
      {kind === 'webhook' && (
        <NewSecret id={id} label={nameAction(t('delivery.rotate'))} rotate={rotate} />
      )}
      <Button
        look="quiet"
        aria-label={nameAction(t('delivery.remove'))}
        onClick={() => setAsked(true)}
      >
        {t('delivery.remove')}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={t('delivery.removeTitle')}
          action={t('delivery.remove')}
          cancel={t('watch.alerts.cancel')}
          busy={remove.isPending}
          onConfirm={() => remove.mutate(id, { onError: tell })}
          onClose={() => setAsked(false)}
        >
          {t('delivery.removeText', { name })}
        </ConfirmDialog>
      )}
    </div>
  );
}

type NewSecretProps = { id: string; label: string; rotate: Calls['rotate'] };

function NewSecret({ id, label, rotate }: NewSecretProps) {
  const { t } = useTranslation('workspace');
  const tell = useFaultNotice();
  return (
    <>
      <Button
        look="quiet"
        busy={rotate.isPending}
        aria-label={label}
        onClick={() => rotate.mutate(id, { onError: tell })}
      >
        {t('delivery.rotate')}
      </Button>
      {rotate.data !== undefined && (
        <Dialog title={t('delivery.rotate')} onClose={rotate.reset}>
          <p className="mt-3 text-sm text-muted">{t('delivery.rotated')}</p>
          <SecretText secret={rotate.data.secret} onDone={rotate.reset} />
        </Dialog>
      )}
    </>
  );
}
