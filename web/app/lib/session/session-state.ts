import type { User } from '@vela/contracts';

/** A session is being restored, is there, or is not. `ended` says how one that was there came to its end. */
export type SessionState =
  | { status: 'loading' }
  | { status: 'authenticated'; user: User }
  | { status: 'unauthenticated'; ended?: 'logout' | 'expired' };
