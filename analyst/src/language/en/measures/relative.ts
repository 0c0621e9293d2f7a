import type { RelativeMeasureId } from '@vela/engine';
import type { Words } from '../../words.ts';

/** Phrases that ask for each measure; see `docs/analyst.md`. */
export const relativeQuestions: Readonly<Record<RelativeMeasureId, Words>> = {
  correlation: [
    '(?:un|de|inversely )?correlat(?:ion|ions|ed|e|es|ing)(?: (?:matrix|table|coefficient)s?)?',
    'corr',
    'mov(?:e|es|ed|ing) (?:together|in step|in tandem|in sync|in lockstep|alike|the same way|opposite|inversely|in opposite directions)',
    '(?:in sync|in tandem|in lockstep|in step) with',
    'inversely related',
    '(?:track|tracks|tracked|tracking|follow|follows|followed|following|mirror|mirrors) each other',
    '(?:decoupl|de-coupl)(?:e|es|ed|ing)',
    '(?:how )?(?:closely|strongly) (?:related|linked|tied|connected)',
    'go (?:hand in hand|together)',
  ],
  beta: [
    'how (?:does|do|much)(?: \\S+){0,4} (?:swing|move|react|respond)s?(?: \\S+){0,2} (?:when|if|with|to)(?: \\S+){0,3} (?:swing|move|rise|fall|drop)s?',
    'betas?(?: (?:to|against|vs|versus|of|relative to|with)(?: the market)?)?',
    'how sensitive',
    'sensitive to',
    'sensitivity (?:to|of)',
    'how (?:much|strongly) does (?:\\w+ ){0,3}(?:react|respond|move) (?:to|when|if)',
    '(?:for|with) (?:every|each) (?:#%|percent|point)(?: (?:of|in|that))?',
  ],
  'relative-strength': [
    'relative strength(?! index)',
    '(?:out|under)perform(?:s|ed|ing|ance|er|ers)?',
    '(?:which|who|what) (?:one |of (?:them|these|those|the two) )?(?:did|has done|is doing|has been doing|performed|has performed|was|is|went|has been) (?:\\w+ )?(?:the )?(?:best|better|worst|worse|stronger|strongest|weaker|weakest)',
    '(?:which|who|what) (?:one |of (?:them|these|those|the two) )?(?:rose|gained|grew|climbed|went up|made|returned|ran|pumped|fell|lost|dropped|went down|earned) (?:the )?(?:more|most|less|least)',
    'rank (?:them |these |those )?by (?:return|performance|change|gain)s?',
    '(?:rank|ranking|sort|order) (?:them|these|those)(?: by (?:return|performance|change|gain)s?)?',
    '(?:best|worst|better|top) perform(?:er|ers|ing)',
    '(?:leaders? and laggards?|laggards?|winners? and losers?)',
    '(?:is |was |been )?(?:ahead of|lagging(?: behind)?|lags(?: behind)?|lagged(?: behind)?)',
    '(?:stronger|weaker|better|worse) than(?! (?:usual|normal|before|average))',
    '(?:beat|beats|beaten|beating)',
    'compare (?:the |their |its )?(?:returns?|performances?|gains?)',
    '(?:returns?|performances?|gains?) (?:comparison|compared|side by side|ranking|of (?:both|each))',
  ],
  'compare-volatility': [
    '(?:which|who|what) (?:one |of (?:them|these|those|the two) )?(?:is|was|are|has been|moves|moved|swings) (?:the )?(?:more|most|less|least)(?: (?:volatile|jumpy|stable|risky|wild|erratic|bumpy))?',
    '(?:which|who|what) (?:one |of (?:them|these|those|the two) )?(?:is|was|are|has been) (?:the )?(?:calmer|calmest|wilder|wildest|riskier|riskiest|bumpier|bumpiest|steadier|steadiest|jumpier|jumpiest|smoother|smoothest)',
    '(?:more|less) (?:volatile|jumpy|stable|risky|erratic) than',
    '(?:calmer|wilder|steadier|riskier|jumpier|bumpier|smoother) than',
    'compare (?:the |their )?(?:volatility|volatilities|vol|risk)',
    '(?:volatility|volatilities|vol) (?:comparison|compared|side by side|of (?:both|each|all)|ranking of|vs|versus)',
    'rank (?:them |these |those )?by (?:volatility|vol|risk)',
    '(?:swings?|moves?|jumps?) (?:more|less) than',
    'times as volatile',
    '(?:most|least) volatile (?:of|one|among)',
    '(?:calmest|steadiest|wildest) (?:of|one|among)',
  ],
  'compare-drawdown': [
    'compare (?:the |their )?(?:drawdowns?|falls|declines|losses from the (?:high|top|peak))',
    'drawdowns? (?:comparison|compared|side by side|of (?:both|each|all)|ranking)',
    '(?:which|who|what) (?:one |of (?:them|these|those|the two) )?(?:has|had|saw|is in|was in|suffered) (?:the )?(?:deeper|deepest|worse|worst|bigger|biggest|larger|largest|smaller|smallest) (?:drawdown|fall|decline|drop|crash|loss)',
    '(?:which|who|what) (?:one |of (?:them|these|those|the two) )?(?:fell|dropped|crashed|declined|is down|was down|sank) (?:the )?(?:further|furthest|deeper|deepest|harder|hardest|(?:more|most) from (?:its|the) (?:high|top|peak))(?: (?:from|below|off|under) (?:its|their|the) (?:high|peak|top)s?)?',
    '(?:which|who|what) (?:one |of (?:them|these|those|the two) )?(?:recovered|came back|bounced back|healed) (?:the )?(?:first|faster|fastest|quicker|quickest|sooner|soonest|earlier|earliest)',
    '(?:which|who|what) (?:one |of (?:them|these|those|the two) )?held up (?:the )?(?:better|best)',
    'rank (?:them |these |those )?by drawdowns?',
    '(?:further|furthest|farther|farthest) (?:below|from|off|under) (?:its|their|the) (?:high|highs|peak|peaks|top|tops)',
  ],
  'compare-trend': [
    'compare (?:the |their )?(?:trends?|structures?|market structures?)',
    '(?:trends?|structures?) (?:of (?:both|each|all)|side by side|comparison|compared)',
    '(?:the )?(?:same|different|opposite) (?:trends?|structures?|direction)',
    '(?:which|who|what) (?:one |ones |of (?:them|these|those|the two) )?(?:is|are) (?:still )?(?:in an? )?(?:uptrend\\w*|downtrend\\w*|bullish|bearish|trending)',
    '(?:both|all) (?:of them )?(?:bullish|bearish|in an? (?:uptrend|downtrend)|trending)',
    'are (?:they|both|all) (?:of them )?(?:bullish|bearish|trending|in an? (?:uptrend|downtrend))',
    '(?:better|cleaner|stronger) (?:trend|structure)',
  ],
  ratio: [
    '(?<!(?:call|earnings|p/e|pe|p/b|pb|peg|book|debt|current|quick|expense|payout|dividend|sortino|calmar|win|success|fill|risk|reward|profit|short|base) )ratios?(?: (?:of|between|chart|now))?',
    '(?:price|priced|measured|denominated|expressed|valued) (?:in terms of|in units of|relative to)',
    'in terms of',
    'priced in',
    'relative (?:price|value) (?:of|to)',
    'cross rate',
    'how many (?:\\w+ )?(?:does|do|can|would) (?:one|an? \\w+) (?:cost|buy|get)',
  ],
  'spread-of-returns': [
    'spreads? (?:of|between|in) (?:the )?(?:\\S+ )?returns?(?: minus)?|returns? (?:spread|differential|difference|gap)',
    '(?:difference|gap|spread) (?:in|of|between) (?:the |their |its )?(?:returns?|performances?|gains?|changes?)',
    '(?:return|performance) (?:difference|differential|spread|gap)s?',
    '(?:excess|relative) (?:return|performance)s?',
    'how (?:much|far) (?:better|worse|ahead|behind)(?: (?:of|than|did|is|was))?',
    'by how much (?:did|does|has|is) (?:\\w+ ){0,3}(?:beat|beaten|outperform\\w*|underperform\\w*|lag\\w*|ahead|behind)',
    'how many (?:percentage )?points? (?:ahead|behind|better|worse|apart|between|more|less)',
    'minus|(?:out|under)performance',
    'alpha (?:over|against|vs|versus|to)',
    '(?:gap|difference|spread) between (?:them|the two|both)',
  ],
};

