/** Sentences about events and news; {event.*} are facts of the event that is told. */
const sentences = {
  'event.next': 'Next: {$title}, {event.time}.',
  'event.last': 'Last: {$title}, {event.time}.',
  'event.listed': '{event.time}: {$title}.',
  'event.day': '{event.time}, a day without a time: {$title}.',
  'event.window': 'One day from {event.time} to {event.end}: {$title}.',
  'event.minutes':
    '{$title} came {event.before} minutes before this candle opened ({candle.time}).',
  'event.hours': '{$title} came {event.before} hours before this candle opened ({candle.time}).',
  'event.values': 'Actual {event.actual}, forecast {event.forecast}, previous {event.previous}.',
  'event.actual.previous':
    'Actual {event.actual}, previous {event.previous}; no source of a forecast.',
  'event.actual': 'Actual {event.actual}; no source of a forecast or of the value before.',
  'event.forecast': 'Forecast {event.forecast}, previous {event.previous}.',
  'event.revised': 'The value before was revised to {event.revised}.',
  'event.source': 'Source: {$source}, {$basis}.',
  'events.none': 'The calendar knows of no event for {$what} {$span}.',
  'events.none.before':
    'The calendar knows of no release for {$what} in the day before this candle opened ({candle.time}).',
  'events.intro': 'On the calendar for {$what} {$span}:',
  'events.more': 'The calendar page lists the others.',
  'events.closing':
    'These are times and published figures; Vela does not say that an event caused a move. It is educational and not investment advice.',
  'events.off': 'The calendar is not available here.',
  'news.cause': 'Vela does not say why a price moved: neither candles nor headlines hold causes.',
  'news.filings':
    '{news.filing} filings of {$what} since {news.since}; the latest on {news.filing.newest}.',
  'news.headlines':
    '{news.headline} headlines about {$what} since {news.since}; the latest on {news.headline.newest}.',
  'news.none': 'No filing or headline about {$what} is known since {news.since}.',
  'news.simulated': 'The headlines are simulated here.',
  'news.which':
    'Which instrument do you mean? Name it, and Vela counts what was published about it.',
  'news.closing':
    'The page of market news lists them with source, time and link. Vela does not say that news caused a move.',
} as const;
export type EventSentence = keyof typeof sentences;

/** Words of questions about events, folded, and the sentences of their answers. */
export const events = {
  sentences,
  spans: {
    today: 'today|tonight|this (?:morning|afternoon|evening)',
    tomorrow: 'tomorrow',
    'next-week': 'next week|coming week|week ahead',
    week: 'this week|(?:the )?rest of the week|week',
    month: 'this month|month|next few weeks|coming weeks',
    before:
      'before (?:this|that|the|the last|the latest) (?:candle|bar|move|drop|rally|spike)|(?:candle|bar) before',
    last: 'last|latest|previous|most recent|came out|was released',
    next: 'next|upcoming|when|coming',
  },
  groups: {
    fed: 'fed|fomc|federal reserve|powell',
    ecb: 'ecb|european central bank|lagarde',
    boe: 'boe|bank of england|mpc',
    tcmb: 'tcmb|cbrt|turkish central bank|central bank of turkiye|central bank of turkey',
    decision: 'rate decisions?|interest rates?|central banks?|rate (?:hike|cut)s?',
    prices: 'cpi|inflation|consumer prices?',
    payrolls:
      'nfp|non ?-?farm\\w*|payrolls?|jobs? (?:report|data|number)s?|employment (?:report|situation)',
    claims: 'jobless claims|unemployment claims|initial claims',
    producers: 'ppi|producer prices?',
    openings: 'jolts|job openings',
    trade: 'trade (?:balance|deficit|in goods\\w*)',
    surveys: 'ism|pmi|(?:manufacturing|services) (?:ind\\w*|survey)',
    growth: 'gdp|gross domestic product',
    spending: 'pce|personal (?:income|spending|consumption)',
    stocks: '(?:oil|crude) stocks|inventories|eia',
    holiday: 'holidays?|(?:market|exchange|nyse|stock market) clos\\w*|closed|closes? early',
    earnings: 'earnings|quarterly (?:report|results)',
    halving: 'halvings?',
    expiry: 'opex|(?:options?|monthly) expir\\w*',
  },
  asks: [
    '(?:what|whats|what is|what.s|anything|which events?) (?:is |are |was )?(?:on|coming(?: up)?|scheduled|due) (?:(?:this|next) (?:week|month)|today|tomorrow|(?:in|for) (?:this|next|the coming) (?:week|month))',
    '(?:what|whats|what is|anything|which events?) (?:is |are )?(?:on|coming(?: up)?|scheduled|due) for (?:[a-z]+ ){0,3}(?:(?:this|next) (?:week|month)|today|tomorrow)',
    '(?:what|which|anything|did anything|what data|what figures?) (?:came|come|comes|coming|was|were|is|are|get|got) (?:out|released|published|announced)(?: [a-z]+){0,5}',
    '(?:events?|releases?|data) (?:this|next) (?:week|month)|when (?:is|are|does|do) (?:the )?(?:next )?(?:[a-z]+ ){0,3}(?:meetings?|decisions?|releases?|holidays?|meet|claims|inventories|gdp|pce|payrolls)',
    'economic events?|macro (?:events?|calendar|data)',
  ],
  names: {
    actual: 'Actual',
    forecast: 'Forecast',
    previous: 'Previous',
    revised: 'Previous, revised',
    count: 'Published',
  },
  bases: {
    published: 'published by it',
    file: 'from the file of the operator',
    seeded: 'from its yearly list, to be confirmed by it',
    rule: 'the time is estimated by rule and not confirmed',
    simulated: 'simulated: this release does not exist',
  },
  everything: 'the markets',
  spanNames: {
    today: 'today',
    tomorrow: 'tomorrow',
    week: 'this week',
    'next-week': 'next week',
    month: 'in the coming month',
    next: 'in the coming months',
    last: 'in the last weeks',
    before: 'before this candle',
  },
} as const;
