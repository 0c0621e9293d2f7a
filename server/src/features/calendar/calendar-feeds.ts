import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { calendarFeeds } from '../../db/schema/calendar-event.ts';
import { hashToken } from '../../derived-key.ts';

/** Whether a person has an address for calendar programs. */
export async function hasFeed(db: Database, userId: number): Promise<boolean> {
  const rows = await db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId));
  return rows.length > 0;
}

/** A new token of 256 bits; the one before it is no longer valid. It is known only now. */
export async function replaceFeed(db: Database, userId: number, now: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const row = { tokenHash: hashToken(token), createdAt: new Date(now) };
  await db
    .insert(calendarFeeds)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: row });
  return token;
}

export async function revokeFeed(db: Database, userId: number): Promise<void> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
}

/** Whether a token is that of a feed. */
export async function isFeedToken(db: Database, token: string): Promise<boolean> {
  const isHeld = eq(calendarFeeds.tokenHash, hashToken(token));
  return (await db.select().from(calendarFeeds).where(isHeld)).length > 0;
}
