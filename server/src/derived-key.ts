import {
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  timingSafeEqual,
  type KeyObject,
} from 'node:crypto';

type Purpose =
  | 'access-token'
  | 'registration-proof'
  | 'refresh-successor'
  | 'verification-code'
  | 'rate-limit'
  | 'known-device'
  | 'mail-outbox'
  | 'totp-secret'
  | 'recovery-code'
  | 'sign-in-ticket'
  | 'provider-cookie'
  | 'passkey-user'
  | 'model-key'
  | 'share-token'
  | 'alert-channel';

/** 256-bit key of a purpose (HKDF-SHA256); a KeyObject, as Node would import raw keys each time. */
export function deriveKey(secret: string, purpose: Purpose): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret, 'vela', purpose, 32)));
}

/** The second is accepted too, and signs nothing: while one secret is exchanged for another. */
export type SessionSecrets = {
  readonly sessionSecret: string;
  readonly secondSessionSecret: string | undefined;
};

/** Keys of a purpose: the first signs, all are accepted. */
export type AcceptedKeys = readonly [signing: KeyObject, ...others: KeyObject[]];

/** The keys of a purpose, of each session secret. */
export function deriveKeys(
  { sessionSecret, secondSessionSecret }: SessionSecrets,
  purpose: Purpose,
): AcceptedKeys {
  const signing = deriveKey(sessionSecret, purpose);
  return secondSessionSecret === undefined
    ? [signing]
    : [signing, deriveKey(secondSessionSecret, purpose)];
}

/** Whether a hash is that of a text by one of the keys, in constant time. */
export function matchesHash(keys: AcceptedKeys, text: string, hash: string): boolean {
  const given = Buffer.from(hash);
  return keys.some((key) => {
    const own = Buffer.from(hashWithKey(key, text));
    return own.length === given.length && timingSafeEqual(own, given);
  });
}

/** HMAC-SHA256, base64url. */
export function hashWithKey(key: KeyObject, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** SHA-256 of a token with 256 random bits, base64url. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
