import { createHash, createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

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

/** HMAC-SHA256, base64url. */
export function hashWithKey(key: KeyObject, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** SHA-256 of a token with 256 random bits, base64url. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
