import type { User } from '@vela/contracts';

/** A session is loading, present or absent. `ended` is the reason it ended. */
export type SessionState =
  | { status: 'loading' }
  | { status: 'authenticated'; user: User }
  | { status: 'unauthenticated'; ended?: 'logout' | 'expired' };
