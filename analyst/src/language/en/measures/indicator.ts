import type { IndicatorMeasureId } from '@vela/engine';
import type { Words } from '../../words.ts';

// Names as they stand in a text whose numbers are taken out.
const name =
  "(?:rsi|macd|stoch\\w*|cci|adx|dmi|atr|mfi|obv|cmf|roc|trix|tsi|aroon|williams|oscillator|indicator)(?:'?s)?";
const average =
  '(?:(?:moving |simple |exponential )*averages?|[sewhd]?mas?|vwap|super ?trend|psar|(?:bollinger |middle )?bands?)';
const cross = 'cross(?:ed|es|ing|ings|over|overs)?';
const side = '(?:above|below|over|under|beneath|past|through)';

/** Phrases that ask for each measure; see `docs/analyst.md`. */
export const indicatorQuestions: Readonly<Record<IndicatorMeasureId, Words>> = {
  'indicator-at': [
    `(?:what|where|how (?:high|low)) (?:was|were)(?: \\S+){0,3} ${name}(?: (?:value|reading|level|then|back then|at))?`,
    `(?:value|reading|level) of (?:the |its )?${name}(?: \\S+)? (?:was|then|back then|on|at)`,
    `${name} (?:value|reading|level)s? (?:was|on|at|then|back then)`,
    `${name} (?:was at|stood at|then|back then|at that time|at the time|that day)`,
    `what did (?:the |its )?${name} (?:read|show|say|stand at)`,
    `(?:historical|past|old|previous) ${name}(?: (?:value|reading|level)s?)?`,
    `how (?:overbought|oversold) was(?: it)?`,
  ],
  'indicator-cross': [
    `(?:when|last time|how long)(?: \\S+){0,6} ${name}(?: \\S+){0,3} (?:${cross} )?(?:back )?(?:${side}|to|at|hit|reached|touched|overbought|oversold|${cross})(?: (?:its |the )?(?:#|zero|signal(?: line)?|zero line|center ?line|midline))?`,
    `(?:when|last time|how (?:often|long|many times))(?: \\S+){0,6} ${name}(?: \\S+){0,3} ${cross}(?: ${side})?(?: (?:its |the )?(?:#|zero|signal(?: line)?|zero line|center ?line|midline))?`,
    `${name}(?: (?:signal(?: line)?|zero(?: line)?|#|last|bullish|bearish))? ${cross}(?: ${side})?(?: (?:its |the )?(?:#|zero|signal(?: line)?|zero line))?`,
    `(?:did|has) (?:the )?${name} (?:ever |just |recently )?${cross}(?: ${side})?(?: (?:its |the )?(?:#|zero|signal(?: line)?))?`,
    `(?:last|latest|recent) (?:bullish |bearish )?${name}(?: signal(?: line)?)? ${cross}`,
    `(?:when|last time|how (?:often|long|many times))(?: \\S+){0,6} (?:${cross}|br(?:oke|eak)|closed?|reclaim(?:ed)?|los[et]|g[eo]t?|went|was|been|f[ea]ll|rise|rose|drop(?:ped)?|trade[ds]?) (?:back )?(?:${side} )?(?:its |the |a )?(?:\\S+ ){0,2}${average}`,
    `(?:price|close|it) (?:last )?${cross} (?:back )?(?:${side} )?(?:its |the |a )?(?:\\S+ ){0,2}${average}`,
    `(?:when|last time|how long)(?: \\S+){0,5} over ?(?:bought|sold)(?: last)?`,
    `(?:last|latest) over ?(?:bought|sold)(?: (?:reading|signal|date|time))?`,
    `over ?(?:bought|sold) (?:since when|for how long|last time)`,
  ],
  'indicator-extreme': [
    `(?:the )?(?:highest|lowest|max(?:imum)?|min(?:imum)?|peak|record)(?: (?:and|or|value|values|reading|readings|level|of|the|its|highest|lowest|min|max)){0,6} ${name}(?: (?:value|reading|level)s?)?(?: ever)?`,
    `how (?:high|low) (?:did|has|have|was)(?: \\S+){0,2} ${name}(?: (?:get|go|gone|been|reach|climb|fall|drop|got))?`,
    `${name} (?:high|low|peak|bottom|extreme|maximum|minimum|max|min|range)s?(?: and (?:high|low|peak|bottom|max|min)s?)?`,
    `(?:range|extremes|high and low|highs and lows) of (?:the |its )?${name}`,
    `when was (?:the |its )?${name} (?:at its |the )?(?:highest|lowest|most extreme)`,
    `(?:most|least) over ?(?:bought|sold)(?: (?:it|reading|day|candle))?`,
  ],
  'indicator-share': [
    `(?:how (?:often|much of the time|many (?:candles|bars|days|weeks|hours|sessions))|(?:what|which) (?:share|percent(?:age)?|part|fraction|proportion))(?: \\S+){0,8} ${name}(?: \\S+){0,3} (?:${side}|over ?(?:bought|sold))(?: #)?`,
    `(?:share|percent(?:age)?|fraction|proportion) of (?:the )?(?:time|candles|bars|days|weeks|hours)(?: \\S+){0,4} ${name}(?: \\S+){0,3} (?:${side}|over ?(?:bought|sold))(?: #)?`,
    `(?:how (?:often|much of the time|many (?:candles|bars|days|weeks|hours|sessions))|(?:what|which) (?:share|percent(?:age)?|part|fraction|proportion))(?: \\S+){0,8} ${side} (?:its |the |a )?(?:\\S+ ){0,2}${average}`,
    `how (?:often|many (?:candles|bars|days|weeks|hours))(?: \\S+){0,4} over ?(?:bought|sold)`,
    `time (?:spent )?(?:${side}|in)(?: \\S+){0,3} (?:over ?(?:bought|sold)|${name} #)`,
    `${name} (?:time|days|candles|bars) ${side} #`,
  ],
  'average-cross': [
    `(?:(?:when|last time|how (?:long|often|many))(?: \\S+){0,5} |(?:last|latest|recent|previous|any) )?(?:golden|death|dead)(?: (?:or|and|\\/) (?:golden|death))? ${cross}(?: (?:happen|occur|form|appear)\\w*)?`,
    `(?:(?:when|last time|how (?:long|often|many))(?: \\S+){0,5} |(?:last|latest|recent|bullish|bearish) )?(?:moving average|averages?|[sewh]?mas?) ${cross}(?: (?:happen|occur)\\w*)?`,
    `(?:moving average|averages?|[sewh]mas?|ma)(?: \\S+){0,4} ${cross}(?: \\S+){0,5} (?:moving averages?|averages?|[sewh]mas?|ma)`,
    `(?:when|last time|how (?:long|often|many times))(?: \\S+){0,5} (?:averages|[sewh]?mas)(?: \\S+){0,3} ${cross}(?: each other)?`,
    `${cross} (?:of|between) (?:the |its |two )?(?:\\S+ ){0,4}(?:averages|[sewh]?mas?)`,
    `#(?: \\S+){0,2} ${cross}(?: \\S+){0,3} # (?:day )?(?:moving averages?|averages?|[sewh]?mas?)`,
    `(?:(?:when|last time|how (?:long|often|many times))(?: \\S+){0,5} )?(?:moving averages?|averages?|[sewh]?mas?) ?(?:and|&|vs|with|over|,|/)? ?/?#(?: day| period)?(?: \\S+){0,2} ${cross}`,
    `(?:fast|short|shorter)(?: \\S+)? average(?: \\S+){0,2} ${cross}(?: \\S+){0,4}`,
  ],
};

