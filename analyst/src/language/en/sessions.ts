import type { SessionWords } from '../session-words.ts';

export const sessions: SessionWords = {
  words: {
    'silver-bullet': 'silver bullet',
    lunch: 'lunch',
    'london-close': 'london close',
    asia: 'asian?|tokyo',
    london: 'london',
    'new-york': 'new ?york|ny',
  },
  after: 'sessions?|kill ?zones?|hours|trading hours',
  over: 'over|closed?|ended|finished|done',
  narrow: (period, session) => `${period} (${session})`,
  names: {
    'silver-bullet': 'Silver Bullet hours',
    lunch: 'New York lunch',
    'london-close': 'London close',
    asia: 'Asia killzone',
    london: 'London open killzone',
    'new-york': 'New York killzones',
  },
};
