import { legalPeriods } from '@vela/contracts';
import { lt } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { connectAlone } from '../../db/connect-alone.ts';
import type { Database } from '../../db/database.ts';
import type { Transaction } from '../../db/transaction.ts';
import {
  auditEvents,
  emailVerifications,
  passwordResets,
  refreshTokens,
  sessions,
} from '../../db/schema/account.ts';

/** How many rows went, by what they are. */
export type RemovedRecords = Readonly<
  Record<'events' | 'sessions' | 'tokens' | 'verifications' | 'resets', number>
>;

/**
 * The moment before which logs and security records are no longer kept: so many calendar months before `now`, as the legal texts say, less
 * the day until they are looked at again. The year before 29 February it is that of 1 March: nothing stays longer.
 */
export function endOfRetention(now: number): Date {
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() - legalPeriods.retention.logMonths);
  end.setUTCDate(end.getUTCDate() + 1);
  return end;
}

/**
 * Removes security records that are older than the legal texts allow: events, sessions that were last used before, and the tokens and
 * mailed codes of accounts. All of them ended long before that by themselves. It takes as long as it takes: years of records may lie there
 * the first time.
 */
export async function removeOldRecords(db: Database, now: number): Promise<RemovedRecords> {
  const end = endOfRetention(now);
  const remove = async (transaction: Transaction): Promise<RemovedRecords> => {
    const events = await transaction.delete(auditEvents).where(lt(auditEvents.at, end));
    const tokens = await transaction.delete(refreshTokens).where(lt(refreshTokens.createdAt, end));
    const ended = await transaction.delete(sessions).where(lt(sessions.lastUsedAt, end));
    const verifications = await transaction
      .delete(emailVerifications)
      .where(lt(emailVerifications.createdAt, end));
    const resets = await transaction
      .delete(passwordResets)
      .where(lt(passwordResets.createdAt, end));
    return {
      events: events.rowCount ?? 0,
      tokens: tokens.rowCount ?? 0,
      sessions: ended.rowCount ?? 0,
      verifications: verifications.rowCount ?? 0,
      resets: resets.rowCount ?? 0,
    };
  };
  return await connectAlone(db, (client) => drizzle(client).transaction(remove));
}
