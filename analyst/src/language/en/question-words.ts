import type { QuestionLexicon } from '../question-lexicon.ts';
import { conceptNames } from './concept-names.ts';
import { labelNames } from './label-names.ts';
import { shortAverages } from './short-averages.ts';
import { shortWords } from './short-words.ts';
import { indicatorNames } from './indicator-names.ts';
import { intents } from './intents.ts';
import { nameWords } from './name-words.ts';
import { numberWords } from './number-words.ts';
import { times } from './times.ts';
import { timeAbbreviations } from './time-abbreviations.ts';

const request =
  "(?:what(?:'s| is|s| are)?|tell me|give me|gimme|show me|check|read me|(?:how|where)(?:'s| is|s| are)?)";
const definite = '(?:the|this|that|these|those|our|my)';
// "En", "on", "son" and "var" are also Turkish, and so is an ending after an apostrophe.
const ownWords = [
  'what\\w*|where\\w*|how\\w*|which|when|why|who|is|are|does|do|did|the|an?|of|and|for|since',
  'now|same|please|analy[sz]e\\w*|explain\\w*|show|tell|give|describe|look|nearest|closest|above',
  'below|under|over|changed?|hours?|days?|weeks?|minutes?|today|yesterday|morning|help|hello|hi',
  'should|mean\\w*|switch|can|you|me|it|this|that|any|pls|plz|current\\w*|quick\\w*|readings?',
  'latest|recent\\w*|with|compare\\w*|thoughts?|last|still|has|have|was|were|got|higher|lower',
  'between',
];
const listWords = (words: string): readonly string[] => words.split(' ');

