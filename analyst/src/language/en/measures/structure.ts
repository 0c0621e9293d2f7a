import type { StructureMeasureId } from '@vela/engine';
import type { Words } from '../../words.ts';
import { structureEventSentences } from './structure-events.ts';
import { structureTrendSentences } from './structure-trends.ts';
import { structureZoneSentences } from './structure-zones.ts';

// Names of zones and events as they stand in a folded text.
const zone =
  '(?:(?:fair value )?gaps?|fvgs?|imbalances?|order ?blocks?|obs?|blocks?|zones?|(?:demand|supply|support|resistance) (?:zones?|areas?)|breakers?(?: blocks?)?)';
const oneZone =
  '(?:(?:fair value )?gap|fvg|imbalance|order ?block|ob|block|(?:demand |supply |support |resistance )?(?:zone|area)|breaker(?: block)?)';
const event =
  '(?:(?<!(?:my|your|his|her|our|their) )boss?|bos(?:es)?|choch(?:s|es)?|mss|breaks? of structure|structure (?:breaks?|shifts?)|changes? of character|market structure shifts?|displacements?|(?:liquidity )?sweeps?|stop (?:hunts?|runs?))';
const many =
  '(?:(?:any|all|every|which|what|list|show|show me|give|give me|the|other|further|more|last|next|#|unfilled|open|filled|fresh|untouched|untested|tested|unmitigated|mitigated|broken|bullish|bearish|bull|bear|nearest|closest|newest|latest|oldest|biggest|largest|smallest|recent|remaining|still) ){1,5}';

