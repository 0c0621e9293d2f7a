import type { StatisticsMeasureId } from '@vela/engine';
import type { Words } from '../../words.ts';
import { calendarSentences } from './calendar.ts';

/** Phrases that ask for each measure; see `docs/analyst.md`. */
export const statisticsQuestions: Readonly<Record<StatisticsMeasureId, Words>> = {
  'realised-volatility': [
    'how (?:volatile|choppy|wild|jumpy) (?:is|was|has|are|were|did)(?: \\S+)?',
    'reali[sz]ed (?:vol|volatility)',
    '(?:historical|historic) (?:vol|volatility)',
    'annuali[sz]ed (?:vol|volatility|standard deviation|stdev|std)',
    '(?:standard deviation|stdev|std) of (?:the )?(?:log )?(?:returns|changes)',
    'how (?:volatile|bumpy) (?:was|were)',
    'how (?:volatile|bumpy) (?:has|have)(?: \\w+){0,2} been',
    '(?:vol|volatility) (?:per year|a year|per annum)',
    'yearly (?:vol|volatility)',
    '(?:vol|volatility) over',
    '(?:rv|hv)',
  ],
  'average-range': [
    'average (?:candle|bar|day) (?:size|range|height|length)s?(?: now)?(?: (?:vs|versus|against|compared (?:to|with)) \\S+)?',
    '(?:average|avg|mean|median|typical|normal|usual) (?:trading |candle |price )?range',
    'adr',
    '(?:average|avg|mean) (?:high[- ]low|high to low)(?: range)?',
    'how much (?:does|do|did) (?:\\w+ ){0,3}(?:usually |normally |typically )?(?:swing|move|range) (?:in|per|a|each|every) (?:a |one )?(?:day|candle|bar|week|hour)',
    'range per (?:day|candle|bar|week|hour)',
    '(?:average|avg|mean|usual|normal|typical) (?:size|width) of (?:a |the |its )?(?:candle|bar|day)s?',
    'how wide (?:is|are|was|were) (?:the |its |a |an )?(?:average |usual |typical |normal )?(?:candle|bar|day|range)s?',
    '(?:average|usual|typical|normal) swings?',
    'how many (?:points|pips|dollars|ticks) (?:does|do) (?:\\w+ ){0,3}(?:move|swing|range)',
  ],
  'volatility-rank': [
    'vol(?:atility)? (?:regime|percentile|rank)\\w*(?: \\S+){0,4}(?: percentile)?|atr ?%? percentile|% percentile',
    '(?:volatility|vol|atr) (?:rank|ranking|percentile)',
    '(?:atr|volatility) (?:\\w+ ){0,3}(?:against|compared (?:to|with)|relative to|versus|vs) (?:its )?(?:own )?(?:past|history|usual|average|normal)',
    '(?:more|less) volatile than (?:usual|normal|before|average|it was)',
    '(?:calmer|quieter|wilder|choppier) than (?:usual|normal|before|average)',
    'is (?:the )?(?:volatility|vol) (?:high|low|elevated|normal|unusual|compressed|expanding|contracting|rising|falling)',
    '(?:volatility|vol) (?:high|low|elevated|normal|compressed|compression|squeeze|expanding|expansion|contracting|contraction)',
    '(?:unusually|abnormally) (?:volatile|calm|quiet)',
    '(?:bandwidth|bands?) (?:\\w+ ){0,4}(?:tight|narrow|squeezed|squeeze|wide)',
  ],
  'largest-range': [
    'widest (?:\\w+ )?(?:candle|bar|day|week|hour|session|range)s?',
    '(?:biggest|largest|greatest) (?:\\w+ )?(?:high[- ]low |high to low )?ranges?',
    '(?:biggest|largest|greatest|widest|wildest) (?:\\w+ )?swings?',
    '(?:(?:which|what|when) (?:was|were|is|are) )?(?:the |its )?most volatile (?:single )?(?:day|candle|bar|week|month)s?',
    '(?:wildest|craziest|choppiest) (?:\\w+ )?(?:day|candle|bar|week|session)s?',
    '(?:candles?|days?|bars?) with the (?:widest|biggest|largest) range',
  ],
  'typical-move': [
    '(?:percent\\w*|share|fraction|proportion|how many|number|count) (?:of )?(?:the )?(?:\\S+ ){0,2}(?:bars|candles|days|weeks|hours|sessions)(?: \\S+){0,4} (?:mov\\w*|range[sd]?|chang\\w*|swing\\w*|more than|>|over|bigger|larger|beyond)(?: \\S+){0,3} #%',
    '(?:typical|normal|usual|median) (?:\\w+ )?(?:move|change|return)s?',
    '(?:average|mean) (?:absolute )?(?:move|change) (?:per|a|each|in a) (?:day|candle|bar|week)',
    'how (?:often|frequently) (?:does|do|did|has|have|is|are|was|were) (?:\\S+ ){0,8}#%',
    'how many (?:days|candles|bars|weeks|times) (?:\\S+ ){0,8}#%(?: or more)?(?: (?:in|on|within) (?:a|one|any)(?: single)? (?:day|week|month|hour|candle|session))?',
    '(?:days|candles|bars|weeks|moves|changes) (?:of |with |that (?:\\w+ )?)?(?:more than|over|above|larger than|bigger than|greater than|exceeding|beyond) #%',
    '(?:share|percentage|proportion|fraction|frequency) of (?:\\S+ ){0,6}#%',
    'is (?:a |an )?(?:#% )?(?:move|drop|fall|rise|change|jump)(?: of #%)?(?: like this| this big| this size)? (?:normal|usual|typical|common|rare|unusual)',
    'how (?:rare|common|unusual|normal) (?:is|are|was|were) (?:a |an |such a )?(?:#% )?(?:move|day|drop|fall|rise|gain|candle|change)s?',
    '#% (?:days|moves|candles)',
  ],
  'volume-now': [
    '(?:average|avg|usual|normal|typical) volumes? (?:vs|versus|against|compared (?:to|with)) (?:now|today|current|the last)|volumes? (?:vs|versus|against) (?:average|avg|normal|usual)',
    '(?:relative volume|rvol)',
    "(?:current|latest|last|today'?s) volume",
    'volume (?:now|right now|today|at the moment)',
    'volume (?:\\S+ ){0,3}(?:vs|versus|against|compared (?:to|with)|relative to|than) (?:\\w+ ){0,3}(?:average|normal|usual|mean|before)',
    'is (?:the |its )?(?:trading )?volume (?:\\w+ )?(?:high|higher|low|lower|normal|unusual|above|below|up|down|elevated|heavy|light|thin|strong|weak)',
    '(?:unusual|unusually high|unusually low|above[- ]average|below[- ]average|heavy|thin|light) volume',
    'how (?:much|high|heavy|strong|big) (?:is|was) (?:the |its )?(?:trading )?volume',
    '(?:more|less|higher|lower) volume than (?:usual|normal|average|before)',
    'volume (?:picking up|drying up|rising|falling|dropping)',
    "how(?:'?s| is) (?:the |its )?(?:trading )?volume",
    'what (?:does|is) (?:the |its )?(?:trading )?volume (?:say|tell|show|doing|look)\\w*',
    '(?:is|has) (?:the |its )?(?:trading )?volume (?:\\w+ )?(?:ris|fall|increas|decreas|pick|dry|dried|declin|shrink|drop|climb|grow)\\w*',
  ],
  'volume-extreme': [
    '(?:highest|largest|biggest|peak|record|maximum|max|heaviest|lowest|smallest|minimum|min|lightest|thinnest)(?: \\w+)? volumes?(?: (?:day|candle|bar|week|hour|month)s?)?',
    '(?:most|least) volume',
    'when (?:was|did) (?:the )?(?:trading )?volume (?:\\w+ )?(?:highest|largest|biggest|lowest|peak\\w*|spike\\w*|explode\\w*)',
    'volume (?:records?|peaks?|climax(?:es)?|extremes?|spikes?|explosions?|bursts?|blow ?offs?)',
    '(?:busiest|most active) (?:trading )?(?:day|candle|week|month)s?',
    '(?:most|least|heaviest) (?:heavily )?traded (?:day|candle|week|month)s?',
  ],
  'weekday-averages': [
    'weekdays?(?: (?:effect|averages?|stats|statistics|returns?|performance|seasonality))?',
    'days? of (?:the )?week',
    'day[- ]of[- ]week',
    '(?:mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays)',
    '(?:monday|friday|weekend) effect',
    '(?:which|what) (?:trading )?day (?:is|does|has|tends) (?:\\w+ )?(?:usually |normally |typically )?(?:the )?(?:best|worst|strongest|weakest|most volatile|calmest|rise|fall|move)\\w*',
  ],
  'hour-averages': [
    '(?:intraday|range|activity|hourly) (?:range )?profile(?: (?:in|by|of|for)(?: hour| utc)?)?',
    'hours? of (?:the )?day',
    'time of (?:the )?day',
    '(?:which|what) hours?',
    '(?:best|worst|busiest|quietest|calmest|most (?:active|volatile)|least (?:active|volatile)) (?:trading )?(?:hour|time of day)s?',
    '(?:by|per) hour(?: of (?:the )?day)?',
    '(?:range|volatility|change|return|average)s? (?:by|per|for each) (?:the )?hour',
    'intraday (?:seasonality|profile|pattern|volatility)s?',
    'what time (?:of (?:the )?day )?(?:does|do|is) (?:\\w+ ){0,3}(?:move|moves|volatile|active|busiest)',
    'when (?:during|in) the day',
  ],
  'month-averages': [
    'seasonal(?:ity|s|ly)?(?: (?:pattern|chart|averages?|stats))?s?',
    '(?:which|what) (?:calendar )?months? (?:are|is|were|was|tend|tends|usually|normally|typically|historically|do|does)(?: \\w+){0,2} (?:good|bad|best|worst|strong|weak|strongest|weakest|well|badly|poorly|rise|fall)',
    '(?:best|worst|strongest|weakest) (?:calendar )?months? (?:of the year|historically|on average|usually|over the years|seasonally)',
    'calendar months?(?: (?:averages?|stats|returns?|effect))?',
    'months? (?:averages?|seasonality|effect)',
    '(?:average|mean) (?:return|change|performance) (?:by|per|of each|for each|in each) (?:calendar )?month',
    'by (?:calendar )?month of (?:the )?year',
    '(?:january|september|october|december) effect',
    'santa(?: claus)? rally',
  ],
  'session-range': [
    '(?:trading )?sessions? (?:ranges?|stats|statistics|averages?|moves?|behaviou?r|volatility|performance)',
    "(?:asian?|london|new york|ny|tokyo|us|european) (?:session|killzone|kill zone|open|morning|afternoon|close)(?:'s)? (?:range|stats|statistics|average|move|volatility|change|size|high and low)s?",
    '(?:ranges?|stats|statistics|averages?|moves?|changes?) (?:of|in|during|for|by|per) (?:the |each )?(?:asian?|london|new york|ny|tokyo|us|european|trading) (?:session|killzone|kill zone|open|morning|afternoon)s?',
    '(?:what|how) (?:did|does|much did|much does|far did) (?:\\w+ ){0,4}(?:do|move|range|go|behave) (?:in|during|at) (?:the )?(?:last )?(?:asian?|london|new york|ny|tokyo|us|european) (?:session|killzone|kill zone|open|morning|afternoon)',
    'killzone (?:stats|statistics|ranges?|averages?)(?: \\w+ (?:asian?|london|new york|ny) sessions?)?',
    'which session (?:moves|moved|is (?:the )?(?:most|widest|biggest|best|busiest)|has|ranges)',
    '(?:by|per|each) (?:trading )?session',
  ],
  'return-to-volatility': [
    'sharpe(?:[- ]like)?(?: ratio)?',
    'returns? ?(?:to|/|over|per|divided by|relative to|against|vs|versus) ?(?:unit of )?(?:vol|volatility|risk)(?: ratio)?',
    'risk[- ]adjusted (?:return|performance)s?',
    '(?:risk[- ]return|return[- ]risk|risk[- ]reward of holding)(?: ratio)?',
    '(?:paid|rewarded) for (?:the )?(?:risk|volatility)',
  ],
  'skew-of-returns': [
    'skew(?:ness|ed)?(?: of (?:the )?(?:returns|changes))?',
    'kurtosis(?: of (?:the )?(?:returns|changes))?',
    'fat[- ]tail(?:s|ed)?',
    'tail (?:risk|days|events|moves)',
    'black swans?',
    '(?:distribution|shape) of (?:the |its )?(?:log )?(?:returns|changes|moves)',
    'returns? distribution',
    'normally distributed',
    'outlier (?:days|moves|candles)',
    'leptokurtic',
  ],
};

