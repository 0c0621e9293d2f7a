import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** A secret of webhooks, 256 random bits as Standard Webhooks writes them. */
export function createWebhookSecret(): string {
  return `${prefix}${randomBytes(32).toString('base64')}`;
}

type Signed = {
  readonly id: string;
  readonly timestampSeconds: number;
  readonly body: string;
};

function sign(secret: string, { id, timestampSeconds, body }: Signed): string {
  const key = Buffer.from(secret.slice(prefix.length), 'base64');
  const text = `${id}.${timestampSeconds}.${body}`;
  return `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
}

/** Headers of Standard Webhooks: one signature by each secret that is valid. */
export function createWebhookHeaders(
  secrets: readonly string[],
  signed: Signed,
): Record<string, string> {
  return {
    'content-type': 'application/json',
    'webhook-id': signed.id,
    'webhook-timestamp': String(signed.timestampSeconds),
    'webhook-signature': secrets.map((secret) => sign(secret, signed)).join(' '),
  };
}
