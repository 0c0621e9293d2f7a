import { alertChannelLimits } from '@vela/contracts';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, getErrorMessage } from '../../../lib/api-error.ts';
import { useApi } from '../../../lib/session/session-provider.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useChannelCalls } from './channels-query.ts';
import { SecretText } from './secret-text.tsx';

/** The message of a refused address, shown beside its field. */
function getUrlFault(error: unknown, fallback: string): string {
  const own = error instanceof ApiError ? error.fields.find(({ field }) => field === 'url') : null;
  return own?.message ?? getErrorMessage(error, fallback);
}

/** Asks for an address and a name; once it has answered, its secret is shown. */
export function WebhookDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['workspace', 'problems']);
  const { addWebhook } = useChannelCalls(useApi());
  const [name, setName] = useState('');
  const [url, setUrl] = useState('');
  const address = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    addWebhook.mutate({ name, url }, { onError: () => address.current?.focus() });
  };
  return (
    <Dialog title={t('workspace:delivery.addWebhook')} onClose={onClose}>
      {addWebhook.data === undefined ? (
        <form className="mt-3 space-y-3" onSubmit={submit} noValidate>
          <TextField
            ref={address}
            label={t('workspace:delivery.url')}
            hint={t('workspace:delivery.urlHint')}
            type="url"
            autoComplete="off"
            required
            maxLength={alertChannelLimits.urlMaxLength}
            value={url}
            onChange={({ target }) => setUrl(target.value)}
            error={
              addWebhook.isError
                ? getUrlFault(addWebhook.error, t('problems:unexpected'))
                : undefined
            }
          />
          <TextField
            label={t('workspace:delivery.name')}
            autoComplete="off"
            maxLength={alertChannelLimits.nameMaxLength}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <div className="flex flex-wrap justify-end gap-2">
            <Button look="secondary" onClick={onClose}>
              {t('workspace:watch.alerts.cancel')}
            </Button>
            <Button type="submit" busy={addWebhook.isPending}>
              {t('workspace:delivery.check')}
            </Button>
          </div>
        </form>
      ) : (
        <SecretText secret={addWebhook.data.secret} onDone={onClose} />
      )}
    </Dialog>
  );
}
