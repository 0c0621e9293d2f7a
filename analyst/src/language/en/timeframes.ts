/**
 * Sentences about several timeframes. `longest`, `longer` and `shorter` are those beside the
 * chart's own; `frame` is the one described.
 */
export const timeframes = {
  'beside.two-and-shorter':
    'From the longest timeframe down, the swing structure is {longest.trend.swing.bias} on the {$longest} chart, {longer.trend.swing.bias} on the {$longer}, {trend.swing.bias} on the {$interval} and {shorter.trend.swing.bias} on the {$shorter} chart.',
  'beside.two':
    'From the longest timeframe down, the swing structure is {longest.trend.swing.bias} on the {$longest} chart, {longer.trend.swing.bias} on the {$longer} and {trend.swing.bias} on the {$interval} chart.',
  'beside.one-and-shorter':
    'From the longest timeframe down, the swing structure is {longer.trend.swing.bias} on the {$longer} chart, {trend.swing.bias} on the {$interval} and {shorter.trend.swing.bias} on the {$shorter} chart.',
  'beside.one':
    'The swing structure is {longer.trend.swing.bias} on the longer {$longer} chart, beside {trend.swing.bias} on this {$interval} one.',
  'beside.shorter':
    'The swing structure is {shorter.trend.swing.bias} on the shorter {$shorter} chart, beside {trend.swing.bias} on this {$interval} one.',
  'agreement.all': 'All {timeframes.count} timeframes point the same way at the swing scale.',
  'agreement.some':
    'The timeframes that have a direction agree ({timeframes.neutral} of {timeframes.count} without one so far).',
  'agreement.opposed':
    'The timeframes are {timeframes.agreement}: of the {timeframes.count} looked at, {timeframes.bullish} read bullish and {timeframes.bearish} bearish.',
  'agreement.undecided':
    'Too few timeframes have a direction yet for them to agree or conflict ({timeframes.neutral} of {timeframes.count} without one so far).',
  'frame.event':
    'On the {$frame} chart, both the larger (swing) and the smaller (internal) structure are {frame.trend.swing.bias}; the last swing event was a {frame.structure.swing.event.direction} {frame.structure.swing.event.kind} at {frame.structure.swing.event.level}, {frame.structure.swing.event.age#candle} ago.',
  'frame.event.split':
    'On the {$frame} chart, the larger (swing) structure is {frame.trend.swing.bias} and the smaller (internal) one {frame.trend.internal.bias}; the last swing event was a {frame.structure.swing.event.direction} {frame.structure.swing.event.kind} at {frame.structure.swing.event.level}, {frame.structure.swing.event.age#candle} ago.',
  'frame.fresh':
    'On the {$frame} chart, the swing structure is {frame.trend.swing.bias} and the internal structure {frame.trend.internal.bias}; the latest candle there made a {frame.structure.swing.event.direction} {frame.structure.swing.event.kind} by closing beyond {frame.structure.swing.event.level}.',
  'frame.bias':
    'On the {$frame} chart, the swing structure is {frame.trend.swing.bias} and the internal structure {frame.trend.internal.bias}; no swing level has been broken there so far.',
  'frame.bias-since':
    'On the {$frame} chart, the swing structure is {frame.trend.swing.bias} and the internal structure {frame.trend.internal.bias}; no swing level has been broken there since {frame.structure.since}, where prices change their scale.',
  'frames.none':
    'No other timeframe could be read from this data; the {$interval} chart stands alone.',
  'frames.closing':
    'Each timeframe is read from its closed candles only; this is educational and not investment advice.',
} as const;

export type TimeframeSentence = keyof typeof timeframes;
