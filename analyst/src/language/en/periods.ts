import type { PeriodWords } from '../period-words.ts';

const before = '(?:in|over|during|for|within|of|from|across|throughout|since|per)';
const the = '(?:the |its |our |my |these )?';
const back = '(?:last|past|previous|prior|preceding|trailing|recent|most recent|latest|final)';

const monthNames =
  'january|february|march|april|may|june|july|august|september|october|november|december|which|what|general|years';

/**
 * The running unit, in "the low of the year", "so far this week", "all month"; "the day of the
 * week", "the start of the year" and "the year 2022" are none.
 */
function joinRunning(unit: string, parts: string): string {
  const edges = `start|beginning|opening|end|close|turn|rest|middle|half|quarter|time|${parts}`;
  const after = `(?! (?:of|in(?! (?:the )?[a-z0-9&]+ *[?.!]*$)|in (?:${monthNames})|before|after|that|when|the|they|we|ahead|to come|ends?|results|earnings|report|(?:[a-z]+ )?(?:19|20)\\d\\d))`;
  return (
    `(?<!(?:${edges}) )(?:of|for|in|over|throughout) the (?:whole |entire |full )?${unit}${after}|` +
    `(?:the )?(?:${unit} so far(?! (?:19|20)\\d\\d)|(?:whole|entire) ${unit}${after})|all ${unit}(?! round)`
  );
}

// "Since the midterms on the 3rd of november": an event between the word and its day.
const noEvent =
  'when|then|and|or|what|how|to|until|till|through|thru|up|last|this|today|yes|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun';
const sinceEvent = `(?:(?: (?!(?:${noEvent})[a-z]*)[a-z']+){1,4},?(?: (?:in|on|at|of|from))?)?`;

// "2022 was a bad year", "was 2022 a good year".
const yearKinds =
  'good|great|strong|bad|awful|terrible|weak|rough|better|worse|positive|negative|winning|losing|green|red|up|down|volatile|calm|quiet|wild';

