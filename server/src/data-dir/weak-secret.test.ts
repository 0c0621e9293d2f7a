import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { isWeakSecret } from './weak-secret.ts';

it.each([
  'y'.repeat(64),
  'abc123'.repeat(8),
  'a session secret for tests, 32 chars',
  'CHANGEME-CHANGEME-CHANGEME-CHANGEME',
  'correct horse default staple battery',
  '0123456789abcdefghijklmnopqrstuvwxyz',
  '1111111111111111222222222222222233333',
  'aabbaabbabababbbaabababababbabbaabab',
])('is refused in production: %s', (secret) => {
  expect(isWeakSecret(secret)).toBe(true);
});

it('is accepted in each common form of 16 random bytes or more', () => {
  for (let time = 0; time < 2_000; time += 1) {
    const secrets = [
      randomBytes(16).toString('hex'),
      randomBytes(32).toString('hex'),
      randomBytes(32).toString('base64'),
      randomBytes(24).toString('base64url'),
    ];
    expect(secrets.filter(isWeakSecret)).toEqual([]);
  }
});
