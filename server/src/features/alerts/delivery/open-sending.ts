import { postDocument } from '@vela/market-data';
import type { AppDeps } from '../../feature.ts';
import { createChannelContents } from './channel-content.ts';
import type { SendingDeps } from './send-to-channel.ts';
import { loadVapidKeys, type VapidKeys } from './vapid-keys.ts';

/** How messages of alerts are sent: with the keys of the environment, or those of DATA_DIR. */
export function openSending({
  config,
  now,
  postOutside = postDocument,
}: Pick<AppDeps, 'config' | 'now' | 'postOutside'>): SendingDeps {
  let known: VapidKeys | undefined = config.vapidKeys;
  return {
    post: postOutside,
    contents: createChannelContents(config.encryptionKey),
    getVapidKeys: () => (known ??= loadVapidKeys(config.dataDir)),
    publicUrl: config.publicUrl,
    now,
  };
}
