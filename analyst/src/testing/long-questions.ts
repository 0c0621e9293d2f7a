import { chat } from '@vela/contracts';

/** Words and signs that patterns begin with, so that each place of a text is a place to search. */
const parts = [
  'ﬁ',
  'ﷺ',
  '㍿',
  'é',
  'İ',
  'ı',
  'a',
  'a ',
  '1',
  '1 ',
  '0.',
  '100,',
  '-',
  '/',
  '%',
  '$',
  '(',
  ')',
  '"',
  '\u0301',
  '\n',
  '…',
  '?',
  '"a" ',
  'btc',
  'btc ',
  'BTCUSDT',
  'eth vs ',
  'etherum ',
  'xyzq ',
  'aaaaaaaaa ',
  'trend ',
  'last ',
  '3 days ',
  'between ',
  'from ',
  '2024-01-01 ',
  'monday ',
  'what is ',
  'which hour ',
  'how many ',
  'highest ',
  'of the ',
  'is the last the any ',
  'rsi(',
  '10% ',
  '1h4h',
  'not ',
  'son ',
  'arasında ',
  'ocak ',
  'nasıl ',
  'ortalama ',
];

/** Texts of the longest length a message may have, after normalization, made to be slow to read. */
export const longQuestions: readonly string[] = parts.map((part) => {
  const plain = part.normalize('NFKC');
  return plain
    .repeat(Math.ceil(chat.messageMaxLength / plain.length))
    .slice(0, chat.messageMaxLength);
});
