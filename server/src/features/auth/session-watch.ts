import type { Caller, WatchSession } from '../feature.ts';
import type { LiveSessions } from './live-sessions.ts';
import type { SessionChange } from './session-change-feed.ts';

type Watcher = Pick<Caller, 'userId' | 'sessionId'> & { readonly onEnd: () => void };

/** Watches the sessions of open streams, which no later request checks. */
export function createSessionWatch(sessions: Pick<LiveSessions, 'find'>): {
  readonly watch: WatchSession;
  /** Looks at the sessions that a change concerns. */
  readonly note: (change: SessionChange) => void;
} {
  const watchers = new Set<Watcher>();
  const check = async (watcher: Watcher): Promise<void> => {
    // What cannot be checked ends too: who opens it anew is checked then.
    const found = await sessions.find(watcher.sessionId, watcher.userId).catch(() => undefined);
    if (found === undefined && watchers.delete(watcher)) watcher.onEnd();
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
