import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getErrorMessage } from '../../../lib/api-error.ts';
import { Switch } from '../../../ui/switch.tsx';
import { notify } from '../../../ui/toasts.tsx';
import { Panel } from './panel.tsx';
import { useProfileApi } from './profile-api.ts';

/** Which mails are chosen, and which always come. */
export function NotificationsPanel({ newDeviceMails }: { newDeviceMails: boolean }) {
  const { t } = useTranslation(['profile', 'problems']);
  const { change } = useProfileApi();
  const [isBusy, setBusy] = useState(false);
  const choose = async (wanted: boolean): Promise<void> => {
    setBusy(true);
    await change({ newDeviceMails: wanted }).then(
      () => notify.success(t('profile:saved')),
      (error: unknown) => notify.error(getErrorMessage(error, t('problems:unexpected'))),
    );
    setBusy(false);
  };
  return (
    <Panel heading={t('profile:notifications.heading')} lead={t('profile:notifications.lead')}>
      <Switch
        label={t('profile:notifications.newDevice')}
        hint={t('profile:notifications.newDeviceHint')}
        checked={newDeviceMails}
        disabled={isBusy}
        onChange={(wanted) => void choose(wanted)}
      />
      <p className="border-t border-line pt-4 text-sm text-muted">
        {t('profile:notifications.always')}
      </p>
    </Panel>
  );
}