export const periods: PeriodWords = {
  ones: {
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
  },
  tens: {
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
  },
  amounts: {
    'a couple of': 2,
    'couple of': 2,
    couple: 2,
    'a dozen': 12,
    dozen: 12,
    'a hundred': 100,
    'one hundred': 100,
    hundred: 100,
    'two hundred': 200,
    'half a': 0.5,
    half: 0.5,
    'a quarter': 0.25,
    quarter: 0.25,
    a: 1,
    an: 1,
  },
  andHalf: ' and a half',
  andHalfUnit: ' and a half',
  units: {
    candle: 'candles?|candlesticks?|bars?|sessions?|trading[- ]days?',
    minute: 'minutes?|mins?',
    hour: 'hours?|hrs?',
    day: "days?(?:'s?)?",
    week: "weeks?(?:'s?)?|wks?",
    month: "months?(?:'s?)?|mths?",
    quarter: "quarters?(?:'s?)?(?! of (?:its|their|the (?:time|value|price|way|days|move)|all))",
    year: "years?(?:'s?)?|yrs?",
    decade: 'decades?',
    century: 'century|centuries',
  },
  shortUnits: { hour: 'h', day: 'd', week: 'w|wk', month: 'mo', year: 'y' },
  beforeLast: `(?:${before} )?${the}${back}`,
  beforeLastOne: {
    minute: `(?:${before} )?${the}${back}`,
    hour: `(?:${before} )?${the}${back}`,
    day: `(?:${before} )?${the}(?:last|past|trailing)(?: full)?`,
    week: `(?:${before} )?${the}(?:past|trailing|last full)`,
    month: `(?:${before} )?${the}(?:past|trailing|last full)`,
    quarter: `(?:${before} )?${the}(?:past|trailing)`,
    year: `(?:${before} )?${the}(?:past|trailing|last full)|(?:in|over|during|within|across) the last`,
    decade: `(?:${before} )?${the}${back}`,
    century: `(?:${before} )?${the}${back}`,
  },
  beforeSpan: 'within|over|during|inside(?: of)?|in less than|across',
  forNow: '',
  inTime: '',
  afterSpan: '',
  beforeOther:
    '(?:streaks?|runs?|row) (?:of|lasting)(?: at least)?|next|coming|following|upcoming|first|worst|best|biggest|largest|deepest|widest|strongest|wildest|quietest|every|each|per|least|averages? (?:of|over)|[sewh]?ma(?: of)?|period(?: of)?',
  articles: 'an?|half|quarter|a quarter',
  chartWords:
    '(?:hourly |daily |weekly )?(?:charts?|candles?|candlesticks?|bars?|closes?|time ?frames?|tf|intervals?|graphs?)',
  afterOther:
    'from now|later|old|in a row|straight|running|on end|on the trot|consecutive\\w*|row|(?:(?:losing|winning|red|green|up|down|falling|rising) )?(?:streaks?|runs?(?! up))|(?:simple |exponential )?(?:moving )?averages?|[a-z]{0,2}ma|mas|rsi|atr|adx|cci|mfi|roc|vwap|bollinger|stoch\\w*|donchian|keltner|treasur\\w*|yields?|bonds?|notes?|delay\\w*',
  ago: 'ago|earlier|back|before now',
  record: 'records?|all[- ]?time|ath|atl|ever',
  allTime: [
    '(?:of |over |in )?all[- ]time(?![- ](?:highs?|lows?|peaks?|tops?|bottoms?|records?))',
    'ever(?! since)(?! so)',
    '(?:in |over |across |through(?:out)? )(?:its|their|the|all|recorded)? ?(?:whole |entire |full |complete |price |trading )*history',
    'since (?:its )?(?:inception|the ipo|ipo|launch|listing|it (?:was listed|launched|began|started))',
    '(?:since|from) (?:the )?(?:very )?beginning(?! of)',
    '(?:in|over|across) (?:our|your|the|all) (?:available )?(?:data ?set|dataset|data)(?! (?:source|from))',
    '(?:over |in |for |of |across )?(?:all|the whole|the entire|the full) (?:the )?(?:data|history|period|available data)',
  ],
  current: {
    week: `${joinRunning('week', 'days?|hours?')}|this week|(?:the )?current week|week[- ]to[- ]date|wtd|since the (?:start|beginning) of (?:the|this) week`,
    month: `${joinRunning('month', 'days?|weeks?')}|this month|(?:the )?current month|month[- ]to[- ]date|mtd|since the (?:start|beginning) of (?:the|this) month`,
    quarter: `${joinRunning('quarter', 'months?')}|this quarter|(?:the )?current quarter|quarter[- ]to[- ]date|qtd|since the (?:start|beginning) of (?:the|this) quarter`,
    year: `${joinRunning('year', 'months?')}|this (?:year|yr)|(?:the )?current year|(?:the )?year[- ]to[- ]date|ytd|since (?:the )?(?:start|beginning) of (?:the|this) year|since new year(?:'?s(?: day)?)?`,
  },
  previous: {
    week: '(?:the )?(?:last|previous|prior) week',
    month: '(?:the )?(?:last|previous|prior) month',
    quarter: '(?:the )?(?:last|previous|prior) quarter(?! of)(?! (?:19|20)\\d\\d)',
    year: '(?:the )?(?:last|previous|prior) year',
  },
  today: 'today|(?:on )?the day so far|this (?:morning|afternoon|evening)',
  yesterday: 'yesterday|last night',
  dayBeforeYesterday: '(?:the )?day before yesterday',
  weekend: '(?:(?:this|last|past|previous) )?weekend',
  dayNames: [
    'sunday',
    'monday',
    'tuesday|tues?',
    'wednesday|wed',
    'thursday|thurs?|thu',
    'friday|fri',
    'saturday',
  ],
  weakNames: 'may|mar|march|jan|sep|dec|wed|fri|thu|tue',
  nameEnding: "(?:'s)?",
  beforeYear: ',? (?:of |in )?(?:the year )?',
  afterYear: "(?:'?s)?",
  ordinalNames: ['first|1st', 'second|2nd', 'third|3rd', 'fourth|4th'],
  lastPart: 'last|final',
  quarter: 'quarter',
  half: 'half',
  yearNames: { this: 'this year', last: '(?:last|the previous) year', any: 'the year' },
  head: `(?:so far |thus far )?(?:(?<from>(?:ever )?since${sinceEvent}|from|starting(?: from| in| on)?|beginning in)|(?<between>between)|(?<in>back in|this|in|during|for|of|within|throughout|on|at|over|across|as of|by the close of)|(?<last>last|past|previous))?(?: (?:last|this|early)(?= ))?(?: ?the)?(?: ?(?<edgeStart>start|beginning|opening) of| ?(?<edgeEnd>end|close) of)?(?: the)?(?<holder> (?:whole |entire |full |calendar )?(?:month of|year))?`,
  tail: `(?:'?s(?![a-z]))?(?: (?:so far|alone))?(?:(?<holder>(?= (?:candle|performance|returns?|(?:was )?(?:an? )?(?:(?:very |really |such a )?(?:${yearKinds}) )year)(?![a-z])))|)`,
  rangeJoiners: '-|–|—|\\.\\.|to|until|till|through|thru|up to|up until',
  pairJoiners: 'and|&',
  afterPair: '',
  untilJoiners: 'until|till|up to|up until',
  sinceThen: [
    'since then|from then on|ever since|since that (?:day|date|time)|(?<!seen )from that day',
    'growth since|change since|return since|done since',
    '(?:bought|invested|got in)(?=(?: [a-z0-9]+){1,6} ago)',
    'would (?:\\S+ +){0,8}(?:be|be worth|have become) (?:today|now)(?! than)|(?:be|is it|are they) worth (?:today|now)',
    'ago (?!today)(?:[a-z]+ ){0,9}(?:now|today|worth)',
  ],
  afterThat:
    '(?:since|after that|in between|ever after|from there on)(?= *(?:$|[?.,!]))|(?:between|since) (?:those|these|the) (?:two )?(?:moments|days|dates)',
  untilNow:
    '(?: ?[-–] ?| )(?:(?:to|until|till|through|up to|up until) )?(?:now|today|date|the present|present|onwards?)|,? (?:and )?(?:so far|onwards?|until now)',
  beforePrice:
    'above|below|over|under|at|(?<!compared )to|near|around|hits?|hit|reach(?:es|ed)?|breaks?|broke|than|is|=|>|<|@|levels?|(?<!(?:average|mean|avg) +(?:[a-z&]+ +)?)prices?|limit|last|next|(?<!compared )with|by|past|beyond|crosse[sd]|cross|lose[sd]?|worth|was|targets?|support|resistance',
  afterPrice:
    'dollars?|usd|usdt|bucks|eur|euros?|k|levels?|candles?|bars?|periods?|points?|mark|area|zone|times|trades?|support|resistance|hours?|days?|weeks?|months?|years?|percent|pct|%',
};