export const question: QuestionLexicon = {
  ...times,
  ...nameWords,
  numberWords,
  intents,
  concepts: conceptNames,
  labels: labelNames,
  shortWords,
  indicators: indicatorNames,
  ordinaryIndicatorNames: listWords(
    'momentum trend slope beta correlation range volume price pivots pivot points fractal fractals prs doji marubozu chop atr stop gator mama t3 dynamic force envelopes renko',
  ),
  impliedIndicators: {
    rsi: 'over ?(?:bought|sold|heated)',
  },
  unknownIndicator: /(?<![a-z])(?<name>[a-z][a-z0-9-]{2,}) (?:indicator|oscillator)s?(?![a-z])/,
  indicatorAdjectives: 'good|best|better|favou?rite|popular|useful|main|usual|leading|lagging',
  readingVerbs: 'is|at|of|reads?|says?',
  unsupportedMethods: [
    'heads?[- ](?:and|n|&)[- ]shoulders?',
    '(?:double|triple) (?:tops?|bottoms?)',
    'cups?[- ](?:and|n|&)[- ]handles?',
    '(?:(?:ascending|descending|symmetrical|rising|falling) )?(?:triangles?|wedges?)',
    '(?:bull|bear)(?:ish)? (?:flags?|pennants?)',
    'trend ?lines?',
    'elliott?(?: waves?)?',
    'order ?flows?|foot ?prints?(?: charts?)?|funding(?: rates?)?|open interest',
    'liquidation (?:levels?|maps?|heat ?maps?)|long[- /]short ratios?|whale\\w*',
    '(?:bitcoin |btc |market )?dominance',
    'wyckoff\\w*|gann(?: (?:fans?|angles?|lines?))?|gartley|harmonic patterns?',
  ],
  aboutChart: {
    latest: [
      '(?:last|latest|newest|most recent) (?:[a-z]+ )?#',
      'what (?:got|was|were|has been) #',
      `(?:after|since|before) ${definite} (?:[a-z]+ ){0,2}#`,
      "what(?:'s| has| had)? (?:happened|followed|came)(?: [a-z]+){0,4} #",
      '(?:#|swept|taken|grabbed|raided)(?: [a-z]+){0,3} what (?:happened|followed|came)(?: [a-z]+)?',
    ],
    reading: [
      `${request} (?:the|our|my) (?:(?:current|latest|\\d+(?:[- ](?:day|week|month))?)[- ])*@`,
      '@ (?:say|says|saying|tells?|telling|shows?|showing|at|reads?|readings?|doing|looking)',
      '@ (?:standing|values?|now|level)',
      '@ (?:turning|turned|rising|falling|rolling over|flipping|flipped|going (?:up|down))',
      `how [a-z]+ is ${definite} (?:[a-z]+ )?@`,
      '(?:far|stretched|extended|distance|away|close) (?:[a-z]+ ){0,4}(?:from|to|above|below|off|over|under) (?:(?:the|our|my|\\d+) )*@',
      '(?:are|is|were|was|did|has|have) (?:we|price|it) (?:[a-z]+ ){0,2}@|where(?: are we)? in @',
      '(?:are|is) @ (?:tight|wide|squeez\\w*|expanding|contracting|rising|falling|high|low|up|down|flat|bullish|bearish|positive|negative|above|below)',
      '@ (?:(?:is |still |getting |losing |gaining )*(?:strong|weak|strength)\\w*)|@ or @',
    ],
    structure: [
      'what (?:are|were) (?:the|my|our|all the|these|those) (?:[a-z]+ ){0,2}#s?',
      `(?<!(?:what|why|how|when|where|which|who) )(?:is|are|was|were|has|have|had|did|does) (?:${definite}|it|we|they|price) (?:[a-z]+ ){0,3}#`,
      '# (?:alignment|aligned|agreement|status|today)',
    ],
    meaning: [
      'means?|meaning|defin\\w*|stand for|used for|purpose|use of|formula',
      "what(?: is|'s|s)? (?:an? )?over ?(?:bought|sold)",
      'calculated|computed|formed|difference between',
    ],
  },
  nameEnding: 's',
  looseEnding: '',
  greetings: [
    'hi|hello|hey|yo|good (?:morning|evening|afternoon)',
    'thanks?(?: (?:you|a lot|so much))?|thx|ty|cheers',
  ],
  greeted: 'vela|there|all',
  repeatStart:
    'and|what about|how about|(?:switch|change|go)(?: it)?(?: back)? to|make (?:it|that)|(?:the )?same(?: thing| question| again)?(?: (?:for|on|with|but))?|now|ok(?:ay)?(?: and)?(?: on| for)?|then|try',
  repeat: '',
  offTopic: [
    'weather|rain\\w*|recipe|cook\\w*|joke|poem|song|movie|film\\w*|football|match|news|president',
    'election|homework|translate|birthday|restaurant|hotel',
  ],
  chart:
    'analy[sz]\\w*|trend\\w*|momentum|volatility|chart\\w*|price\\w*|market\\w*|candles?|gaps?|levels?',
  fillers: listWords(
    'what which who how why when where coin token stock share crypto have has had does did been was were will just very some much more also about after before from into over than them they their here only still each other new old own these those make made get got say said let keep put since an and ' +
      'a an the on in at of for to me my you your please can could would do does it its this that there is are be and or with now today right then so ok okay yes no give get run make tell let lets see want need like i we us ' +
      'itself another both ' +
      'interval timeframe candle candles bar bars chart price market crypto stock forex technical technically analysis analyse analyze quick full short brief again same from latest last current new',
  ),
  keywords: listWords(
    'support resistance level levels imbalance imbalances unfilled liquidity sweep sweeps session killzone volatility bollinger divergence compare bullish bearish invalid timeframes overview premium discount equal displacement regime pattern stochastic momentum untouched happened breaker ' +
      'order block blocks value nearest closest structure swing analyze analyse analysis candle candles changed change character explain since yesterday where above below daily weekly monthly hourly chart help',
  ),
  notTypos: listWords(
    'timeframe lever bevel revel means beans sleep steep sweet equals breakers black blocked clock lock values there were here changes chance charge charts alone about other older orders borders broder help held hello heap chair char charm hourly since science heard swings wing sing',
  ),
  // A lone "u" is also a Turkish ending typed apart ("choch u"): only in English phrases.
  abbreviations: [
    ...timeAbbreviations,
    ...shortAverages,
    // "Moves 8 or more", "gained 10 within a month": in percent.
    [
      /(?<=(?<![a-z])(?:mov(?:e[sd]?|ing)|gain(?:s|ed|ing)?|drop(?:s|ped|ping)?|f[ae]ll(?:s|en|ing)?|lose?s?|lost|ris(?:es?|ing)|rose|jump(?:s|ed|ing)?) )(\d{1,2}(?:\.\d+)?)(?= (?:or more|within|inside|in (?:a|an|one|two|three|\d+) (?:day|week|month|session|hour)))/g,
      '$1 percent',
    ],
    [/(?<![a-z])five[- ]figures?(?![a-z])/g, '10000'],
    [/(?<![a-z])six[- ]figures?(?![a-z])/g, '100000'],
    [/(?<![a-z])seven[- ]figures?(?![a-z])/g, '1000000'],
    // Desk notation: six and more "m" are months, since no such chart is offered.
    [/(?<![a-z0-9.,$€])(6|8|9|12|18|24|36|48)m(?![a-z0-9])/g, '$1 months'],
    [/(?<![a-z0-9.,$€])(\d{1,2})y(?![a-z0-9])/g, '$1 years'],
    [/(?<![a-z])dailies(?![a-z])/g, 'daily'],
    [/(?<![a-z])weeklies(?![a-z])/g, 'weekly'],
    [/(?<![a-z])(?:last )?(?:christmas|xmas) eve(?![a-z])/g, '24 december'],
    [/(?<![a-z])(?:last )?(?:christmas|xmas)(?: day)?(?![a-z])/g, '25 december'],
    [/(?<![a-z])(?:last )?new year'?s eve(?![a-z])/g, '31 december'],
    [/(?<![a-z])(?:last )?new year'?s(?: day)?(?![a-z'])/g, '1 january'],
    [/(?<![a-z])fortnight/g, 'two weeks'],
    [/(?<![a-z])yearly(?= (?:range|high|low|swing|peak|top|bottom))/g, '1-year'],
    [/(?<![a-z])hi ?\/ ?los?(?![a-z])/g, 'high and low'],
    // "The 10th and the 20th of october", "mid june".
    [
      /(?<![a-z0-9])(\d{1,2})(?:st|nd|rd|th) (and|to|until|till) (?:the )?(\d{1,2})(?:st|nd|rd|th) (?:of )?([a-z]{3,9})/g,
      '$1 $4 $2 $3 $4',
    ],
    [
      /(?<![a-z])(?:mid|middle of|the middle of)[- ](jan\w*|feb\w*|mar|march|apr\w*|may|june?|july?|aug\w*|sept?\w*|oct\w*|nov\w*|dec\w*)/g,
      '15 $1',
    ],
    [
      /(?<![a-z])(?:in|over|during|throughout|across) (?:the |this )?summer(?![a-z])/g,
      'from june to august',
    ],
    [/(?<![a-z])(?:since|from) (?:the )?(?:start|beginning) of (?:the )?summer/g, 'since june'],
    [/(?<![a-z])(can|do|could|would|will|are|did|have|what|how|if) u(?![a-z])/g, '$1 you'],
    [/(?<![a-z])ur(?![a-z])/g, 'your'],
    [/(?<![a-z])r (?=(?:u|you|we|they|the)(?![a-z]))/g, 'are '],
    [/(?<![a-z])rn(?![a-z])/g, 'now'],
    [/(?<![a-z])newyork/g, 'new york'],
    [/(?<![a-z])w[ah]{1,2}t(?=(?:'s|s)?(?![a-z]))/g, 'what'],
    [/(?<![a-z])teh(?![a-z])/g, 'the'],
    [/(?<![a-z])adn(?![a-z])/g, 'and'],
    [/(?<![a-z])s[ie]n[sc]e?(?= (?:\d|[a-z]{3,9}))/g, 'since'],
    [/(?<![a-z])me[ae]?n(?:t|s)?(?=\s*[?!.]*$)/g, 'mean'],
    [/(?<![a-z])yrs?(?![a-z])/g, 'year'],
  ],
  marks: `(?<!['’])(?:${ownWords.join('|')})`,
  fieldMarks: [
    'hourly|daily|weekly|monthly|analysis|charts?|candles?|gaps?|blocks?|order|zones?|levels?',
    'supports?|resistances?|swings?|highs?|lows?|divergences?|sweeps?|swept|liquidity|overbought',
    'oversold|bullish|bearish',
  ],
  signs: [],
};
