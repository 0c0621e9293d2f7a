import { auth } from '@vela/contracts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { emailVerifications, users } from '../../db/schema/account.ts';
import type { AuthDeps } from './auth-deps.ts';

const attemptRows = z.array(
  z
    .object({ id: z.coerce.number(), user_id: z.coerce.number(), code_hash: z.string() })
    .or(z.object({ id: z.null() })),
);

/** The open verification an attempt was counted for. */
export type CountedAttempt = {
  readonly id: number;
  readonly userId: number;
  readonly codeHash: string;
};

/**
 * Counts an attempt, committed at once for parallel guesses; returns the open verification. Where
 * there is none as much is written to the log of the database, so that the time is the same.
 */
export async function countVerificationAttempt(
  { db, now }: Pick<AuthDeps, 'db' | 'now'>,
  email: string,
): Promise<CountedAttempt | undefined> {
  const at = new Date(now()).toISOString();
  const { rows } = await db.execute(sql`
    with tried as (
      update ${emailVerifications} as v set tries = v.tries + 1
      where v.id = (
          select max(n.id) from ${emailVerifications} n join ${users} u on u.id = n.user_id
          where u.email = ${email} and u.email_verified_at is null
        )
        and v.used_at is null and v.tries < ${auth.verificationTries}
        and v.code_expires_at > ${at}::timestamptz
      returning v.id, v.user_id, v.code_hash
    )
    select t.id, t.user_id, t.code_hash,
      case when t.id is null then pg_logical_emit_message(true, 'vela', repeat('x', 64)) end
    from (values (1)) as one(row) left join tried t on true`);
  const [found] = attemptRows.parse(rows);
  return found === undefined || found.id === null
    ? undefined
    : { id: found.id, userId: found.user_id, codeHash: found.code_hash };
}
