import { createHash, createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

type Purpose =
  | 'access-token'
  | 'refresh-successor'
  | 'verification-code'
  | 'rate-limit'
  | 'mail-outbox';

/** A 256-bit key for one purpose, derived from a configured secret. A KeyObject: Node imports a raw key anew at each use. */
export function deriveKey(secret: string, purpose: Purpose): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret, 'vela', purpose, 32)));
}

/** Keyed hash, base64url. */
export function keyedHash(key: KeyObject, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** Hash of a token that has 256 random bits of its own, base64url. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
