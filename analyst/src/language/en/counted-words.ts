import type { CountedWords } from '../counted-words.ts';

const colours = 'green|red|up|down|positive|negative';
const number = '(?:\\d+|two|three|four|five|six|ten)';
const colour = `(?:${number} )?(?:(?:${colours}|winning|losing) )?`;
const extreme =
  '(?:best|worst|biggest|largest|widest|wildest|most violent|strongest|weakest|quietest)';

/** "How many weeks in a row", "the worst single day", "yesterday's candle". */
export const countedWords: CountedWords = {
  units: { '1h': 'hours?', '1d': 'days?|sessions?', '1w': 'weeks?', '1mo': 'months?' },
  around: [
    `${colour}@ (?:in a row|straight|running|on end|on the trot)`,
    `@ (?:${colours}) (?:in (?:a )?row|running|straight)`,
    `(?:consecutive|straight) ${colour}@`,
    `(?:${colours}) @ consecutive\\w*`,
    '(?:green|red|up|down|higher|lower) (?:[a-z]+ ){0,4}by @',
    '@ (?:up|down|green|red)(?: vs| or| and|$)',
    `(?:share|percent\\w*|%|fraction|proportion|how many|number|count|how often) (?:of )?(?:the |all )?${colour}@`,
    `${extreme} (?:ever |single )?${colour}@`,
    `streaks? (?:of|lasting) (?:at least )?${number} @`,
    `${number}[- ]@ (?:[a-z]+ )?(?:streaks?|runs?)`,
  ],
  moving: [
    '(?:in|over|within|during) (?:a|an|one|any) (?:single |typical |normal |usual |average |given )?@',
    '(?:per|each|every) (?:single )?@',
    '(?:average|typical|typically|normal|usual|median|ordinary|mean) @',
    "@'?s? (?:moves?|ranges?|swings?|travel)",
    'an? @ (?:on average|normally|usually|typically)',
  ],
  candles: {
    '1h': "(?:this|last|latest|newest|past) hour'?s? (?:[a-z]+ )?(?:candle|bar)",
    '1d': "yesterday'?s? (?:[a-z]+ )?(?:candle|bar)|(?:candle|bar) yesterday",
    '1w': "(?:this|last) week'?s? (?:[a-z]+ )?(?:candle|bar)",
    '1mo': "(?:this|last) month'?s? (?:[a-z]+ )?(?:candle|bar)",
  },
};
