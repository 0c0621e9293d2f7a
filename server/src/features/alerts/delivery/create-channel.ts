import { randomBytes, randomUUID } from 'node:crypto';
import {
  getDeliveryWords,
  type CreateBrowserRequest,
  type CreateWebhookRequest,
  type DeliveryFault,
  type Language,
} from '@vela/contracts';
import webPush from 'web-push';
import type { Database } from '../../../db/database.ts';
import { AppError } from '../../../errors.ts';
import { hashAddress, type WebhookContent } from './channel-content.ts';
import { saveChannel } from './channel-store.ts';
import {
  isPushService,
  listValidSecrets,
  toCallFault,
  type ChannelRow,
  type SendingDeps,
} from './send-to-channel.ts';
import { createWebhookHeaders, createWebhookSecret } from './sign-webhook.ts';

type Owner = { readonly userId: number; readonly language: Language };
type Deps = SendingDeps & { readonly db: Database };

function createUrlError(fault: DeliveryFault, language: Language): AppError {
  const message = getDeliveryWords(language).faults[fault];
  return new AppError('VALIDATION_FAILED', `address of a webhook: ${fault}`, {
    details: { fields: [{ field: 'url', message }] },
  });
}

/** Asks the receiver to send back a challenge, so that an address is called by its owner's wish alone. */
async function sendChallenge(
  { post, now }: SendingDeps,
  content: WebhookContent,
): Promise<DeliveryFault | undefined> {
  const text = randomBytes(24).toString('base64url');
  const body = JSON.stringify({ type: 'verification', challenge: text });
  const headers = createWebhookHeaders(listValidSecrets(content, now()), {
    id: `verification_${randomUUID()}`,
    timestampSeconds: Math.floor(now() / 1000),
    body,
  });
  try {
    const answer = await post({ url: content.url, headers, body });
    if (answer.status < 200 || answer.status >= 300) return 'refused';
    return answer.body.includes(text) ? undefined : 'no-echo';
  } catch (error) {
    return toCallFault(error);
  }
}

/** Saves a webhook whose receiver answers the challenge. Throws a fault of the field `url`. */
export async function createWebhook(
  deps: Deps,
  { url, name }: CreateWebhookRequest,
  { userId, language }: Owner,
): Promise<{ readonly row: ChannelRow; readonly secret: string }> {
  const secret = createWebhookSecret();
  const content = { url, secret };
  const fault = await sendChallenge(deps, content);
  if (fault !== undefined) throw createUrlError(fault, language);
  const row = await saveChannel(deps.db, {
    userId,
    kind: 'webhook',
    name: name === '' ? new URL(url).host : name,
    addressHash: hashAddress(url),
    content: deps.contents.seal(content),
    createdAt: new Date(deps.now()),
  });
  return { row, secret };
}

/** Whether messages can be encrypted for a subscription: its key is a point of the curve. */
function canEncrypt({ p256dh, auth }: CreateBrowserRequest['keys']): boolean {
  try {
    webPush.encrypt(p256dh, auth, 'test', 'aes128gcm');
    return true;
  } catch {
    return false;
  }
}

/** Saves a browser's subscription. Throws for an address that is no push service of a browser. */
export async function createBrowser(
  deps: Deps,
  { endpoint, keys, name }: CreateBrowserRequest,
  { userId, language }: Owner,
): Promise<ChannelRow> {
  if (!isPushService(endpoint)) throw createUrlError('not-public', language);
  if (!canEncrypt(keys)) throw createUrlError('refused', language);
  return await saveChannel(deps.db, {
    userId,
    kind: 'browser',
    name,
    addressHash: hashAddress(endpoint),
    content: deps.contents.seal({ endpoint, keys }),
    createdAt: new Date(deps.now()),
  });
}

/** A new secret; the present one is valid beside it for a day. */
export function rotateSecret(content: WebhookContent, now: number): WebhookContent {
  const dayMs = 86_400_000;
  return {
    url: content.url,
    secret: createWebhookSecret(),
    before: { secret: content.secret, until: now + dayMs },
  };
}
