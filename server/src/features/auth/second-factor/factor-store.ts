import { randomBytes, type KeyObject } from 'node:crypto';
import { auth, type SecondFactor } from '@vela/contracts';
import { and, count, eq, isNotNull, isNull } from 'drizzle-orm';
import { recoveryCodes, totpFactors } from '../../../db/schema/second-factor.ts';
import { hashWithKey } from '../../../derived-key.ts';
import type { Writer } from '../../../mail/mail-queue.ts';
import type { AuthDeps } from '../auth-deps.ts';

/** Letters and digits that are not mistaken for each other; 32 of them, so each holds five bits. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const groups = 4;
const groupLength = 4;

/** Hashes of a recovery code, however it is spelled, bound to its account: by each accepted key. */
export function hashRecoveryCode(
  deps: Pick<AuthDeps, 'keys'>,
  userId: number,
  code: string,
): [current: string, ...others: string[]] {
  const plain = code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  const [key, ...others] = deps.keys.recoveryCode;
  const hash = (one: KeyObject) => hashWithKey(one, `${userId}:${plain}`);
  return [hash(key), ...others.map(hash)];
}

function generateRecoveryCode(): string {
  const letters = Array.from(
    randomBytes(groups * groupLength),
    (byte) => alphabet[byte % alphabet.length],
  );
  return Array.from({ length: groups }, (_, group) =>
    letters.slice(group * groupLength, (group + 1) * groupLength).join(''),
  ).join('-');
}

/** Replaces the recovery codes of an account; the new ones, in plain text, for the only time. */
export async function replaceRecoveryCodes(
  deps: AuthDeps,
  tx: Writer & Pick<AuthDeps['db'], 'delete'>,
  userId: number,
): Promise<string[]> {
  const codes = Array.from({ length: auth.recoveryCodes }, generateRecoveryCode);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const createdAt = new Date(deps.now());
  await tx
    .insert(recoveryCodes)
    .values(
      codes.map((code) => ({ hash: hashRecoveryCode(deps, userId, code)[0], userId, createdAt })),
    );
  return codes;
}

/** The confirmed app of an account; undefined without one. */
export async function findActiveFactor({ db }: Pick<AuthDeps, 'db'>, userId: number) {
  const isActive = and(eq(totpFactors.userId, userId), isNotNull(totpFactors.confirmedAt));
  const [factor] = await db.select().from(totpFactors).where(isActive);
  return factor;
}

/** Whether a sign-in needs a code too, and how many recovery codes are unused. */
export async function readSecondFactor(
  deps: Pick<AuthDeps, 'db'>,
  userId: number,
): Promise<SecondFactor> {
  const active = (await findActiveFactor(deps, userId)) !== undefined;
  const [left] = await deps.db
    .select({ number: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return { active, recoveryCodesLeft: left?.number ?? 0 };
}
