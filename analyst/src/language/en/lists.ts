/** Sentences about own lists; {first.*} and {list.*} are facts, the first of the first instrument. */
const sentences = {
  'average.above':
    '{list.found} of the {list.looked} instruments on {$list} closed above {$average} on the {$interval} chart: {$symbols}.',
  'average.above.none':
    '{list.found} of the {list.looked} instruments on {$list} closed above {$average} on the {$interval} chart.',
  'average.below':
    '{list.found} of the {list.looked} instruments on {$list} closed below {$average} on the {$interval} chart: {$symbols}.',
  'average.below.none':
    '{list.found} of the {list.looked} instruments on {$list} closed below {$average} on the {$interval} chart.',
  zones:
    'Of the {list.looked} instruments on {$list}, the {$interval} chart has at least one {$kind} for {list.found}: {$symbols}.',
  'zones.none':
    'Of the {list.looked} instruments on {$list}, the {$interval} chart has at least one {$kind} for {list.found}.',
  events:
    '{list.found} of the {list.looked} instruments on {$list} had a new {$kind} within the last {list.recent} candles of the {$interval} chart: {$symbols}.',
  'events.none':
    '{list.found} of the {list.looked} instruments on {$list} had a new one ({$kind}) within the last {list.recent} candles of the {$interval} chart.',
  'events.period':
    '{list.found} of the {list.looked} instruments on {$list} had a {$kind} in {$period} on the {$interval} chart: {$symbols}.',
  'events.period.none':
    '{list.found} of the {list.looked} instruments on {$list} had one ({$kind}) in {$period} on the {$interval} chart.',
  'indicator.above':
    'The {$indicator} is above {list.level} for {list.found} of the {list.looked} instruments on {$list}, {$interval} chart: {$symbols}.',
  'indicator.above.none':
    'The {$indicator} is above {list.level} for {list.found} of the {list.looked} instruments on {$list}, {$interval} chart.',
  'indicator.below':
    'The {$indicator} is below {list.level} for {list.found} of the {list.looked} instruments on {$list}, {$interval} chart: {$symbols}.',
  'indicator.below.none':
    'The {$indicator} is below {list.level} for {list.found} of the {list.looked} instruments on {$list}, {$interval} chart.',
  'trend.bullish':
    'The swing trend is up for {list.found} of the {list.looked} instruments on {$list}, {$interval} chart: {$symbols}.',
  'trend.bullish.none':
    'The swing trend is up for {list.found} of the {list.looked} instruments on {$list}, {$interval} chart.',
  'trend.bearish':
    'The swing trend is down for {list.found} of the {list.looked} instruments on {$list}, {$interval} chart: {$symbols}.',
  'trend.bearish.none':
    'The swing trend is down for {list.found} of the {list.looked} instruments on {$list}, {$interval} chart.',
  'change.above':
    '{list.found} of the {list.looked} instruments on {$list} rose by more than {list.percent} in {$period}: {$symbols}.',
  'change.above.none':
    '{list.found} of the {list.looked} instruments on {$list} rose by more than {list.percent} in {$period}.',
  'change.below':
    '{list.found} of the {list.looked} instruments on {$list} fell by more than {list.percent} in {$period}: {$symbols}.',
  'change.below.none':
    '{list.found} of the {list.looked} instruments on {$list} fell by more than {list.percent} in {$period}.',
  'change.moved':
    'Of the {list.looked} instruments on {$list}, {$first} moved most in {$period}: {first.value}.',
  'change.risen':
    'Of the {list.looked} instruments on {$list}, {$first} stands first by its change in {$period}: {first.value}.',
  'change.fallen':
    'Of the {list.looked} instruments on {$list}, {$first} stands last by its change in {$period}: {first.value}.',
  'change.last':
    'Of the {list.looked} instruments on {$list}, {$first} moved most with the last candle of the {$interval} chart: {first.value}.',
  fit: 'Of the {list.looked} instruments on {$list}, the {$interval} chart fits ({$measure}, {$kind}) for {list.found}: {$symbols}.',
  'fit.none':
    'Of the {list.looked} instruments on {$list}, the {$interval} chart fits ({$measure}, {$kind}) for {list.found}.',
  ranked:
    'Of the {list.looked} instruments on {$list}, {$first} stands first ({$measure}, {$interval} chart): {first.value}.',
  'nothing.looked':
    'Of no instrument on {$list} is there a figure for this: the reasons stand below.',
  unit: 'The figures describe closed candles, and the table names source and delay of each; this is educational and not investment advice.',
  simulated: 'The candles of {$symbols} are simulated here.',
  missing: 'Without a figure for this: {list.missing} of the instruments; the table says why.',
  cut: 'Only the first {list.tried} of {list.all} instruments were looked at: one question takes no more.',
  'beside.without': '{$symbol} has no figure for this: {$reason}.',
  guest: 'Vela looks through the lists of an account, and knows of none here.',
  'guest.next': 'Sign in, make a list under “Watchlists and alerts”, and ask again.',
  empty: 'There is no instrument on a list of yours yet.',
  'empty.next':
    'Make one under “Watchlists and alerts”, by hand or by pasting symbols, and Vela looks through it.',
  unknown: 'No list with instruments is called “{$name}”. There are these: {$lists}.',
  unclear: 'What should Vela look for on {$list}?',
  'unclear.examples':
    'For example: what closed above its average, untouched bullish gaps, an oversold RSI, new breaks of structure, what moved most today.',
} as const;
export type ListSentence = keyof typeof sentences;

