import { ownData } from '@vela/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getErrorMessage } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { notify } from '../../../ui/toasts.tsx';
import { useOwnDataApi } from './own-data-api.ts';
import { Panel } from './panel.tsx';
import { useStepUp } from './step-up.tsx';

/** Has the account erased, after a question and the password. */
export function DeletionPanel({ onSignedOut }: { onSignedOut: () => void }) {
  const { t } = useTranslation(['profile', 'problems']);
  const { requestDeletion } = useOwnDataApi();
  const stepUp = useStepUp();
  const [isAsking, setAsking] = useState(false);
  const days = ownData.deletionGraceDays;
  const carryOut = async (): Promise<void> => {
    setAsking(false);
    try {
      if (!(await stepUp.run(requestDeletion))) return;
      notify.warning(t('profile:deletion.done', { days }));
      onSignedOut();
    } catch (error) {
      notify.error(getErrorMessage(error, t('problems:unexpected')));
    }
  };
  return (
    <Panel heading={t('profile:deletion.heading')} lead={t('profile:deletion.lead', { days })}>
      <p className="text-sm text-muted">{t('profile:deletion.kept')}</p>
      <Button look="danger" onClick={() => setAsking(true)}>
        {t('profile:deletion.request')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('profile:deletion.ask')}
          action={t('profile:deletion.request')}
          cancel={t('profile:cancel')}
          busy={false}
          onConfirm={() => void carryOut()}
          onClose={() => setAsking(false)}
        >
          {t('profile:deletion.lead', { days })}
        </ConfirmDialog>
      )}
      {stepUp.dialog}
    </Panel>
  );
}