/** Sentences of this group, `<measure>` or `<measure>.<shape>`. */
export const statisticsSentences = {
  ...calendarSentences,
  'realised-volatility':
    'Over {$period}, the realised volatility of {$symbol} was {measure.realised-volatility.volatility-percent} a year.',
  'realised-volatility.history':
    'That is higher than in {measure.realised-volatility.below} of the {measure.realised-volatility.history} earlier windows of the same length ({measure.realised-volatility.percentile}); their median was {measure.realised-volatility.median-percent}.',
  'realised-volatility.history.least':
    'None of the {measure.realised-volatility.history} earlier windows of the same length was calmer; their median was {measure.realised-volatility.median-percent}.',
  'realised-volatility.history.most':
    'All of the {measure.realised-volatility.history} earlier windows of the same length were calmer; their median was {measure.realised-volatility.median-percent}.',
  'average-range':
    'Over {$period}, a {$interval} candle of {$symbol} spanned {measure.average-range.average-percent} of price from low to high on average, or {measure.average-range.average}.',
  'average-range.price':
    'Over {$period}, a {$interval} candle of {$symbol} spanned {measure.average-range.average} from low to high on average.',
  'average-range.last':
    'The median was {measure.average-range.median-percent}; the last candle spanned {measure.average-range.last-percent}, which is {measure.average-range.last-ratio} times the average range.',
  'average-range.last.price':
    'The last candle spanned {measure.average-range.last}, which is {measure.average-range.last-ratio} times the average range.',
  'average-range.recent':
    'The last {measure.average-range.recent} candles were on average {measure.average-range.recent-ratio} times as wide as those of the whole period.',
  'volatility-rank.high':
    '{$symbol} is more volatile than usual: its ATR 14, {measure.volatility-rank.atr-percent} of price, is higher than on {measure.volatility-rank.below} of the {measure.volatility-rank.history} {$interval} candles before it in {$period} ({measure.volatility-rank.percentile}).',
  'volatility-rank.low':
    '{$symbol} is calmer than usual: its ATR 14, {measure.volatility-rank.atr-percent} of price, is higher than on only {measure.volatility-rank.below} of the {measure.volatility-rank.history} {$interval} candles before it in {$period} ({measure.volatility-rank.percentile}).',
  'volatility-rank.usual':
    '{$symbol} is about as volatile as usual: its ATR 14, {measure.volatility-rank.atr-percent} of price, is higher than on {measure.volatility-rank.below} of the {measure.volatility-rank.history} {$interval} candles before it in {$period} ({measure.volatility-rank.percentile}).',
  'volatility-rank.lowest':
    '{$symbol} is calmer than at any time in {$period}: its ATR 14, {measure.volatility-rank.atr-percent} of price, is higher than on none of the {measure.volatility-rank.history} {$interval} candles before it.',
  'volatility-rank.flat':
    'The ATR 14 of {$symbol} is {measure.volatility-rank.atr-percent} of price, as it was on all of the {measure.volatility-rank.history} {$interval} candles before it in {$period}.',
  'volatility-rank.few':
    'The ATR 14 of {$symbol} is {measure.volatility-rank.atr-percent} of price, but {$period} holds too few candles to rank it.',
  'volatility-rank.none':
    'The ATR 14 of {$symbol} has no value in percent: there are too few candles, or a price is not positive.',
  'volatility-rank.span':
    'Before, it lay between {measure.volatility-rank.lowest-percent} ({measure.volatility-rank.lowest-time}) and {measure.volatility-rank.highest-percent} ({measure.volatility-rank.highest-time}), with {measure.volatility-rank.median-percent} in the middle.',
  'largest-range':
    'The widest {$interval} candle of {$symbol} in {$period} was that of {measure.largest-range.1.time}: {measure.largest-range.1.range-percent} of price, from {measure.largest-range.1.low} to {measure.largest-range.1.high}.',
  'largest-range.price':
    'The widest {$interval} candle of {$symbol} in {$period} was that of {measure.largest-range.1.time}: it spanned {measure.largest-range.1.range}, from {measure.largest-range.1.low} to {measure.largest-range.1.high}.',
  'largest-range.row': '{row.time}: {row.range-percent} of price, from {row.low} to {row.high}.',
  'largest-range.row.price': '{row.time}: {row.range}, from {row.low} to {row.high}.',
  'largest-range.rose':
    'The widest one closed {measure.largest-range.1.change-percent:abs} above the close before it.',
  'largest-range.fell':
    'The widest one closed {measure.largest-range.1.change-percent:abs} below the close before it.',
  'largest-range.average':
    'The average candle of the period spanned {measure.largest-range.average-percent}.',
  'typical-move':
    'A typical {$interval} candle of {$symbol} moved {measure.typical-move.median-percent} from close to close in {$period}: half of the {measure.typical-move.changes} changes were smaller, half larger.',
  'typical-move.average':
    'On average it was {measure.typical-move.average-percent}, and {measure.typical-move.inner.percentile} of the changes stayed within {measure.typical-move.inner.size-percent}.',
  'typical-move.beyond':
    'Of {measure.typical-move.changes} changes of {$symbol} from close to close in {$period}, {measure.typical-move.beyond-share} were larger than {measure.typical-move.limit-percent}: {measure.typical-move.beyond-up} up and {measure.typical-move.beyond-down} down.',
  'typical-move.beyond.rises':
    'Of {measure.typical-move.changes} changes of {$symbol} from close to close in {$period}, {measure.typical-move.beyond-share} were rises of more than {measure.typical-move.limit-percent}, in number {measure.typical-move.beyond}.',
  'typical-move.beyond.falls':
    'Of {measure.typical-move.changes} changes of {$symbol} from close to close in {$period}, {measure.typical-move.beyond-share} were falls of more than {measure.typical-move.limit-percent}, in number {measure.typical-move.beyond}.',
  'typical-move.beyond.none':
    'None of the {measure.typical-move.changes} changes of {$symbol} from close to close in {$period} was larger than {measure.typical-move.limit-percent}.',
  'typical-move.beyond.none.rises':
    'None of the {measure.typical-move.changes} changes of {$symbol} from close to close in {$period} was a rise of more than {measure.typical-move.limit-percent}.',
  'typical-move.beyond.none.falls':
    'None of the {measure.typical-move.changes} changes of {$symbol} from close to close in {$period} was a fall of more than {measure.typical-move.limit-percent}.',
  'typical-move.last.rose':
    'The last one came on {measure.typical-move.last-time}, a rise of {measure.typical-move.last.change-percent:abs}.',
  'typical-move.last.fell':
    'The last one came on {measure.typical-move.last-time}, a fall of {measure.typical-move.last.change-percent:abs}.',
  'typical-move.none':
    'There is no change of {$symbol} in percent to count in {$period}: its prices there are not positive, or there is only a first candle.',
  'typical-move.usual':
    'The median size of a change was {measure.typical-move.median-percent}, the average {measure.typical-move.average-percent}.',
  'volume-now':
    'The {$interval} candle of {$symbol} of {measure.volume-now.time} had a volume of {measure.volume-now.volume}, which is {measure.volume-now.ratio} times the average of {measure.volume-now.average} in {$period}.',
  'volume-now.rank':
    'That is more than on {measure.volume-now.below} of the {measure.volume-now.known} candles before ({measure.volume-now.percentile}); their median was {measure.volume-now.median}.',
  'volume-now.rank.least':
    'None of the {measure.volume-now.known} candles before had less; their median was {measure.volume-now.median}.',
  'volume-now.rank.most':
    'All of the {measure.volume-now.known} candles before had less; their median was {measure.volume-now.median}.',
  'volume-now.few':
    'The {$interval} candle of {$symbol} of {measure.volume-now.time} had a volume of {measure.volume-now.volume}; {$period} holds too few candles with volume to compare it with.',
  'volume-now.missing':
    'The {$interval} candle of {$symbol} of {measure.volume-now.time} has no volume in the data, so there is nothing to compare.',
  'volume-now.none': 'The source of {$symbol} gives no volume for these candles.',
  'volume-extreme.high':
    'The largest volume of {$symbol} in {$period} came on {measure.volume-extreme.1.time}: {measure.volume-extreme.1.volume}, which is {measure.volume-extreme.1.ratio} times the average.',
  'volume-extreme.low':
    'The smallest volume of {$symbol} in {$period} came on {measure.volume-extreme.1.time}: {measure.volume-extreme.1.volume}, which is {measure.volume-extreme.1.ratio} times the average.',
  'volume-extreme.none': 'The source of {$symbol} gives no volume for these candles.',
  'volume-extreme.row': '{row.time}: {row.volume}, {row.ratio} times the average.',
  'volume-extreme.rose':
    'The close rose {measure.volume-extreme.1.change-percent:abs} on the candle with the largest volume.',
  'volume-extreme.fell':
    'The close fell {measure.volume-extreme.1.change-percent:abs} on the candle with the largest volume.',
  'volume-extreme.other.low':
    'The smallest volume was {measure.volume-extreme.other.volume}, on {measure.volume-extreme.other.time}.',
  'volume-extreme.other.high':
    'The largest volume was {measure.volume-extreme.other.volume}, on {measure.volume-extreme.other.time}.',
  'session-range':
    'Of the trading sessions, {measure.session-range.widest.session} moved {$symbol} most over {$period}: {measure.session-range.widest.range-percent} from low to high on average.',
  'session-range.row':
    '{row.session}: on average {row.range-percent} from low to high and {row.change-percent} from open to close over {row.count} sessions; in the last one, from {row.last-time}, {row.last-range-percent} and {row.last.change-percent}.',
  'session-range.hours': 'The hours are those of New York and follow its change of clocks.',
  'session-range.none': 'In {$period} these candles of {$symbol} hold no complete trading session.',
  'return-to-volatility':
    'Over {$period}, the yearly return of {$symbol} divided by its yearly volatility was {measure.return-to-volatility.ratio}.',
  'return-to-volatility.rose':
    'It rose at a rate of {measure.return-to-volatility.annual.change-percent:abs} a year, with a volatility of {measure.return-to-volatility.volatility-percent} a year.',
  'return-to-volatility.fell':
    'It fell at a rate of {measure.return-to-volatility.annual.change-percent:abs} a year, with a volatility of {measure.return-to-volatility.volatility-percent} a year.',
  'return-to-volatility.limit':
    'No riskless rate is taken off, and the ratio sums up the past only.',
  'return-to-volatility.none':
    'This ratio needs about a year of candles with positive prices, and {$symbol} has too few of them in {$period}.',
  'skew-of-returns.right':
    'The large changes of {$symbol} in {$period} lean to rises: the skewness of {measure.skew-of-returns.changes} changes is {measure.skew-of-returns.skewness}.',
  'skew-of-returns.left':
    'The large changes of {$symbol} in {$period} lean to falls: the skewness of {measure.skew-of-returns.changes} changes is {measure.skew-of-returns.skewness}.',
  'skew-of-returns.even':
    'The large changes of {$symbol} in {$period} lean to neither side: the skewness of {measure.skew-of-returns.changes} changes is {measure.skew-of-returns.skewness}.',
  'skew-of-returns.fat':
    'Their excess kurtosis is {measure.skew-of-returns.excess-kurtosis}: large changes came more often than in a normal distribution.',
  'skew-of-returns.thin':
    'Their excess kurtosis is {measure.skew-of-returns.excess-kurtosis}: large changes came no more often than in a normal distribution.',
  'skew-of-returns.tail':
    'Changes beyond {measure.skew-of-returns.tail-deviations} standard deviations: {measure.skew-of-returns.tail}, where a normal distribution would have {measure.skew-of-returns.tail-expected}.',
  'skew-of-returns.extremes':
    'The largest rise was {measure.skew-of-returns.rise.change-percent:abs}, on {measure.skew-of-returns.rise.time}; the largest fall was {measure.skew-of-returns.fall.change-percent:abs}, on {measure.skew-of-returns.fall.time}.',
  'skew-of-returns.none':
    '{$symbol} has too few changes in {$period}, or none that differ, to speak of the shape of its returns.',
} as const;
export type StatisticsSentence = keyof typeof statisticsSentences;
