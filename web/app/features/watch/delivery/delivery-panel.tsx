import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getErrorMessage } from '../../../lib/api-error.ts';
import { useApi } from '../../../lib/session/session-provider.tsx';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/toasts.tsx';
import { ChannelLine } from './channel-line.tsx';
import { useChannelCalls, useChannels } from './channels-query.ts';
import { DeliveryList } from './delivery-list.tsx';
import { nameBrowser, subscribeBrowser } from './subscribe-browser.ts';
import { WebhookDialog } from './webhook-dialog.tsx';

/** Where alerts are sent beside the page and mail: browsers and programs, and what was sent. */
export function DeliveryPanel() {
  const { t } = useTranslation(['workspace', 'problems']);
  const api = useApi();
  const channels = useChannels(api);
  const { addBrowser, readKey } = useChannelCalls(api);
  const [isAdding, setAdding] = useState(false);
  const subscribe = async (): Promise<void> => {
    const { key } = await readKey();
    const subscribed = await subscribeBrowser(key);
    if (subscribed.kind !== 'subscribed') {
      notify.error(t(`workspace:delivery.${subscribed.kind}`));
      return;
    }
    await addBrowser.mutateAsync({ name: nameBrowser(), ...subscribed.browser });
    notify.success(t('workspace:delivery.subscribed'));
  };
  return (
    <section aria-labelledby="alert-delivery" className="mt-10 max-w-3xl">
      <h2 id="alert-delivery" className="text-lg font-semibold">
        {t('workspace:delivery.title')}
      </h2>
      <p className="mt-1 text-sm text-muted">{t('workspace:delivery.lead')}</p>
      {channels.data !== undefined && channels.data.items.length > 0 && (
        <ul className="mt-2 divide-y divide-line">
          {channels.data.items.map((channel) => (
            <ChannelLine key={channel.id} channel={channel} />
          ))}
        </ul>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          look="secondary"
          busy={addBrowser.isPending}
          onClick={() =>
            void subscribe().catch((error: unknown) =>
              notify.error(getErrorMessage(error, t('problems:unexpected'))),
            )
          }
        >
          {t('workspace:delivery.addBrowser')}
        </Button>
        <Button look="secondary" onClick={() => setAdding(true)}>
          {t('workspace:delivery.addWebhook')}
        </Button>
      </div>
      <div className="mt-4">
        <DeliveryList />
      </div>
      {isAdding && <WebhookDialog onClose={() => setAdding(false)} />}
    </section>
  );
}
