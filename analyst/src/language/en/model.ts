import type { ModelWords } from '../model-words.ts';

const narrator = "The answer below is written by Vela's own narrator.";

export const model: ModelWords = {
  name: 'English',
  notices: {
    'no-key': `The language model has no key. ${narrator}`,
    busy: `The language model has too many requests at the moment. ${narrator}`,
    'key-refused': `The provider refused the key of the language model. ${narrator}`,
    unavailable: `The language model cannot be reached at the moment. ${narrator}`,
    silent: `The language model did not answer in time. ${narrator}`,
    'cut-off':
      "The connection to the language model broke while it was writing. What follows is by Vela's own narrator.",
    'tool-arguments': `The language model asked for facts in a form that cannot be read. ${narrator}`,
    'tool-loop': `The language model kept asking for facts and wrote nothing. ${narrator}`,
    empty: `The language model answered with an empty text. ${narrator}`,
    'foreign-language': `The language model answered in another language. ${narrator}`,
    refused: `What the language model wrote did not pass the check against the facts. ${narrator}`,
    'over-budget':
      "The language model used up what one answer may take. What follows is by Vela's own narrator.",
    'some-refused':
      'Some sentences of the language model did not pass the check against the facts and are not shown.',
    'read-differently':
      'The language model reads this question differently from Vela. Please choose what is meant.',
  },
  proportions:
    'twice|thrice|doubl(?:e|es|ed|ing)|tripl(?:e|es|ed|ing)|quadrupl(?:e|es|ed|ing)|halv(?:e|es|ed|ing)|half|halfway|one[- ](?:third|quarter|fifth|tenth)|two[- ]thirds|three[- ]quarters|a (?:third|quarter|fifth|tenth|couple) of|(?:two|three|four|five|ten)fold|(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:of|have|are|were|remain|read|point)|dozens?|hundreds?|thousands?|millions?|billions?|trillions?',
  halves: 'half(?:[- ]?way)?(?! of $)',
  halfFilled:
    '(?:half|50 percent)(?: of (?:it|(?:the|this|that) (?:\\w+ )?(?:gap|zone)(?: (?:above|below))?))?(?: (?:has|is|was))?(?: (?:already|now|been))* filled|filled (?:by |to |about )?half(?:way)?',
  noProportions: 'double (?:top|bottom)s?|triple (?:top|bottom)s?|half[- ]filled',
  scales:
    'k|m|mn|mio|b|bn|t|tn|thousand|million|billion|trillion|percent|percentage points?|per cent|pct|basis points?|bps?|pips?|cents?|x',
  separators: { group: ',', point: '.' },
  scaleSizes: {
    thousand: 1e3,
    million: 1e6,
    billion: 1e9,
    trillion: 1e12,
    k: 1e3,
    mn: 1e6,
    m: 1e6,
    bn: 1e9,
    b: 1e9,
    tn: 1e12,
  },
  percentWords: { before: '(?!)', after: 'percent|per cent|pct' },
  numberWords: [
    'zero',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ],
  joins: 'and|while|whereas|but|versus|to',
  rounded: 'about|around|roughly|approximately|some|near|close to|circa|ca\\.',
  ratios: [
    ['twice|double|two times|twofold|doubled', 2],
    ['half|halved', 2],
    ['triple|three times|threefold', 3],
    ['a third|one[- ]third', 3],
    ['a quarter|one[- ]quarter', 4],
    ['two[- ]thirds', 1.5],
    ['three[- ]quarters', 4 / 3],
    ['(?:two and a half|2\\.5) times', 2.5],
    ['four times|fourfold', 4],
    ['five times|fivefold', 5],
    ['six times|sixfold', 6],
    ['seven times|sevenfold', 7],
    ['eight times|eightfold', 8],
    ['nine times|ninefold', 9],
    ['ten times|tenfold', 10],
  ],
  placesAfter: '(?!)',
  noNames: '(?!)',
  lengths: [
    '#-period',
    '#-day',
    '#-candle',
    'EMA #',
    'EMA(#)',
    'ATR #',
    'ATR(#)',
    'RSI #',
    'RSI(#)',
  ],
  functionWords:
    'the|is|are|was|were|of|and|at|in|on|to|by|with|from|for|has|have|it|its|this|that|an?|not|no|above|below|since|between|as|than|around|over|under|into|most|more|when|where|which|after|before|near|about',
  rises:
    'rose|risen|rises|rallied|climbed|gained|added|grew|surged|jumped|soared|went up|advanced|(?:rise|gain|advance|increase|rally|climb|jump) (?:of|was|came to|amounted to)',
  falls:
    'fell|fallen|falls|dropped|declined|lost|shed|gave up|gave back|slid|sank|plunged|tumbled|went down|(?:fall|loss|decline|decrease|drop|slide|slump) (?:of|was|came to|amounted to)',
  unitsBefore: '(?!)',
};
