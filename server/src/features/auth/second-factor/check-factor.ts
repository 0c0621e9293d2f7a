import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import { recoveryCodes, totpFactors } from '../../../db/schema/second-factor.ts';
import { deriveKey } from '../../../derived-key.ts';
import { AppError } from '../../../errors.ts';
import { decryptText } from '../../../mail/encrypted-text.ts';
import type { AuthDeps, Client } from '../auth-deps.ts';
import { createFaultError } from '../create-fault-error.ts';
import { findActiveFactor, hashRecoveryCode } from './factor-store.ts';
import { findTotpStep, removeSeparators } from './totp.ts';

type Factor = typeof totpFactors.$inferSelect;

/** The secret of an app in plain text. */
export function readSecret({ config }: Pick<AuthDeps, 'config'>, factor: Factor): string {
  return decryptText(deriveKey(config.encryptionKey, 'totp-secret'), factor.secret);
}

/** Accepts a code of the app once: of parallel uses of one code, one is accepted. */
export async function acceptAppCode(
  deps: AuthDeps,
  factor: Factor,
  code: string,
): Promise<boolean> {
  const step = findTotpStep(readSecret(deps, factor), code, deps.now());
  if (step === undefined) return false;
  const used = await deps.db
    .update(totpFactors)
    .set({ lastStep: step })
    .where(and(eq(totpFactors.id, factor.id), lt(totpFactors.lastStep, step)))
    .returning({ id: totpFactors.id });
  return used.length > 0;
}

async function acceptRecoveryCode(deps: AuthDeps, userId: number, code: string): Promise<boolean> {
  const isUnused = and(
    inArray(recoveryCodes.hash, hashRecoveryCode(deps, userId, code)),
    isNull(recoveryCodes.usedAt),
  );
  const used = await deps.db
    .update(recoveryCodes)
    .set({ usedAt: new Date(deps.now()) })
    .where(isUnused)
    .returning({ hash: recoveryCodes.hash });
  return used.length > 0;
}

/**
 * Passes an account without a second factor, or with a right code of it. Throws
 * SECOND_FACTOR_REQUIRED without a code, VALIDATION_FAILED at `code` for a wrong or used one.
 */
export async function requireSecondFactor(
  deps: AuthDeps,
  { userId, code = '', client }: { userId: number; code?: string | undefined; client: Client },
): Promise<void> {
  const factor = await findActiveFactor(deps, userId);
  if (factor === undefined) return;
  if (code === '') throw new AppError('SECOND_FACTOR_REQUIRED', 'a code of the app is needed');
  const digits = removeSeparators(code);
  const isRight = /^\d{6}$/.test(digits)
    ? await acceptAppCode(deps, factor, digits)
    : await acceptRecoveryCode(deps, userId, code);
  if (!isRight) throw createFaultError('code', 'wrong-factor-code', client);
}