/** Not the list price of a property. */
const list = '(?:watch ?)?lists?(?! price)';
const own = `(?:my|our) (?:own )?${list}`;
const look = '(?:(?:look|search|go|scan|check|screen|run|browse)(?: (?:through|over|in|at))? )';

/** Words of questions about own lists, folded, and the sentences of their answers. */
export const lists = {
  sentences,
  mentions: [
    `${look}?${own}(?: (?:for|and (?:find|show|tell me)))?`,
    `(?:which|what|who|any(?:thing)?|everything|all|one|ones)(?: (?:of those|instruments?|symbols?|names?|coins?|stocks?))? (?:of|on|in|from) ${own}(?: (?:is|are|has|have|had))?`,
    `(?:on|in|of|from|across) ${own}`,
  ],
  named: [
    `${look}?(?:my|our) (?<name>[a-z0-9&+-]+(?: [a-z0-9&+-]+){0,2}) ${list}(?: for)?`,
    `${look}?(?:my|our|the) ${list} (?:called |named )?["“'](?<name>[^"”']{1,60})["”'](?: for)?`,
  ],
  moves: {
    moved:
      '(?:moved|moving|moves|move) (?:the )?most|(?:biggest|largest|top) movers?|most active|most movement',
    risen:
      '(?:rose|risen|rising|gained|gaining|up|climbed|went up) (?:the )?most|(?:biggest|top|best) (?:gainers?|performers?|performing)|strongest',
    fallen:
      '(?:fell|fallen|falling|lost|dropped|down|went down) (?:the )?most|(?:biggest|top|worst) (?:losers?|performers?|performing)|weakest',
    volatile: 'most volatile|highest volatility',
    up: 'up|rose|risen|gained|climbed|higher|added',
    down: 'down|fell|fallen|lost|dropped|lower|declined',
  },
  trends: {
    bullish: '(?:up ?trends?|trending up|trend (?:is )?up|rising trends?|bullish trends?)',
    bearish: '(?:down ?trends?|trending down|trend (?:is )?down|falling trends?|bearish trends?)',
  },
  breaks:
    '(?:new|fresh|recent|latest|just) (?:[a-z]+ ){0,2}(?:breaks?|broke|breakouts?)|broke (?:out|structure)|breakouts?',
  ownLists: 'my lists',
  typedList: 'the list you gave',
  oneList: 'your list “{$name}”',
  someLists: 'your lists {$name}',
  anyZone: 'zone',
  anyEvent: 'break of structure or change of character',
  names: { counted: 'Instruments of the list', asked: 'Asked for' },
  reasons: {
    unavailable: 'no source has its candles',
    unknown: 'no instrument that Vela covers',
    few: 'too few candles',
    period: 'no candles in the period',
    simulated: 'simulated, so not measured',
    beside: 'simulated, and not set beside market data',
    nothing: 'nothing to measure',
  },
} as const;
