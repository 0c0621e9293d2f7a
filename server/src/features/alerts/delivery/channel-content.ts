import { createHash } from 'node:crypto';
import { z } from 'zod';
import { deriveKey } from '../../../derived-key.ts';
import { decryptText, encryptText } from '../../../mail/encrypted-text.ts';

/** Address and secrets of a webhook; `before`: the secret before, valid until a time. */
const webhookSchema = z.object({
  url: z.string(),
  secret: z.string(),
  before: z.object({ secret: z.string(), until: z.number() }).exactOptional(),
});
export type WebhookContent = z.infer<typeof webhookSchema>;

/** A browser's push subscription. */
const browserSchema = z.object({
  endpoint: z.string(),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
});
export type BrowserContent = z.infer<typeof browserSchema>;

/** Encrypts and reads what a channel is reached by. */
export type ChannelContents = {
  seal(content: WebhookContent | BrowserContent): string;
  openWebhook(sealed: string): WebhookContent;
  openBrowser(sealed: string): BrowserContent;
};

export function createChannelContents(encryptionKey: string): ChannelContents {
  const key = deriveKey(encryptionKey, 'alert-channel');
  const open = (sealed: string): unknown => JSON.parse(decryptText(key, sealed));
  return {
    seal: (content) => encryptText(key, JSON.stringify(content)),
    openWebhook: (sealed) => webhookSchema.parse(open(sealed)),
    openBrowser: (sealed) => browserSchema.parse(open(sealed)),
  };
}

/** By which an account has each address once. */
export function hashAddress(address: string): string {
  return createHash('sha256').update(address).digest('base64url');
}
