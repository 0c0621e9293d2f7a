import { z } from 'zod';
import { alertChannelLimits } from './alert-channel.ts';

const instant = z.number().meta({ description: 'UTC milliseconds' });
const name = z.string().trim().max(alertChannelLimits.nameMaxLength);
const key = z
  .string()
  .regex(/^[\w-]+={0,2}$/)
  .max(200);

/** What went wrong: an address that may not be called, no answer, or an answer that refuses. */
export const deliveryFaults = ['not-public', 'unreachable', 'refused', 'no-echo'] as const;
const fault = z.enum(deliveryFaults);
export type DeliveryFault = z.infer<typeof fault>;

/** Where firings are sent beside mail; `failing`: turned off, since every delivery failed. */
export const alertChannelSchema = z.object({
  id: z.string(),
  kind: z.enum(['webhook', 'browser']),
  name: z.string(),
  /** The host of a webhook, or of a browser's push service. */
  host: z.string(),
  state: z.enum(['on', 'off', 'failing']),
  failingSince: instant.exactOptional(),
  createdAt: instant,
});
export type AlertChannel = z.infer<typeof alertChannelSchema>;
export const alertChannelListSchema = z.object({
  items: z.array(alertChannelSchema),
  nextCursor: z.null(),
});
export type AlertChannelList = z.infer<typeof alertChannelListSchema>;

export const createWebhookSchema = z.strictObject({
  name,
  url: z.string().trim().min(1).max(alertChannelLimits.urlMaxLength),
});
export type CreateWebhookRequest = z.infer<typeof createWebhookSchema>;

/** A webhook with the secret of its signatures, which is shown this once. */
export const webhookSecretSchema = z.object({ channel: alertChannelSchema, secret: z.string() });
export type WebhookSecret = z.infer<typeof webhookSecretSchema>;

/** The push subscription of a browser. */
export const createBrowserSchema = z.strictObject({
  name,
  endpoint: z.string().max(1000),
  keys: z.strictObject({ p256dh: key, auth: key }),
});
export type CreateBrowserRequest = z.infer<typeof createBrowserSchema>;
export const pushKeySchema = z.object({ key: z.string() });
export type PushKey = z.infer<typeof pushKeySchema>;

export const changeChannelSchema = z.strictObject({ state: z.enum(['on', 'off']) });
export type ChangeChannelRequest = z.infer<typeof changeChannelSchema>;

/** What a test message met; no `fault`: it was accepted. */
export const channelTestSchema = z.object({
  fault: fault.exactOptional(),
  status: z.number().exactOptional(),
});
export type ChannelTest = z.infer<typeof channelTestSchema>;

/** A firing on its way to a channel. */
export const alertDeliverySchema = z.object({
  id: z.string(),
  channel: z.string(),
  kind: z.enum(['webhook', 'browser']),
  /** What was seen, as a sentence in the language asked in. */
  text: z.string(),
  state: z.enum(['waiting', 'sent', 'failed']),
  tries: z.number(),
  nextTryAt: instant.exactOptional(),
  sentAt: instant.exactOptional(),
  fault: fault.exactOptional(),
  status: z.number().exactOptional(),
});
export type AlertDelivery = z.infer<typeof alertDeliverySchema>;
export const alertDeliveryListSchema = z.object({
  items: z.array(alertDeliverySchema),
  nextCursor: z.null(),
});
export type AlertDeliveryList = z.infer<typeof alertDeliveryListSchema>;
