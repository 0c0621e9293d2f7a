import type { SessionWords } from '../session-words.ts';

export const sessions: SessionWords = {
  words: {
    'silver-bullet': '',
    lunch: 'l(?:un|nu)ch|ogle arasi',
    'london-close': 'lond(?:on|ra)\\w* (?:close|kapanis)',
    asia: 'asya',
    london: 'londra',
    'new-york': '',
  },
  after: "(?:seans|killzone|kill zone|session|saatleri)'?\\w*",
  over: 'bitti\\w*|kapandi\\w*|kapali',
  narrow: (period, session) => `${period}, ${session}`,
  names: {
    'silver-bullet': 'Silver Bullet saatleri',
    lunch: 'New York öğle arası',
    'london-close': 'Londra kapanışı',
    asia: 'Asya killzone’u',
    london: 'Londra açılışı killzone’u',
    'new-york': 'New York killzone’ları',
  },
};
