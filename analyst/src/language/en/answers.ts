import { chartAnswers } from './chart-answers.ts';
import { concepts } from './concepts.ts';
import { differences } from './differences.ts';
import { measureAnswers } from './measure-answers.ts';

/** Sentences of answers other than a whole analysis. */
export const answers = {
  ...concepts,
  ...chartAnswers,
  ...measureAnswers,
  ...differences,
  'advice.no': 'What to do is your decision, and Vela does not take it for you.',
  'advice.savings':
    'How much of your money goes where is your decision, best taken with a licensed adviser; Vela does not take it for you.',
  'advice.fall': 'What to do about it is your decision, and Vela does not take it for you.',
  'advice.long-term':
    'Whether to hold for years is your decision, and Vela does not take it for you.',
  'advice.entry':
    'Whether, when and at which price to get in or out is your decision, and Vela does not take it for you.',
  'advice.figures':
    'Vela calculates and does not say what to do with money; that decision stays with you.',
  'advice.offer': 'Name an instrument and Vela describes what its chart shows.',
  'why.no':
    'Vela reads candles and not news, so it cannot say why price moved; what the chart itself shows is this.',
  'interval.none':
    'There is no interval of "{$askedInterval}" here, so this is the {$interval} chart; possible are {$intervals}.',
  'limit.none':
    'A chart shows {$least} to {$most} candles here, so up to {$used} are shown and not "{$askedLimit}".',
  'length.counted':
    'The length asked for counts {$unit} candles, so this answer is about the {$unit} chart.',
  'length.named':
    'The length asked for would count {$unit} candles, but the question names the {$interval} chart, so candles of that chart are counted here.',
  'method.none':
    'Vela does not read "{$askedMethod}" on a chart; what follows is made of the structures it does read.',
  'method.unread': 'Vela does not read "{$typed}" on a chart, and makes nothing up in its place.',
  'close.at': '({$symbol}, {$interval}, last close {close.last}, {close.time})',
  'close.alone': '(last close {close.last}, {close.time})',
  'close.when': '({$symbol}, {$interval}, {close.time})',
  'close.when.alone': '({close.time})',
  'chart.intro': 'On the {$interval} chart, {$name} last closed at {close.last} ({close.time}).',
  'nearest.high.swing':
    'The nearest unbroken swing high is at {nearest.swing.high.price}, {nearest.swing.high.distance-percent} ({nearest.swing.high.distance-atr} ATR) above the last close.',
  'nearest.high.swing.plain': 'The nearest unbroken swing high is at {nearest.swing.high.price}.',
  'nearest.high.swing.at':
    'The last close is right at the nearest unbroken swing high, {nearest.swing.high.price}.',
  'nearest.high.internal':
    'On the internal scale, the nearest unbroken high is at {nearest.internal.high.price}, {nearest.internal.high.distance-percent} above the last close.',
  'nearest.low.swing':
    'The nearest unbroken swing low is at {nearest.swing.low.price}, {nearest.swing.low.distance-percent} ({nearest.swing.low.distance-atr} ATR) below the last close.',
  'nearest.low.swing.plain': 'The nearest unbroken swing low is at {nearest.swing.low.price}.',
  'nearest.low.swing.at':
    'The last close is right at the nearest unbroken swing low, {nearest.swing.low.price}.',
  'nearest.low.internal':
    'On the internal scale, the nearest unbroken low is at {nearest.internal.low.price}, {nearest.internal.low.distance-percent} below the last close.',
  'nearest.high.none': 'There is no unbroken swing high above price at the moment.',
  'nearest.low.none': 'There is no unbroken swing low below price at the moment.',
  'since.intro':
    'Since {since.time}, {since.candles#candle} of the {$interval} chart of {$symbol} closed.',
  'since.breaks.one':
    'Since {since.time}, the structure of {$symbol} broke {since.breaks#level} on the {$interval} chart: the larger (swing) structure is now {trend.swing.bias}, the smaller (internal) one {trend.internal.bias}.',
  'since.breaks':
    'Since {since.time}, the structure of {$symbol} broke {since.breaks#level} on the {$interval} chart: the larger (swing) structure is now {trend.swing.bias}, the smaller (internal) one {trend.internal.bias}.',
  'since.breaks.none':
    'Since {since.time}, the structure of {$symbol} has not changed on the {$interval} chart: the larger (swing) structure remains {trend.swing.bias}, the smaller (internal) one {trend.internal.bias}.',
  'since.event.swing':
    'The latest break of the larger structure was a {structure.swing.event.direction} {structure.swing.event.kind} at {structure.swing.event.level} on {structure.swing.event.time}.',
  'since.event.internal':
    'The latest break of the smaller one was a {structure.internal.event.direction} {structure.internal.event.kind} at {structure.internal.event.level} on {structure.internal.event.time}.',
  'since.rose':
    'In {since.candles#candle}, price rose {since.change-percent:abs}, from {since.close} to {close.last}, and moved between {since.low} and {since.high}.',
  'since.fell':
    'In {since.candles#candle}, price fell {since.change-percent:abs}, from {since.close} to {close.last}, and moved between {since.low} and {since.high}.',
  'since.flat':
    'Price is about where it was, at {close.last} after {since.close}, having moved between {since.low} and {since.high}.',
  'since.range':
    'Price moved between {since.low} and {since.high} and last closed at {close.last}.',
  'since.new-gaps': '{since.new-gaps#new fair value gap}',
  'since.filled-gaps': '{since.filled-gaps#filled gap}',
  'since.new-blocks': '{since.new-blocks#new order block}',
  'since.broken-blocks': '{since.broken-blocks#broken order block}',
  'since.zones': 'In the same time there came',
  'since.nothing':
    'Nothing has closed since {$since}: the last closed {$interval} candle of {$symbol} in this data is from {close.time}, at {close.last}.',
  'since.future':
    '{$since} is still to come, so nothing can have changed since then: the last closed {$interval} candle of {$symbol} is from {close.time}, at {close.last}.',
  'since.unclear.a':
    'I did not understand the beginning "{$typed}", so I compare nothing rather than something else.',
  'since.unclear.b': 'Beginnings that work are, for example, {$examples}.',
  'since.before':
    'The data of {$symbol} begins later than {$since}, so the comparison starts with its first candle.',
  'since.closing':
    'This compares closed candles only; it is educational and not investment advice.',
  'concept.example': 'On the chart in view, {$symbol} on the {$interval} interval:',
  'concept.closing':
    'A concept describes what happened on a chart; it is educational and not investment advice.',
  'help.a': 'Vela explains charts in plain language and draws the structures it speaks of.',
  'help.b':
    'You can ask for the analysis of an instrument on an interval, for its levels, open gaps and order blocks, for the direction of its structure and what would turn it, for its volatility, for the value of an indicator, for two instruments side by side, or what changed since a date.',
  'help.c':
    'You can also ask what a term means, and follow up with another interval or instrument: “trend of bitcoin”, “is gold above its average”, “compare Apple and Microsoft this year”, “what is an order block”.',
  'data.live':
    'Its candles come from a live source, {$vendor}: {window.candles} of them are read here, and one that is still open is left out.',
  'data.file':
    'Its candles are read from files kept on this server: {window.candles} of them are read here, and nothing later than the last.',
  'data.simulated':
    'Its candles come from a simulation on this server, in place of a market: {window.candles} of them are read here.',
  'data.bound':
    'Every number said about a chart is calculated from its candles, and choosing it shows where it was read.',
  'data.limits':
    'Candles hold prices and, where the source has it, volume; a spread or an order book is not among them.',
  'data.general':
    'Vela reads closed candles from the sources set up on this server: a live one, files, or a simulation that is always named as such.',
  'data.which':
    'Name an instrument, and Vela tells where its candles come from and when the last one closed.',
  'unknown.a': 'I did not understand that question.',
  'unknown.b':
    'Here are a few things I can do: analyse an instrument, find the nearest gap or order block, or explain a term.',
  'no-instrument.a': 'I do not know which instrument you mean.',
  'no-instrument.b':
    'Name one, such as a crypto pair, a stock, an index, a commodity or a currency pair, or pick it above the chart.',
  'not-covered.a': '{$symbol} belongs to a market that Vela does not cover ({$market}).',
  'not-covered.b': 'Covered are crypto, major US stocks, indices, commodities and currency pairs.',
  'unknown-symbol.a': 'I do not know an instrument called "{$typed}".',
  'unknown-symbol.b': 'The nearest names I know are {$candidates}.',
  'unknown-company.a': 'Vela has no filings of a company called "{$typed}".',
  'unknown-company.b':
    'It reads the accounts that US companies file with the SEC; name one of them, such as Apple or Coca-Cola, or type its ticker.',
  'figure.of-company': 'Name a company to see it from its filings, for example Apple or Coca-Cola.',
  'ambiguous.a': '"{$typed}" fits several instruments: {$candidates}.',
  'several.a':
    'Vela explains one instrument at a time, or two side by side, and these were named: {$candidates}.',
  'ambiguous.b': 'Which one do you mean?',
  'mode.a': 'Fundamental analysis is not available yet, for {$symbol} as for any other instrument.',
  'mode.b': 'The technical analysis of its chart is available.',
  'few-candles.a':
    'There are too few closed candles of {$symbol} on the {$interval} chart for an analysis.',
  'few-candles.b': 'A finer interval usually has more of them.',
  'unavailable.a': 'No source could give candles of {$symbol} on the {$interval} chart.',
  'unavailable.b': 'The reasons: {$refusals}.',
  'unavailable.c':
    'Nothing is made up in their place; please try again later or choose another interval.',
  'not-found.a': 'Vela cannot read {$what} off this chart yet, and makes nothing up in its place.',
} as const;

export type AnswerSentence = keyof typeof answers;
