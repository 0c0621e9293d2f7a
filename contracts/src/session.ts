import type { SessionId } from '@vela/engine';

export type { Session, SessionId } from '@vela/engine';

/** All sessions as values, for schemas: the engine exports them as types only. */
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

/** Days of one session query; five thousand half-hour candles of an exchange span less. */
export const maximumSessionDays = 800;
