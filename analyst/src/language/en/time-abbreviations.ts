const price = 'high|low|close|open|range|top|bottom|peak|extreme|candle|bar|swing|hi|lo';
const months = 'january|february|march|april|june|july|august|september|october|november|december';

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

const anyMonth = `(?:${months}|may|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)`;
const absent =
  'away|off|ill|sick|holiday|vacation|out|gone|offline|asleep|abroad|hospital|busy|travell?ing';
// "The best quarter", "every decade", "upper quarter": no time that is looked at.
const noSpan =
  'the|this|that|which|what|any|each|every|per|a|an|one|two|three|four|by|of|for|in|and|or|to|on|last|past|previous|prior|next|first|second|third|fourth|same|whole|entire|full|half|current|its|best|worst|strongest|weakest|biggest|largest|smallest|calmest|wildest|good|bad|up|down|red|green|winning|losing|upper|lower|top|bottom|fiscal|single|only|calendar|another|earnings|with|instead';

/** How English names a time in short or without an apostrophe, and what is meant by it. */
export const timeAbbreviations: readonly (readonly [short: RegExp, long: string])[] = [
  [/(?<![a-z])(yesterday|today)s(?![a-z])/g, "$1's"],
  [/(?<![a-z])(?:yest|yday)(?![a-z])/g, 'yesterday'],
  ...ordinals.map((ordinal, index): readonly [RegExp, string] => [
    new RegExp(`(?<![a-z])${ordinal} of (?=(?:${months})(?![a-z]))`, 'g'),
    `${index + 1} `,
  ]),
  [/(?<![a-z])this (week|month|quarter|year)s(?![a-z])/g, "this $1's"],
  [
    new RegExp(
      `(?<![a-z])((?:last|previous|prior) (?:week|month|quarter|year))s(?= (?:${price}|months?)(?:e?s)?(?![a-z]))`,
      'g',
    ),
    "$1's",
  ],
  [new RegExp(`(?<![a-z])(${months})s(?= (?:${price})s?(?![a-z]))`, 'g'), "$1's"],
  [/(?<!(?:first|second|1st|2nd) )(?<![a-z])(?:a )?half[- ](?:a )?year(?![a-z-])/g, '6 months'],
  [/(?<![a-z])half a decade(?![a-z])/g, '5 years'],
  // "In a year" is the year that ended now; "in the decade" are ten of them.
  [/(?<=(?<![a-z])(?:in|over|within) )(?:a|one) (year|decade)(?! (?:ago|or|from))/g, '1 $1'],
  [/(?<=(?<![a-z])(?:in|over|of|for) )the decade(?![a-z])/g, 'the last decade'],
  [/(?<![a-z0-9.,$€])([2-9]|[1-9]\d) ?mos?(?![a-z0-9])/g, '$1 months'],
  [/(?<![a-z0-9.,$€])(\d{1,2}) y(?![a-z0-9'])/g, '$1 years'],
  [/(?<![a-z])since (?:the |early )?morning(?![a-z])/g, 'since this morning'],
  // "A worse day in 26", "end of 25", "per year over ten".
  [
    /(?<=(?<![a-z])(?:in|since|during|(?:end|start|beginning|close|crash|bear|bottom|top) of) )'?(1[7-9]|2[0-6])(?= *(?:$|[?!;]|[.,](?!\d)| (?!(?:min|hour|hr|day|week|wk|month|mth|year|yr|candle|bar|session|percent|pct|point|pip|dollar|euro|pound|second|share|coin|trade|time|stock|of|or|[hdwmyk](?![a-z]))s?)[a-z]))/g,
    '20$1',
  ],
  [
    /(?<=(?<![a-z])(?:years?|yearly|annual(?:ly)?|annum)(?: [a-z]+){0,4} (?:past|last|over|in the) )(two|three|four|five|ten|fifteen|twenty|[2-9]|1\d|20)(?= *(?:$|[?.,!]))/g,
    '$1 years',
  ],
  [/(?<![a-z])(?:ystd|ystrdy|yst)(?![a-z])/g, 'yesterday'],
  [/(?<![a-z])ago today(?![a-z])/g, 'ago'],
  // Names of a month for what it is said to bring.
  [/(?<![a-z])uptober(?![a-z])/g, 'october usually'],
  [
    /(?<![a-z])(?<!(?:\d|last|this|how much|how big|why).*)(?:santa(?: claus)?|christmas|year[- ]end) rally(?!.*(?:\d|last|this|ago|coming|ahead|start))(?![a-z])/g,
    'december usually',
  ],
  [/(?<![a-z])since midnight(?![a-z])/g, 'since this morning'],
  [
    /(?<=(?<![a-z])(?:different|difference|changed?|new)(?: [a-z]+){0,3} )(?:versus|vs|compared (?:to|with)|against) (?=(?:the )?(?:start|beginning) of)/g,
    'since ',
  ],
  [
    /(?<![a-z])(?:leav(?:e|ing) out|skip|ignor(?:e|ing)|exclud(?:e|ing)|without|drop|forget) (?:everything|anything|all|the (?:years|time)) before (?=(?:19|20)\d\d(?!\d))/g,
    'since ',
  ],
  // "Share of positive days, decade", "annualised volatility quarter".
  [
    new RegExp(
      `(?<!(?<![a-z])(?:${noSpan})[- ]+)(?<=[a-z0-9&%)?,] +)(?<!^[a-z]+ )(decade|quarter)(?= *[?.!]*$)`,
      'g',
    ),
    'past $1',
  ],
  // "The low of the day" is that of the day that runs.
  [
    /(?<=(?<![a-z])(?:highs?|lows?|tops?|bottoms?|peaks?) )(?:of|for) the day(?= *(?:$|[?.,!]))/g,
    'today',
  ],
  // "In april 26" is of that year; a day is one "on april 26".
  [
    new RegExp(
      `(?<=(?<![a-z])in )(${anyMonth}) '?(1[5-9]|2[0-6])(?![\\d:%/a-z-]|[.,]\\d| ?(?:percent|pct|points?|dollars?|days?|bucks|to|and|or)(?![a-z]))`,
      'g',
    ),
    '$1 20$2',
  ],
  // "How bad was march for stocks": after these a month and no verb.
  [
    /(?<=(?<![a-z])how (?:[a-z]+ )?(?:was|did) )(march|may)(?= (?:for|go|end|treat|look|turn)(?![a-z])| *[?.!]*$)/g,
    'in $1',
  ],
  // "August 1999 on the 25th", "1987 october 19".
  [
    new RegExp(
      `(?<![a-z])(?<!\\d )(?:(?:mid|early|late)[- ])?(?<m>${anyMonth})(?: (?<y>(?:19|20)\\d\\d))?(?<rest>(?: [a-z]+){0,3}?),? (?:on )?the (?<d>\\d{1,2})(?:st|nd|rd|th)(?![a-z])(?! (?:of|time|day|week|month|candle|percentile|largest|biggest|best|worst)(?![a-z]))`,
      'g',
    ),
    '$<d> $<m> $<y>$<rest>',
  ],
  [
    new RegExp(
      `(?<![\\d.,$€])((?:19|20)\\d\\d),? (${anyMonth}) (\\d{1,2})(?:st|nd|rd|th)?(?![\\d:%a-z]|[.,]\\d)`,
      'g',
    ),
    '$3 $2 $1',
  ],
  // "Away for a week, what is new": the time that was missed.
  [
    new RegExp(
      `(?<=(?<![a-z])(?:${absent}) (?:for )?)(?:a|one) (?:whole |full )?(day|week|month)(?![a-z])`,
      'g',
    ),
    'the past $1',
  ],
  [
    new RegExp(
      `(?<=(?<![a-z])(?:${absent}) (?:for )?)(\\d{1,2}|two|three|four|five|six) (?=(?:hours|days|weeks|months)(?![a-z]))`,
      'g',
    ),
    'the past $1 ',
  ],
  [/(?<![a-z0-9])[hr]v ?(\d{2,3})(?![\d.a-z])/g, 'last $1 days volatility'],
  [
    /(?<=(?<![a-z])(?:corr|correlation|beta|vol|volatility) )(\d{2,3})(?= *[?.!]*$)/g,
    'last $1 days',
  ],
  [
    /(?<!(?<![a-z])(?:last|past|in|within|over|for|of|next|the|every|each|than|least|most|after|about|around|previous|first) )(?<![\d.,$])(\d{2,3})(?= (?:sessions|trading days) *[?.!]*$)/g,
    'last $1',
  ],
  [/(?<![a-z])halloween(?![a-z])/g, '31 october'],
  [/(?<![a-z])valentine'?s day(?![a-z])/g, '14 february'],
  [/(?<![a-z])since (?:the )?last close(?![a-z])/g, 'since yesterday'],
  [/(?<![a-z])since the millenn?ium(?![a-z])/g, 'since 2000'],
  [/(?<![a-z])after (?=(?:the year )?(?:19|20)\d\d(?![\d'%]|[.,]\d))/g, 'since '],
  [/(?<=(?<![a-z])(?:the|its|to) )fifty(?=[- ](?:day|week)(?![a-z]))/g, '50'],
  [/(?<=(?<![a-z])(?:the|its|to) )two hundred(?=[- ](?:day|week)(?![a-z]))/g, '200'],
  // "5 percent in a day": how long is given to price.
  [
    /(?<=(?:%|percent|per cent|pct)(?: [a-z]+){0,4} )(?:in|inside|within) (?:a|an|one|any) (?:single )?(hour|day|week|month)(?![a-z])/g,
    'within 1 $1',
  ],
  // "Weeks instead?" after a count of days.
  [/^(?: *(?:and|by|in|the|on))* *hours(?: (?:instead|then|too|please))?[ ?]*$/g, ' hourly '],
  [/^(?: *(?:and|by|in|the|on))* *days(?: (?:instead|then|too|please))?[ ?]*$/g, ' daily '],
  [/^(?: *(?:and|by|in|the|on))* *weeks(?: (?:instead|then|too|please))?[ ?]*$/g, ' weekly '],
  [/^(?: *(?:and|by|in|the|on))* *months(?: (?:instead|then|too|please))?[ ?]*$/g, ' monthly '],
];