/** Sentences of this group, `<measure>` or `<measure>.<shape>`. */
export const relativeSentences = {
  'correlation.strong':
    '{measure.correlation.first} and {measure.correlation.second} moved closely together: the correlation of their changes was {measure.correlation.correlation} over {measure.correlation.changes} shared changes between {measure.correlation.from} and {measure.correlation.to}.',
  'correlation.moderate':
    '{measure.correlation.first} and {measure.correlation.second} moved partly together: the correlation of their changes was {measure.correlation.correlation} over {measure.correlation.changes} shared changes between {measure.correlation.from} and {measure.correlation.to}.',
  'correlation.weak':
    'The moves of {measure.correlation.first} and {measure.correlation.second} were hardly related: the correlation of their changes was {measure.correlation.correlation} over {measure.correlation.changes} shared changes between {measure.correlation.from} and {measure.correlation.to}.',
  'correlation.opposite':
    '{measure.correlation.first} and {measure.correlation.second} tended to move in opposite directions: the correlation of their changes was {measure.correlation.correlation} over {measure.correlation.changes} shared changes between {measure.correlation.from} and {measure.correlation.to}.',
  'correlation.many':
    'Of {measure.correlation.count} instruments, {measure.correlation.highest.first} and {measure.correlation.highest.second} moved most alike between {measure.correlation.from} and {measure.correlation.to} (correlation {measure.correlation.highest.correlation}), {measure.correlation.lowest.first} and {measure.correlation.lowest.second} least ({measure.correlation.lowest.correlation}).',
  'correlation.row':
    '{row.first} and {row.second}: {row.correlation}, over {row.changes} shared changes.',
  'correlation.few':
    'They share too few changes for a correlation: {measure.correlation.changes}, and Vela asks for at least {measure.correlation.least}.',
  'correlation.flat':
    'There is no correlation to give: at least one of them did not move in its shared changes.',
  'correlation.halves':
    'In the earlier half of these changes it was {measure.correlation.earlier}, in the later half {measure.correlation.later}.',
  beta: 'The beta of {measure.beta.symbol} against {measure.beta.benchmark} is {measure.beta.beta}: for each percent that {measure.beta.benchmark} moved, it moved {measure.beta.beta} percent the same way on average.',
  'beta.against':
    'The beta of {measure.beta.symbol} against {measure.beta.benchmark} is {measure.beta.beta}: on average it moved against {measure.beta.benchmark}.',
  'beta.explained':
    'The moves of {measure.beta.benchmark} account for {measure.beta.explained-share} of its variance, over {measure.beta.changes} shared changes between {measure.beta.from} and {measure.beta.to}; the correlation is {measure.beta.correlation}.',
  'beta.few':
    'They share too few changes for a beta: {measure.beta.changes}, and Vela asks for at least {measure.beta.least}.',
  'beta.flat':
    'There is no beta to give: {measure.beta.benchmark} did not move in the shared changes.',
  'relative-strength.two.rose':
    '{measure.relative-strength.1.symbol} gained more than {measure.relative-strength.2.symbol} between {measure.relative-strength.from} and {measure.relative-strength.to}: it rose {measure.relative-strength.1.change-percent:abs}, the other {measure.relative-strength.2.change-percent:abs}.',
  'relative-strength.two.fell':
    '{measure.relative-strength.1.symbol} lost less than {measure.relative-strength.2.symbol} between {measure.relative-strength.from} and {measure.relative-strength.to}: it fell {measure.relative-strength.1.change-percent:abs}, the other {measure.relative-strength.2.change-percent:abs}.',
  'relative-strength.two.apart':
    '{measure.relative-strength.1.symbol} did better than {measure.relative-strength.2.symbol} between {measure.relative-strength.from} and {measure.relative-strength.to}: it rose {measure.relative-strength.1.change-percent:abs}, while the other fell {measure.relative-strength.2.change-percent:abs}.',
  'relative-strength.two':
    '{measure.relative-strength.1.symbol} did better than {measure.relative-strength.2.symbol} between {measure.relative-strength.from} and {measure.relative-strength.to}: a change of {measure.relative-strength.1.change-percent} against {measure.relative-strength.2.change-percent}.',
  'relative-strength.rose':
    '{measure.relative-strength.1.symbol} did best between {measure.relative-strength.from} and {measure.relative-strength.to}: it rose {measure.relative-strength.1.change-percent:abs}.',
  'relative-strength.fell':
    '{measure.relative-strength.1.symbol} held up best between {measure.relative-strength.from} and {measure.relative-strength.to}: it fell {measure.relative-strength.1.change-percent:abs}.',
  'relative-strength.flat':
    '{measure.relative-strength.1.symbol} did best between {measure.relative-strength.from} and {measure.relative-strength.to}, with a change of {measure.relative-strength.1.change-percent}.',
  'relative-strength.none':
    'A price that is not positive stands at one end of the shared time, so there is no percentage to rank by.',
  'relative-strength.row.rose': '{row.symbol} rose {row.change-percent:abs}.',
  'relative-strength.row.fell': '{row.symbol} fell {row.change-percent:abs}.',
  'relative-strength.row.flat': '{row.symbol} changed by {row.change-percent}.',
  'relative-strength.lead':
    '{measure.relative-strength.1.symbol} is {measure.relative-strength.lead} percentage points ahead of the last.',
  'relative-strength.lead.two':
    'The difference is {measure.relative-strength.lead} percentage points.',
  'compare-volatility.two':
    '{measure.compare-volatility.1.symbol} was more volatile than {measure.compare-volatility.2.symbol} between {measure.compare-volatility.from} and {measure.compare-volatility.to}: its realised volatility was {measure.compare-volatility.1.volatility-percent} a year, that of the other {measure.compare-volatility.2.volatility-percent}.',
  'compare-volatility':
    '{measure.compare-volatility.1.symbol} was the most volatile between {measure.compare-volatility.from} and {measure.compare-volatility.to}: its realised volatility was {measure.compare-volatility.1.volatility-percent} a year.',
  'compare-volatility.none':
    'They have too few changes in the time all of them cover to compare their volatility.',
  'compare-volatility.row': '{row.symbol}: {row.volatility-percent} a year.',
  'compare-volatility.times':
    'The most volatile moved {measure.compare-volatility.times} times as much as the calmest.',
  'compare-drawdown':
    '{measure.compare-drawdown.1.symbol} had the deepest drawdown between {measure.compare-drawdown.from} and {measure.compare-drawdown.to}: {measure.compare-drawdown.1.worst.change-percent:abs}, from its highest close on {measure.compare-drawdown.1.peak-time} to {measure.compare-drawdown.1.worst-time}; at the end it stood {measure.compare-drawdown.1.now.change-percent:abs} under its highest close.',
  'compare-drawdown.recovered':
    '{measure.compare-drawdown.1.symbol} had the deepest drawdown between {measure.compare-drawdown.from} and {measure.compare-drawdown.to}: {measure.compare-drawdown.1.worst.change-percent:abs}, from its highest close on {measure.compare-drawdown.1.peak-time} to {measure.compare-drawdown.1.worst-time}; at the end it stood at a new highest close.',
  'compare-drawdown.flat':
    'None of them had a drawdown between {measure.compare-drawdown.from} and {measure.compare-drawdown.to}.',
  'compare-drawdown.zero':
    '{measure.compare-drawdown.zero.1.symbol} had the deepest drawdown between {measure.compare-drawdown.from} and {measure.compare-drawdown.to}: it went to zero or below and has no percentage; in price it fell {measure.compare-drawdown.zero.1.fall}, from {measure.compare-drawdown.zero.1.peak} on {measure.compare-drawdown.zero.1.peak-time} to {measure.compare-drawdown.zero.1.low} on {measure.compare-drawdown.zero.1.low-time}.',
  'compare-drawdown.zero.more':
    '{measure.compare-drawdown.zero.2.symbol} went to zero or below as well: in price it fell {measure.compare-drawdown.zero.2.fall}, from {measure.compare-drawdown.zero.2.peak} on {measure.compare-drawdown.zero.2.peak-time} to {measure.compare-drawdown.zero.2.low} on {measure.compare-drawdown.zero.2.low-time}.',
  'compare-drawdown.none':
    'A price that is not positive stands in the shared time, so there is no drawdown in percent to rank by.',
  'compare-drawdown.row':
    '{row.symbol}: {row.worst.change-percent:abs}, from {row.peak-time} to {row.worst-time}; at the end {row.now.change-percent:abs} under its highest close.',
  'compare-drawdown.row.recovered':
    '{row.symbol}: {row.worst.change-percent:abs}, from {row.peak-time} to {row.worst-time}; at the end at its highest close.',
  'compare-drawdown.row.flat': '{row.symbol}: no drawdown.',
  'compare-trend.two':
    'At the swing scale {measure.compare-trend.1.symbol} is {measure.compare-trend.1.swing} and {measure.compare-trend.2.symbol} is {measure.compare-trend.2.swing}.',
  'compare-trend.many':
    'Of {measure.compare-trend.count} instruments, {measure.compare-trend.bullish} are bullish at the swing scale, {measure.compare-trend.bearish} bearish and {measure.compare-trend.neutral} neutral.',
  'compare-trend.row':
    '{row.symbol}: {row.swing} at the swing scale since {row.swing-since}, {row.internal} at the internal scale since {row.internal-since}.',
  'compare-trend.row.plain':
    '{row.symbol}: {row.swing} at the swing scale, {row.internal} at the internal scale.',
  'compare-trend.period':
    'They are read at the last {$interval} candle all of them have, as of {measure.compare-trend.to}.',
  ratio:
    'The price of {measure.ratio.first} is {measure.ratio.value} times that of {measure.ratio.second}, as of {measure.ratio.to}.',
  'ratio.none':
    'A price that is not positive stands at the end of the shared time, so there is no ratio.',
  'ratio.rose':
    'That ratio rose {measure.ratio.change-percent:abs} between {measure.ratio.from} and {measure.ratio.to}, in favour of {measure.ratio.first}.',
  'ratio.fell':
    'That ratio fell {measure.ratio.change-percent:abs} between {measure.ratio.from} and {measure.ratio.to}, in favour of {measure.ratio.second}.',
  'ratio.range':
    'Its low since {measure.ratio.from} was {measure.ratio.low} ({measure.ratio.low-time}), its high {measure.ratio.high} ({measure.ratio.high-time}); it has covered {measure.ratio.position-percent} of the way from low to high.',
  'spread-of-returns.ahead':
    '{measure.spread-of-returns.first.symbol} did better than {measure.spread-of-returns.second.symbol} between {measure.spread-of-returns.from} and {measure.spread-of-returns.to}, by {measure.spread-of-returns.difference:abs} percentage points.',
  'spread-of-returns.behind':
    '{measure.spread-of-returns.first.symbol} did worse than {measure.spread-of-returns.second.symbol} between {measure.spread-of-returns.from} and {measure.spread-of-returns.to}, by {measure.spread-of-returns.difference:abs} percentage points.',
  'spread-of-returns.equal':
    '{measure.spread-of-returns.first.symbol} and {measure.spread-of-returns.second.symbol} did alike between {measure.spread-of-returns.from} and {measure.spread-of-returns.to}: the difference is {measure.spread-of-returns.difference} percentage points.',
  'spread-of-returns.none':
    'A price that is not positive stands at one end of the shared time, so there is no percentage to compare.',
  'spread-of-returns.changes':
    'The change of {measure.spread-of-returns.first.symbol} was {measure.spread-of-returns.first.change-percent}, that of {measure.spread-of-returns.second.symbol} {measure.spread-of-returns.second.change-percent}.',
} as const;
export type RelativeSentence = keyof typeof relativeSentences;