/** Sentences of this group, `<measure>` or `<measure>.<shape>`. */
export const indicatorSentences = {
  'indicator-at':
    '{measure.indicator-at.name} of {$symbol} was at {measure.indicator-at.value} on {measure.indicator-at.from}; that candle closed at {measure.indicator-at.close}.',
  'indicator-at.missed':
    '{$symbol} has no candle for {measure.indicator-at.asked}; on the last one before it, that of {measure.indicator-at.from}, {measure.indicator-at.name} was at {measure.indicator-at.value}.',
  'indicator-at.early':
    '{$symbol} has no candle for {measure.indicator-at.asked}: its data begins on {measure.indicator-at.start}.',
  'indicator-at.none':
    '{measure.indicator-at.name} of {$symbol} has no value yet on {measure.indicator-at.from}: there are too few candles before it.',
  'indicator-at.signal': 'Its signal line was at {measure.indicator-at.signal}.',
  'indicator-at.above': 'The close lay above the line.',
  'indicator-at.below': 'The close lay below the line.',
  'indicator-at.before': 'On the candle before, it was at {measure.indicator-at.before}.',
  'indicator-at.rose':
    'On the last candle it is at {measure.indicator-at.now}; the price has risen {measure.indicator-at.since.change-percent:abs} since then.',
  'indicator-at.fell':
    'On the last candle it is at {measure.indicator-at.now}; the price has fallen {measure.indicator-at.since.change-percent:abs} since then.',
  'indicator-at.now': 'On the last candle it is at {measure.indicator-at.now}.',
  'indicator-cross.level.up':
    '{measure.indicator-cross.name} of {$symbol} last crossed above {measure.indicator-cross.1.level} on {measure.indicator-cross.1.time}: it came to {measure.indicator-cross.1.value}, and the candle closed at {measure.indicator-cross.1.close}.',
  'indicator-cross.signal.up':
    '{measure.indicator-cross.name} of {$symbol} last crossed above its signal line on {measure.indicator-cross.1.time}, at {measure.indicator-cross.1.value} against {measure.indicator-cross.1.signal}; the candle closed at {measure.indicator-cross.1.close}.',
  'indicator-cross.average.up':
    '{$symbol} last closed across its {measure.indicator-cross.name}, to above it, on {measure.indicator-cross.1.time}: at {measure.indicator-cross.1.close} against {measure.indicator-cross.1.average}.',
  'indicator-cross.level.down':
    '{measure.indicator-cross.name} of {$symbol} last crossed below {measure.indicator-cross.1.level} on {measure.indicator-cross.1.time}: it came to {measure.indicator-cross.1.value}, and the candle closed at {measure.indicator-cross.1.close}.',
  'indicator-cross.signal.down':
    '{measure.indicator-cross.name} of {$symbol} last crossed below its signal line on {measure.indicator-cross.1.time}, at {measure.indicator-cross.1.value} against {measure.indicator-cross.1.signal}; the candle closed at {measure.indicator-cross.1.close}.',
  'indicator-cross.average.down':
    '{$symbol} last closed across its {measure.indicator-cross.name}, to below it, on {measure.indicator-cross.1.time}: at {measure.indicator-cross.1.close} against {measure.indicator-cross.1.average}.',
  'indicator-cross.none.level':
    '{measure.indicator-cross.name} of {$symbol} did not cross {measure.indicator-cross.level} in {$period}; on the last candle of the period it was at {measure.indicator-cross.value}.',
  'indicator-cross.none.average':
    '{$symbol} did not close across its {measure.indicator-cross.name} in {$period}; the last close was {measure.indicator-cross.close}, the line at {measure.indicator-cross.value}.',
  'indicator-cross.none.usual':
    '{measure.indicator-cross.name} of {$symbol} crossed none of its usual lines in {$period}; on the last candle of the period it was at {measure.indicator-cross.value}.',
  'indicator-cross.none.level.up':
    '{measure.indicator-cross.name} of {$symbol} did not cross {measure.indicator-cross.level} upward in {$period}; on the last candle of the period it was at {measure.indicator-cross.value}.',
  'indicator-cross.none.average.up':
    '{$symbol} did not close across its {measure.indicator-cross.name} upward in {$period}; the last close was {measure.indicator-cross.close}, the line at {measure.indicator-cross.value}.',
  'indicator-cross.none.usual.up':
    '{measure.indicator-cross.name} of {$symbol} crossed none of its usual lines upward in {$period}; on the last candle of the period it was at {measure.indicator-cross.value}.',
  'indicator-cross.none.level.down':
    '{measure.indicator-cross.name} of {$symbol} did not cross {measure.indicator-cross.level} downward in {$period}; on the last candle of the period it was at {measure.indicator-cross.value}.',
  'indicator-cross.none.average.down':
    '{$symbol} did not close across its {measure.indicator-cross.name} downward in {$period}; the last close was {measure.indicator-cross.close}, the line at {measure.indicator-cross.value}.',
  'indicator-cross.none.usual.down':
    '{measure.indicator-cross.name} of {$symbol} crossed none of its usual lines downward in {$period}; on the last candle of the period it was at {measure.indicator-cross.value}.',
  'indicator-cross.row.level.up':
    'It last crossed above {row.level} on {row.time}, with a close of {row.close}.',
  'indicator-cross.row.signal.up':
    'It last crossed above its signal line on {row.time}, with a close of {row.close}.',
  'indicator-cross.row.level.down':
    'It last crossed below {row.level} on {row.time}, with a close of {row.close}.',
  'indicator-cross.row.signal.down':
    'It last crossed below its signal line on {row.time}, with a close of {row.close}.',
  'indicator-cross.side':
    'The last candle on that side was that of {measure.indicator-cross.side.time}.',
  'indicator-cross.side.now': 'The last candle of the period lies on that side.',
  'indicator-cross.rose':
    'From {measure.indicator-cross.1.time} to the last candle of the period, {measure.indicator-cross.1.age#candle} later, the price rose {measure.indicator-cross.1.since.change-percent:abs}.',
  'indicator-cross.fell':
    'From {measure.indicator-cross.1.time} to the last candle of the period, {measure.indicator-cross.1.age#candle} later, the price fell {measure.indicator-cross.1.since.change-percent:abs}.',
  'indicator-cross.age':
    'The last candle of the period came {measure.indicator-cross.1.age#candle} later.',
  'indicator-cross.now': 'That was the last candle of the period.',
  'indicator-extreme.high':
    'The highest {measure.indicator-extreme.name} of {$symbol} in {$period} was {measure.indicator-extreme.highest}, on {measure.indicator-extreme.highest.time}; the lowest was {measure.indicator-extreme.lowest}, on {measure.indicator-extreme.lowest.time}.',
  'indicator-extreme.low':
    'The lowest {measure.indicator-extreme.name} of {$symbol} in {$period} was {measure.indicator-extreme.lowest}, on {measure.indicator-extreme.lowest.time}; the highest was {measure.indicator-extreme.highest}, on {measure.indicator-extreme.highest.time}.',
  'indicator-extreme.flat':
    '{measure.indicator-extreme.name} of {$symbol} was at {measure.indicator-extreme.highest} throughout {$period}.',
  'indicator-extreme.close':
    'The candle of the highest value closed at {measure.indicator-extreme.highest.close}, that of the lowest at {measure.indicator-extreme.lowest.close}.',
  'indicator-extreme.rank':
    'On the last candle of the period it was at {measure.indicator-extreme.value}, which is more than on {measure.indicator-extreme.below} of the {measure.indicator-extreme.earlier} candles before it ({measure.indicator-extreme.percentile}).',
  'indicator-extreme.rank.least':
    'On the last candle of the period it was at {measure.indicator-extreme.value}; on none of the {measure.indicator-extreme.earlier} candles before it was it less.',
  'indicator-extreme.value':
    'On the last candle of the period it was at {measure.indicator-extreme.value}.',
  'indicator-share.level.above':
    'In {$period}, {measure.indicator-share.name} of {$symbol} was above {measure.indicator-share.level} on {measure.indicator-share.above-share} of the candles: {measure.indicator-share.above} of {measure.indicator-share.known}.',
  'indicator-share.signal.above':
    'In {$period}, {measure.indicator-share.name} of {$symbol} was above its signal line on {measure.indicator-share.above-share} of the candles: {measure.indicator-share.above} of {measure.indicator-share.known}.',
  'indicator-share.average.above':
    'In {$period}, {$symbol} closed above its {measure.indicator-share.name} on {measure.indicator-share.above-share} of the candles: {measure.indicator-share.above} of {measure.indicator-share.known}.',
  'indicator-share.level.below':
    'In {$period}, {measure.indicator-share.name} of {$symbol} was below {measure.indicator-share.level} on {measure.indicator-share.below-share} of the candles: {measure.indicator-share.below} of {measure.indicator-share.known}.',
  'indicator-share.signal.below':
    'In {$period}, {measure.indicator-share.name} of {$symbol} was below its signal line on {measure.indicator-share.below-share} of the candles: {measure.indicator-share.below} of {measure.indicator-share.known}.',
  'indicator-share.average.below':
    'In {$period}, {$symbol} closed below its {measure.indicator-share.name} on {measure.indicator-share.below-share} of the candles: {measure.indicator-share.below} of {measure.indicator-share.known}.',
  'indicator-share.usual':
    'In {$period}, {measure.indicator-share.name} of {$symbol} was above {measure.indicator-share.upper.level} on {measure.indicator-share.upper.above-share} of the candles and below {measure.indicator-share.lower.level} on {measure.indicator-share.lower.below-share}.',
  'indicator-share.usual.count':
    'These are {measure.indicator-share.upper.above} and {measure.indicator-share.lower.below} of {measure.indicator-share.upper.known} candles; on the last one it was at {measure.indicator-share.value}.',
  'indicator-share.rest.below':
    'Below it were {measure.indicator-share.below} candles ({measure.indicator-share.below-share}).',
  'indicator-share.rest.above':
    'Above it were {measure.indicator-share.above} candles ({measure.indicator-share.above-share}).',
  'indicator-share.run.above':
    'The last candle of the period lies above it, at the end of a run of {measure.indicator-share.run#candle} on that side.',
  'indicator-share.run.below':
    'The last candle of the period lies below it, at the end of a run of {measure.indicator-share.run#candle} on that side.',
  'average-cross.up.usual':
    'The last golden cross of {$symbol} was on {measure.average-cross.1.time}: its {measure.average-cross.fast} came to lie above its {measure.average-cross.slow}, and the candle closed at {measure.average-cross.1.close}.',
  'average-cross.up':
    'The {measure.average-cross.fast} of {$symbol} last crossed to above its {measure.average-cross.slow} on {measure.average-cross.1.time}; the candle closed at {measure.average-cross.1.close}.',
  'average-cross.down.usual':
    'The last death cross of {$symbol} was on {measure.average-cross.1.time}: its {measure.average-cross.fast} came to lie below its {measure.average-cross.slow}, and the candle closed at {measure.average-cross.1.close}.',
  'average-cross.down':
    'The {measure.average-cross.fast} of {$symbol} last crossed to below its {measure.average-cross.slow} on {measure.average-cross.1.time}; the candle closed at {measure.average-cross.1.close}.',
  'average-cross.none':
    'The {measure.average-cross.fast} and the {measure.average-cross.slow} of {$symbol} did not cross in {$period}.',
  'average-cross.none.up':
    'The {measure.average-cross.fast} of {$symbol} did not cross its {measure.average-cross.slow} upward in {$period}.',
  'average-cross.none.down':
    'The {measure.average-cross.fast} of {$symbol} did not cross its {measure.average-cross.slow} downward in {$period}.',
  'average-cross.short':
    '{$symbol} has too few candles here for the {measure.average-cross.fast} and the {measure.average-cross.slow}, so no crossing can be told.',
  'average-cross.row.up': '{row.time}: upward, at a close of {row.close}.',
  'average-cross.row.down': '{row.time}: downward, at a close of {row.close}.',
  'average-cross.rose':
    'From {measure.average-cross.1.time} to the last candle of the period, {measure.average-cross.1.age#candle} later, the price rose {measure.average-cross.1.since.change-percent:abs}.',
  'average-cross.fell':
    'From {measure.average-cross.1.time} to the last candle of the period, {measure.average-cross.1.age#candle} later, the price fell {measure.average-cross.1.since.change-percent:abs}.',
  'average-cross.age':
    'The last candle of the period came {measure.average-cross.1.age#candle} later.',
  'average-cross.now': 'That was the last candle of the period.',
  'average-cross.other.up':
    'The last crossing the other way, upward, was on {measure.average-cross.other.time} at a close of {measure.average-cross.other.close}.',
  'average-cross.other.down':
    'The last crossing the other way, downward, was on {measure.average-cross.other.time} at a close of {measure.average-cross.other.close}.',
  'average-cross.above':
    'On the last candle of the period the {measure.average-cross.fast} was at {measure.average-cross.fast.now}, above the {measure.average-cross.slow} at {measure.average-cross.slow.now}; they were {measure.average-cross.distance-percent} apart.',
  'average-cross.below':
    'On the last candle of the period the {measure.average-cross.fast} was at {measure.average-cross.fast.now}, below the {measure.average-cross.slow} at {measure.average-cross.slow.now}; they were {measure.average-cross.distance-percent} apart.',
  'average-cross.count':
    'In {$period}, they crossed {measure.average-cross.count#time}: {measure.average-cross.up} upward, {measure.average-cross.down} downward.',
  'average-cross.above.price':
    'On the last candle of the period the {measure.average-cross.fast} was at {measure.average-cross.fast.now}, above the {measure.average-cross.slow} at {measure.average-cross.slow.now}.',
  'average-cross.below.price':
    'On the last candle of the period the {measure.average-cross.fast} was at {measure.average-cross.fast.now}, below the {measure.average-cross.slow} at {measure.average-cross.slow.now}.',
  'indicator-cross.count.level':
    'In {$period}, it crossed {measure.indicator-cross.1.level} upward {measure.indicator-cross.1.up#time} and downward {measure.indicator-cross.1.down#time}.',
  'indicator-cross.count.signal':
    'In {$period}, it crossed its signal line upward {measure.indicator-cross.1.up#time} and downward {measure.indicator-cross.1.down#time}.',
  'indicator-cross.count.average':
    'In {$period}, the close crossed that line upward {measure.indicator-cross.1.up#time} and downward {measure.indicator-cross.1.down#time}.',
  'indicator-cross.no-level':
    '{measure.indicator-cross.name} of {$symbol} has no usual level to cross, and the question names none; on the last candle of the period it was at {measure.indicator-cross.value}.',
  'indicator-share.no-level':
    '{measure.indicator-share.name} of {$symbol} has no usual level to lie above, and the question names none; on the last candle of the period it was at {measure.indicator-share.value}.',
} as const;
export type IndicatorSentence = keyof typeof indicatorSentences;
