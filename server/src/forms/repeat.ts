import { createHash } from 'node:crypto';

/** For this long, sending the same again is the same submission. */
export const repeatMs = 24 * 3_600_000;

/** Stands for all that makes a submission the same as another. */
export function repeatKeyOf(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
