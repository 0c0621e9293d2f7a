import { auth, type User } from '@vela/contracts';
import { and, eq, isNull } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/database.ts';
import { sessions, users } from '../../db/schema/account.ts';
import type { SessionChange } from './session-change-feed.ts';
import { toUser } from './to-user.ts';

/** An open session of an account that may sign in; `userJson` is the wire form of `user`. */
export type LiveSession = {
  readonly userId: number;
  readonly createdAt: number;
  readonly user: User;
  readonly userJson: string;
};

export type LiveSessions = {
  /** The open session of a user; undefined when it ended, is too old or the account is disabled. */
  find(sessionId: string, userId: number): Promise<LiveSession | undefined>;
  /** Forgets what a change concerns. */
  forget(change: SessionChange): void;
};

type LiveSessionsDeps = {
  readonly db: Database;
  readonly now: () => number;
  /** Whether every change older than a second has been passed to `forget`. */
  readonly isFresh: () => boolean;
};

const maxSessions = 20_000;
const maxAgeMs = auth.refreshAbsoluteDays * 86_400_000;

async function readLiveSession(
  db: Database,
  sessionId: string,
  userId: number,
): Promise<LiveSession | undefined> {
  const [found] = await db
    .select({ createdAt: sessions.createdAt, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, sessionId),
        eq(sessions.userId, userId),
        isNull(sessions.endedAt),
        eq(users.disabled, false),
      ),
    );
  if (found === undefined) return undefined;
  const user = toUser(found.user);
  return { userId, createdAt: found.createdAt.getTime(), user, userJson: JSON.stringify(user) };
}

/**
 * Open sessions of ordinary users, held in memory while changes are heard of; otherwise, and for
 * staff, whose rights end at once, each call asks the database.
 */
export function createLiveSessions({ db, now, isFresh }: LiveSessionsDeps): LiveSessions {
  const sessionIdsByUser = new Map<number, Set<string>>();
  const held = new LRUCache<string, LiveSession>({
    max: maxSessions,
    dispose: ({ userId }, sessionId) => {
      const ids = sessionIdsByUser.get(userId);
      ids?.delete(sessionId);
      if (ids?.size === 0) sessionIdsByUser.delete(userId);
    },
  });
  let changes = 0;
  const isYoung = ({ createdAt }: LiveSession) => createdAt > now() - maxAgeMs;
  const hold = (sessionId: string, session: LiveSession): void => {
    held.set(sessionId, session);
    const ids = sessionIdsByUser.get(session.userId) ?? new Set();
    sessionIdsByUser.set(session.userId, ids.add(sessionId));
  };
  return {
    find: async (sessionId, userId) => {
      const known = isFresh() ? held.get(sessionId) : undefined;
      if (known?.userId === userId && isYoung(known)) return known;
      const changesBefore = changes;
      const session = await readLiveSession(db, sessionId, userId);
      if (session === undefined || !isYoung(session)) return undefined;
      // What was read before a change arrived may be older than it.
      if (session.user.role === 'user' && changes === changesBefore) hold(sessionId, session);
      return session;
    },
    forget: (change) => {
      changes += 1;
      if ('sessionId' in change) held.delete(change.sessionId);
      else for (const id of sessionIdsByUser.get(change.userId) ?? []) held.delete(id);
    },
  };
}
