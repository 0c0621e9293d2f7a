import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { createTotpUri, findTotpStep, generateTotpSecret } from './totp.ts';

/** The secret of RFC 6238, appendix B: the text 12345678901234567890 in base32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

/** The last six of the eight digits of the table in RFC 6238, appendix B, for SHA-1. */
it.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
])('accepts the code of RFC 6238 at %d s, and a step around it', (seconds, code) => {
  const step = Math.floor(seconds / 30);
  expect(findTotpStep(secret, code, seconds * 1000)).toBe(step);
  expect(findTotpStep(secret, code, (seconds + 30) * 1000)).toBe(step);
  expect(findTotpStep(secret, code, (seconds - 30) * 1000)).toBe(step);
  expect(findTotpStep(secret, code, (seconds + 90) * 1000)).toBeUndefined();
});

it('makes secrets of 160 bits, and an address that names service and account', () => {
  const secrets = Array.from({ length: 1_000 }, generateTotpSecret);
  expect(new Set(secrets).size).toBe(1_000);
  expect(secrets.every((one) => /^[A-Z2-7]{32}$/.test(one))).toBe(true);
  const uri = new URL(createTotpUri(secret, 'a@example.com'));
  expect(uri.protocol).toBe('otpauth:');
  expect(uri.searchParams.get('secret')).toBe(secret);
  expect(uri.searchParams.get('issuer')).toBe('Vela');
  // The code of another implementation: RFC 4226, section 5.3, in plain steps.
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(1n);
  const digest = createHmac('sha1', '12345678901234567890').update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  const code = String((digest.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
  expect(findTotpStep(secret, code, 45_000)).toBe(1);
});