/** Phrases that ask for each measure; see `docs/analyst.md`. */
export const structureQuestions: Readonly<Record<StructureMeasureId, Words>> = {
  trend: [
    "(?:what(?:'s| is|s)? |hows? |how is )?(?:the )?(?:(?:current|present|overall|main|general|big|larger|long term|short term|market|prevailing|price|swing|internal) )*trends?(?: (?:direction|now|right now|today|like|looking|of|on|for|in))*(?=\\s*[?.!,;]*\\s*$)",
    '(?:is|are) (?:the |its )?(?:(?:long|short|medium|larger|main|big)(?:er)?[- ]?(?:term)? )*trend(?: \\S+){0,2} (?:up|down|bullish|bearish|intact|over|broken|changing|strong|weak|still|sideways|flat)(?: or (?:up|down|bullish|bearish|flat|sideways))?',
    '(?:is|are) (?:it|this|that|price|we|the (?:market|price|stock|coin|chart))?(?: \\S+){0,2} (?:trending|in an? (?:up|down)trend|going up|going down|moving up|moving down|heading (?:up|down))(?: (?:or|and) (?:not|up|down|sideways|ranging|falling|trending|going (?:up|down)))?(?: (?:up|down))?(?: (?:these days|now|right now|lately|at the moment))?',
    '(?:going|heading|moving|trending) (?:up|down)(?:wards?)? or (?:(?:going|heading|moving|trending) )?(?:up|down)(?:wards?)?(?: (?:these days|now|right now|lately|at the moment))?',
    '(?:up|down) ?trends? or (?:a )?(?:up|down) ?trends?|(?:up|down) or (?:up|down)(?:trend)?',
    '(?:which|what) (?:way|direction)(?: \\S+){0,4} (?:trend\\w*|going|moving|heading|pointing)',
    '(?:bullish|bearish) or (?:bullish|bearish)(?= (?:trend|structure|now|overall|at the moment))',
  ],
  'trend-age': [
    'how long (?:has|have|is|did|do|does)(?: \\S+){0,6} (?:trend\\w*|uptrends?|downtrends?|bullish|bearish)(?: (?:last\\w*|usually|run|been|going|on|for|now|typically|normally))*',
    '(?:age|length|duration|lifetime) of (?:the |this |its )?(?:\\S+ )?(?:up|down)?trends?',
    '(?:trend|uptrend|downtrend) (?:age|length|duration|since when)',
    '(?:since when|for how long)(?: \\S+){0,4} (?:trend\\w*|uptrend|downtrend|bullish|bearish|up|down)',
    'since when(?= *[?.!]*\\s*$)|for how long(?= *[?.!]*\\s*$)',
    'how old is (?:the |this )?(?:\\S+ )?(?:up|down)?trend',
    '(?:average|mean|median|typical) (?:\\S+ )?(?:up|down)?trend (?:length|duration|age)',
  ],
  'structure-at': [
    '(?:structur\\w+|trend|bias|picture|chart|setup|state)(?: \\S+){0,4} (?:was|were|then|back then|at that time|looked?|point in time|that day)(?: like)?',
    '(?:what|how) (?:was|were|did)(?: \\S+){0,5} (?:structur\\w+|trend|bias|picture|chart|state)(?: \\S+){0,3}(?: (?:like|then|back then|structurally))?',
    '(?:point[- ]in[- ]time|no look ?ahead|without look ?ahead|as it was known)(?: \\S+){0,2}',
  ],
  'zone-list': [
    `${many}${zone}(?: (?:still |that are |that is |which are |are )?(?:unfilled|open|fresh|untouched|untested|left|remaining|unmitigated|filled|broken|above|below|around|nearby|here|now|overhead|there|on the chart))*`,
    `(?:where|which|what)(?:'s|s| is| are| does| do)?(?: \\S+){0,4} ${zone}(?: (?:above|below|here|now|sit|lie|sits|lies))*`,
    `(?:is|are|has|have) there (?:\\S+ ){0,4}${zone}(?: (?:above|below|here|now|nearby|on this chart|on the chart|left|around))*`,
    `${zone} (?:nearest|closest|near|close to|around) (?:to )?(?:the )?(?:price|here|us|spot)`,
    `(?:nearest|closest|newest|latest|oldest|biggest|largest|freshest) (?:\\S+ ){0,3}${zone}`,
    '(?:is|are) there (?:one|any|some|others?)(?: (?:above|below|here|on this chart|nearby|on the (?:daily|weekly|hourly|chart)))*',
    '(?:the )?(?:bullish|bearish) (?:one|ones)(?: (?:only|what are its prices|and its prices))?',
    '(?:which|what)(?: one)?(?: of (?:them|these|those))? (?:is|are) (?:the )?(?:freshest|newest|latest|oldest|biggest|largest|nearest|closest|smallest)(?: one)?',
    '(?:the )?(?:freshest|newest|oldest|biggest|largest|nearest|closest|smallest) (?:one|of them|of these)?',
  ],
  'zone-count': [
    `how many (?:\\S+ ){0,4}${zone}(?: (?:are|is|remain\\w*|still|left|above|below|open|unfilled|filled|untouched|there|on the chart|around)){0,4}`,
    `(?:number|count) of (?:\\S+ ){0,3}${zone}`,
    `count (?:the |all )?(?:\\S+ ){0,3}${zone}`,
  ],
  'zone-state': [
    `(?:when|has|was|is|did|how (?:old|big|wide|deep|much))(?: \\S+){0,3} (?:the|that|this|it|its) (?:\\S+ ){0,2}${oneZone}(?: (?:at|near|around) #)?(?: \\S+){0,4}? (?:form\\w*|filled|closed|touched|tested|mitigated|created|made|broken|confirmed|valid|fresh|held|hold|appear\\w*|survive\\w*)(?: (?:yet|already|and when was it (?:closed|filled|broken)))?`,
    `(?:state|status|age|size|height|width|details?) of (?:the |that |this )?(?:\\S+ ){0,3}${oneZone}`,
    '(?:was|is|has|did|were|have) (?:it|that|this|those|they)(?: (?:been|get|ever|already|still|really|yet))* (?:touched|filled|tested|tapped|broken|mitigated|closed|revisited|unfilled|untouched)(?: (?:yet|already|since|before|again|now))?',
    'when (?:was|were|did)(?: it| that| they| this)?(?: (?:be|get))? (?:form\\w*|creat\\w*|made|appear\\w*|confirm\\w*|print\\w*|open\\w*)',
    '(?:has|have|did|was|is) (?:price |it |we |they |that |this )?(?:\\S+ ){0,2}(?:been )?(?:in|into|inside|through|at) (?:it|that|there)(?: (?:already|yet|since|before))?',
    'how (?:much|far|deep)(?: \\S+){0,3} (?:filled|been filled|mitigated|gone into)(?: (?:it|so far|already))?',
    `how (?:old|big|wide|large|tall|high|fresh) (?:is|was) (?:it|that|this|the \\S+ one|(?:the|that|this) (?:\\S+ ){0,2}${oneZone})`,
    `(?:does|will|would|did) (?:\\S+ ){0,3}${oneZone} (?:survive|hold|still (?:count|exist))`,
    `(?:why|how come)(?: \\S+){0,5} ${oneZone}(?: \\S+){0,5} (?:filled|gone|removed|disappeared?|show|count\\w*|broken|untouched|valid)(?: \\S+){0,2}`,
  ],
  'touch-history': [
    `how (?:many times|often)(?: \\S+){0,5} (?:touch\\w*|test\\w*|visit\\w*|tapp\\w*|retest\\w*|hit)(?: (?:it|that|there|so far|yet|since))*(?: (?:the |that )?(?:\\S+ ){0,2}${oneZone})?`,
    '(?:touch|test|visit) (?:history|count|dates?)|(?:number|dates?) of (?:touches|tests|visits)',
    '(?:touches|tests|retests|visits)(?: (?:so far|of it|since then))?',
    'has (?:\\S+ ){0,4}been (?:traded|tested|touched|hit|visited)(?: (?:through|again|since|before|yet|already))*',
  ],
  events: [
    `(?:(?:any|all|list|show|show me|give|give me|the|when was|when did|what was|which|was|were|is|are|did|do|has|have|there|we|it|a|an|last|latest|most recent|recent|newest|first|previous|next|#|bullish|bearish|internal|swing|external|major|minor|confirmed) )+${event}(?: (?:bullish|bearish|or|up|down|and|was|it|on|the|internal|swing|structure|scale|lately|recently|now|yet|happen\\w*|occur\\w*|form\\w*|print\\w*|so far|with|dates?|prices?))*`,
    `${event} (?:list|history|events?|dates?|times?|since|lately|recently)`,
    '(?:the )?(?:one|event|break|sweep) before (?:that|it|this)|(?:the )?previous one|before that one',
    'structur\\w* (?:events?|changes?|breaks?)(?: (?:lately|recently|since))?|(?:anything|something|what) structural(?:ly)? (?:changed|happened|broke)',
  ],
  'event-count': [
    `how many (?:\\S+ ){0,4}${event}(?: \\S+){0,3}`,
    `how (?:often|many times)(?: \\S+){0,4} (?:${event}|break(?:s|en)? structure|broken structure|broke structure|sweep\\w*|swept)(?: \\S+){0,2}`,
    `(?:number|count|frequency) of (?:\\S+ ){0,3}${event}`,
    'how often (?:does|did|has) (?:that|this|it) happen(?:ed)?',
  ],
  divergences: [
    '(?:(?:any|is there|are there|last|latest|recent|#|a|an|the|bullish|bearish|hidden|regular|rsi|macd|list|show|show me|when was|was) )*(?:rsi |macd )?diverg(?:ence|ences|ing|es?)(?: (?:on|with|between|of|now|lately|recently|there|rsi|macd|and|price))*',
  ],
  patterns: [
    '(?:(?:any|last|latest|recent|#|list|show|show me|the|what|which|bullish|bearish|is there|are there|was there|were|candle|candles?tick) )*(?:candles?tick |candle )patterns?(?: (?:on|now|lately|recently|there|formed|form|last))*',
    '(?:(?:any|last|latest|recent|#|list|show|the|bullish|bearish|is|was|that|there|a|an) )+(?:doji|hammer|engulfing|harami|shooting star|hanging man|morning star|evening star|marubozu|spinning top|tweezer|piercing line|dark cloud)\\w*',
  ],
};

/** Sentences of this group, `<measure>` or `<measure>.<shape>`. */
export const structureSentences = {
  ...structureTrendSentences,
  ...structureZoneSentences,
  ...structureEventSentences,
} as const;
export type StructureSentence = keyof typeof structureSentences;
