import type { Caller, WatchSession } from '../feature.ts';
import type { LiveSessions } from './live-sessions.ts';
import type { SessionChange } from './session-change-feed.ts';

type Watcher = Pick<Caller, 'userId' | 'sessionId'> & { readonly onEnd: () => void };

/** While the database does not answer, a session is asked for again; then its streams end too. */
const retryMs = 5_000;
const maxTries = 6;

/** Watches the sessions of open streams, which no later request checks. */
export function createSessionWatch(sessions: Pick<LiveSessions, 'find'>): {
  readonly watch: WatchSession;
  /** Looks at the sessions that a change concerns. */
  readonly note: (change: SessionChange) => void;
} {
  const watchers = new Set<Watcher>();
  const check = async (watcher: Watcher, tries = 1): Promise<void> => {
    try {
      if ((await sessions.find(watcher.sessionId, watcher.userId)) !== undefined) return;
    } catch {
      if (tries < maxTries) {
        setTimeout(() => void check(watcher, tries + 1), retryMs).unref();
        return;
      }
    }
    if (watchers.delete(watcher)) watcher.onEnd();
  };
  return {
    watch: ({ userId, sessionId }, onEnd) => {
      const watcher = { userId, sessionId, onEnd };
      watchers.add(watcher);
      // It may have ended between its check and this call.
      void check(watcher);
      return () => void watchers.delete(watcher);
    },
    note: (change) => {
      for (const watcher of watchers)
        if (
          'sessionId' in change
            ? watcher.sessionId === change.sessionId
            : watcher.userId === change.userId
        )
          void check(watcher);
    },
  };
}
