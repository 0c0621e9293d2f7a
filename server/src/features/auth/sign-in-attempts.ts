import { eq, inArray, sql } from 'drizzle-orm';
import { signInFailures } from '../../db/schema/account.ts';
import type { Transaction } from '../../db/transaction.ts';
import { hashWithKey } from '../../derived-key.ts';
import { AppError } from '../../errors.ts';
import { toNetwork } from '../../network.ts';
import type { AuthDeps } from './auth-deps.ts';
import {
  calculateDelayMs,
  failureRules,
  forgetMs,
  windowMs,
  type FailureSubject,
} from './sign-in-rules.ts';

type Attempt = {
  readonly email: string;
  readonly ip: string;
  /** Hash of the device's secret, when this device has signed in to the account before. */
  readonly device: string | undefined;
};
type Counted = { readonly key: string; readonly subject: FailureSubject };
type Row = typeof signInFailures.$inferSelect;

/** An attempt that was counted as a failure before its password is looked at. */
export type CountedAttempt = {
  /** Failures of the account in a row with this one; undefined for a known device. */
  readonly failures: number | undefined;
  /** Takes the attempt back after the right password; the account begins anew. */
  takeBack(): Promise<void>;
  /** Takes it back for others at the same address; the account keeps it. */
  takeBackAddress(): Promise<void>;
};

/** What an attempt is counted by, in the order in which rows are locked. */
function listCounted(deps: AuthDeps, { email, ip, device }: Attempt): Counted[] {
  const network = toNetwork(ip);
  const toKey = (subject: FailureSubject, of: string) => ({
    subject,
    key: hashWithKey(deps.keys.signInFailures, `${subject} ${of}`),
  });
  const counted =
    device === undefined
      ? [
          toKey('address', network),
          toKey('account', email),
          toKey('account-and-address', `${network} ${email}`),
        ]
      : [toKey('device', `${device} ${email}`)];
  return counted.toSorted((one, other) => (one.key < other.key ? -1 : 1));
}

/** The row as it is at `now`: old failures are forgotten, and an old window is a new one. */
function toCurrent(row: Row, now: number): Row {
  const isForgotten = row.lastAt.getTime() + forgetMs < now;
  const isOver = row.windowAt.getTime() + windowMs <= now;
  return {
    ...row,
    ...(isForgotten ? { failures: 0 } : {}),
    ...(isOver ? { windowFailures: 0, windowAt: new Date(now) } : {}),
  };
}

/** Milliseconds until the next attempt is evaluated; 0 when it may be. */
function calculateWaitMs(row: Row, subject: FailureSubject, now: number): number {
  const rule = failureRules[subject];
  const isStopped = rule.stopAt !== undefined && row.failures >= rule.stopAt;
  const isFull = row.windowFailures >= rule.maxInWindow;
  return Math.max(
    isStopped ? windowMs : 0,
    isFull ? row.windowAt.getTime() + windowMs - now : 0,
    (row.blockedUntil?.getTime() ?? 0) - now,
  );
}

async function lockRows(tx: Transaction, counted: readonly Counted[], now: Date): Promise<Row[]> {
  const fresh = { failures: 0, windowFailures: 0, windowAt: now, lastAt: now };
  await tx
    .insert(signInFailures)
    .values(counted.map(({ key }) => ({ key, ...fresh })))
    .onConflictDoNothing();
  const keys = counted.map(({ key }) => key);
  return tx
    .select()
    .from(signInFailures)
    .where(inArray(signInFailures.key, keys))
    .orderBy(signInFailures.key)
    .for('update');
}

/** Counts an attempt in all its rows, or in none: then `waitMs` says for how long. */
async function countInRows(tx: Transaction, counted: readonly Counted[], now: number) {
  const locked = await lockRows(tx, counted, new Date(now));
  const rows = counted.flatMap(({ key, subject }) => {
    const row = locked.find((one) => one.key === key);
    return row === undefined ? [] : [{ subject, row: toCurrent(row, now) }];
  });
  const waitMs = Math.max(0, ...rows.map(({ row, subject }) => calculateWaitMs(row, subject, now)));
  if (waitMs > 0) return { waitMs, failures: undefined };
  for (const { row, subject } of rows) {
    const failures = row.failures + 1;
    const delayMs = calculateDelayMs(failureRules[subject], failures);
    await tx
      .update(signInFailures)
      .set({
        failures,
        windowFailures: row.windowFailures + 1,
        windowAt: row.windowAt,
        lastAt: new Date(now),
        blockedUntil: delayMs === 0 ? null : new Date(now + delayMs),
      })
      .where(eq(signInFailures.key, row.key));
  }
  const account = rows.find(({ subject }) => subject === 'account');
  return { waitMs, failures: account && account.row.failures + 1 };
}

/**
 * Counts an attempt to sign in, before its password is looked at, so that parallel guesses count.
 * Throws TOO_MANY_REQUESTS with `retry_after`, the same for an account that does not exist.
 */
export async function countSignIn(deps: AuthDeps, attempt: Attempt): Promise<CountedAttempt> {
  const now = deps.now();
  const counted = listCounted(deps, attempt);
  const { waitMs, failures } = await deps.db.transaction((tx) => countInRows(tx, counted, now));
  if (waitMs > 0)
    throw new AppError('TOO_MANY_REQUESTS', 'too many failed sign-ins', {
      details: { retry_after: Math.max(1, Math.ceil(waitMs / 1000)) },
    });
  // An address may be shared: others' failures stay.
  const takeBackAddress = async (): Promise<void> => {
    const shared = counted.filter(({ subject }) => subject === 'address').map(({ key }) => key);
    if (shared.length === 0) return;
    await deps.db
      .update(signInFailures)
      .set({
        failures: sql`greatest(0, ${signInFailures.failures} - 1)`,
        windowFailures: sql`greatest(0, ${signInFailures.windowFailures} - 1)`,
        blockedUntil: null,
      })
      .where(inArray(signInFailures.key, shared));
  };
  return {
    failures,
    takeBackAddress,
    async takeBack() {
      const own = counted.filter(({ subject }) => subject !== 'address').map(({ key }) => key);
      await deps.db.delete(signInFailures).where(inArray(signInFailures.key, own));
      await takeBackAddress();
    },
  };
}

/** Lets an account begin anew once its password was set by a mailed link. */
export async function forgetAccountFailures(
  deps: AuthDeps,
  tx: Transaction,
  email: string,
): Promise<void> {
  const key = hashWithKey(deps.keys.signInFailures, `account ${email}`);
  await tx.delete(signInFailures).where(eq(signInFailures.key, key));
}
