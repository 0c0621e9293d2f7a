import { brand } from '@vela/contracts';
import { Secret, TOTP } from 'otpauth';

const period = 30;
/** Steps by which a clock may differ, before and after: half a minute. */
const window = 1;
const secretBytes = 20;

/** RFC 6238 as every app has it: SHA-1, six digits, thirty seconds. */
function createTotp(secret: string, label = ''): TOTP {
  const rule = { algorithm: 'SHA1', digits: 6, period };
  return new TOTP({ issuer: brand.name, label, secret: Secret.fromBase32(secret), ...rule });
}

/** A new secret of 160 bits, in base32. */
export function generateTotpSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** The address that an authenticator app reads from a QR code. */
export function createTotpUri(secret: string, email: string): string {
  return createTotp(secret, email).toString();
}

/** A code without what comes along when it is copied: spaces, hyphens and invisible characters. */
export function removeSeparators(code: string): string {
  return code.replaceAll(/[\s\p{Pd}\p{Cf}]/gu, '');
}

/** The step of 30 seconds since 1970 that a code is of; undefined for a wrong or an old one. */
export function findTotpStep(secret: string, code: string, now: number): number | undefined {
  const delta = createTotp(secret).validate({ token: code, timestamp: now, window });
  return delta === null ? undefined : Math.floor(now / 1000 / period) + delta;
}
