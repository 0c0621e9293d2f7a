import { legalPeriods } from '@vela/contracts';
import { lt, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { runOnDedicatedConnection } from '../../db/dedicated-connection.ts';
import type { Database } from '../../db/database.ts';
import { removeUnusedTexts } from '../../db/remove-unused-texts.ts';
import type { Transaction } from '../../db/transaction.ts';
import {
  emailVerifications,
  passwordResets,
  refreshTokens,
  sessions,
  signInFailures,
} from '../../db/schema/account.ts';
import { alertFirings } from '../../db/schema/alert.ts';
import { reminderFirings } from '../../db/schema/event-reminder.ts';
import { emailChanges } from '../../db/schema/profile.ts';

export type RemovedRecords = Readonly<
  Record<
    'texts' | 'failures' | 'events' | 'sessions' | 'tokens' | 'verifications' | 'resets',
    number
  >
>;

/** Failed sign-ins count for a day. */
const failureLifetimeMs = 48 * 3_600_000;

/** The months of the legal texts and a day between runs before `now`; 29 February gives 1 March. */
export function calculateRetentionCutoff(now: number): Date {
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() - legalPeriods.retention.logMonths);
  end.setUTCDate(end.getUTCDate() + 1);
  return end;
}

/**
 * Removes audit events, sessions, refresh tokens, verifications, resets, changes of the address and firings of alerts past retention, all long
 * expired, and texts of deleted analyses; no time limit, as the first run may have years to remove.
 */
export async function removeExpiredRecords(db: Database, now: number): Promise<RemovedRecords> {
  const end = calculateRetentionCutoff(now);
  const remove = async (transaction: Transaction): Promise<RemovedRecords> => {
    // A function of the owner: the server's own role cannot remove an event.
    const events = await transaction.execute<{ removed: string }>(
      sql`select remove_audit_events(${end.toISOString()}::timestamptz) as removed`,
    );
    const tokens = await transaction.delete(refreshTokens).where(lt(refreshTokens.createdAt, end));
    const ended = await transaction.delete(sessions).where(lt(sessions.lastUsedAt, end));
    const verifications = await transaction
      .delete(emailVerifications)
      .where(lt(emailVerifications.createdAt, end));
    const resets = await transaction
      .delete(passwordResets)
      .where(lt(passwordResets.createdAt, end));
    const failures = await transaction
      .delete(signInFailures)
      .where(lt(signInFailures.lastAt, new Date(now - failureLifetimeMs)));
    await transaction.delete(alertFirings).where(lt(alertFirings.firedAt, end));
    await transaction.delete(reminderFirings).where(lt(reminderFirings.firedAt, end));
    await transaction.delete(emailChanges).where(lt(emailChanges.createdAt, end));
    // Announcements of changes hold numbers of accounts; no process needs one of yesterday.
    await transaction.execute(sql`delete from session_changes where at < now() - interval '1 day'`);
    await transaction.execute(
      sql`delete from stream_events where created_at < now() - interval '1 day'`,
    );
    const texts = await removeUnusedTexts(transaction);
    return {
      texts,
      failures: failures.rowCount ?? 0,
      events: Number(events.rows[0]?.removed ?? 0),
      tokens: tokens.rowCount ?? 0,
      sessions: ended.rowCount ?? 0,
      verifications: verifications.rowCount ?? 0,
      resets: resets.rowCount ?? 0,
    };
  };
  return await runOnDedicatedConnection(db, (client) => drizzle(client).transaction(remove));
}
