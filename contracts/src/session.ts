import type { Session, SessionId } from '@vela/engine';

export type { Session, SessionId } from '@vela/engine';

/** Every session of the trading day by its own name: the engine has them as types only, and schemas need them as values. */
export const sessionIds = {
  asia: 'asia',
  'london-open': 'london-open',
  'silver-bullet-london': 'silver-bullet-london',
  'new-york-morning': 'new-york-morning',
  'london-close': 'london-close',
  'silver-bullet-morning': 'silver-bullet-morning',
  lunch: 'lunch',
  'new-york-afternoon': 'new-york-afternoon',
  'silver-bullet-afternoon': 'silver-bullet-afternoon',
} as const satisfies { [Key in SessionId]: Key };

/** Sessions of an instrument's market that reach into a stretch of time, in the order in which they begin. */
export type SessionList = { symbol: string; sessions: Session[] };

/** The longest stretch of time whose sessions are told at once: five thousand half hours of an exchange take less. */
export const mostSessionDays = 800;
