import { createHash } from 'node:crypto';
import type { DeliveryFault } from '@vela/contracts';
import { ProviderError } from '@vela/market-data';
import webPush from 'web-push';
import type { alertChannels } from '../../../db/schema/alert-delivery.ts';
import type { PostOutside } from '../../feature.ts';
import type { ChannelContents, WebhookContent } from './channel-content.ts';
import { toWebhookBody, type ChannelMessage } from './channel-message.ts';
import { createWebhookHeaders } from './sign-webhook.ts';
import type { VapidKeys } from './vapid-keys.ts';

export type ChannelRow = typeof alertChannels.$inferSelect;

export type SendingDeps = {
  readonly post: PostOutside;
  readonly contents: ChannelContents;
  readonly getVapidKeys: () => VapidKeys;
  readonly publicUrl: string;
  readonly now: () => number;
};

/** What became of a message; `isEnded`: the receiver wants no more. */
export type Sent = {
  readonly fault?: DeliveryFault;
  readonly status?: number;
  readonly isEnded?: boolean;
  readonly retryAfterMs?: number;
};

/** Push services of browsers; nothing is sent to another address that names itself one. */
const pushHosts =
  /^(?:fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|[\w-]+\.notify\.windows\.com|[\w-]+\.push\.apple\.com)$/;

/** Whether an address belongs to a push service that browsers use. */
export function isPushService(endpoint: string): boolean {
  const url = URL.parse(endpoint);
  return url?.protocol === 'https:' && url.port === '' && pushHosts.test(url.hostname);
}

const pushTtlSeconds = 3_600;
const maxRetryAfterSeconds = 3_600;

function toSent(answer: Awaited<ReturnType<PostOutside>>, endedBy: readonly number[]): Sent {
  const { status, retryAfter } = answer;
  if (status >= 200 && status < 300) return { status };
  const seconds = Number(retryAfter);
  return {
    fault: 'refused',
    status,
    ...(endedBy.includes(status) ? { isEnded: true } : {}),
    ...(seconds > 0 ? { retryAfterMs: Math.min(seconds, maxRetryAfterSeconds) * 1000 } : {}),
  };
}

/** The fault of a call that had no answer. */
export function toCallFault(error: unknown): DeliveryFault {
  if (!(error instanceof ProviderError)) throw error;
  return error.kind === 'refused' ? 'not-public' : 'unreachable';
}

export function listValidSecrets({ secret, before }: WebhookContent, now: number): string[] {
  return before !== undefined && before.until > now ? [secret, before.secret] : [secret];
}

async function sendWebhook(deps: SendingDeps, row: ChannelRow, message: ChannelMessage) {
  const content = deps.contents.openWebhook(row.content);
  const now = deps.now();
  const link = new URL('/watch?tab=alerts', deps.publicUrl).href;
  const body = toWebhookBody(message, { now, link });
  const headers = createWebhookHeaders(listValidSecrets(content, now), {
    id: message.id,
    timestampSeconds: Math.floor(now / 1000),
    body,
  });
  return toSent(await deps.post({ url: content.url, headers, body }), [410]);
}

async function sendPush(deps: SendingDeps, row: ChannelRow, message: ChannelMessage) {
  const subscription = deps.contents.openBrowser(row.content);
  // The service replaces an earlier message of the same alert that was not fetched yet.
  const subject = message.firing?.alertId ?? message.reminder?.eventId ?? message.id;
  const topic = createHash('sha256').update(subject).digest('base64url').slice(0, 32);
  const payload = { body: message.text, tag: subject, language: message.language };
  const isHttps = deps.publicUrl.startsWith('https:');
  const { endpoint, headers, body } = webPush.generateRequestDetails(
    subscription,
    JSON.stringify(payload),
    {
      TTL: pushTtlSeconds,
      urgency: 'high',
      topic,
      contentEncoding: 'aes128gcm',
      vapidDetails: {
        subject: isHttps ? deps.publicUrl : 'mailto:no-reply@localhost.localdomain',
        ...deps.getVapidKeys(),
      },
    },
  );
  return toSent(await deps.post({ url: endpoint, headers, body: body ?? '' }), [404, 410]);
}

/** Sends a message to a channel, once. */
export async function sendToChannel(
  deps: SendingDeps,
  row: ChannelRow,
  message: ChannelMessage,
): Promise<Sent> {
  try {
    return await (row.kind === 'webhook' ? sendWebhook : sendPush)(deps, row, message);
  } catch (error) {
    return { fault: toCallFault(error) };
  }
}
