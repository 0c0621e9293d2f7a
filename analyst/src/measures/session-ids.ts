import type { NamedSession } from '@vela/contracts';
import type { SessionId } from '@vela/engine';

/** The sessions that a name in a question stands for. */
export const sessionIds: Readonly<Record<NamedSession, readonly SessionId[]>> = {
  asia: ['asia'],
  london: ['london-open'],
  'london-close': ['london-close'],
  'new-york': ['new-york-morning', 'new-york-afternoon'],
  lunch: ['lunch'],
  'silver-bullet': ['silver-bullet-london', 'silver-bullet-morning', 'silver-bullet-afternoon'],
};
