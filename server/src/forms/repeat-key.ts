import { createHash } from 'node:crypto';

/** Within this time an equal submission counts as the same one. */
export const repeatMs = 24 * 3_600_000;

/** Idempotency key of a submission: SHA-256 of its parts, base64url. */
export function createRepeatKey(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
