import type { LevelMeasureId } from '@vela/engine';
import type { Words } from '../../words.ts';
import { firstSinceQuestions, firstSinceSentences } from './first-since.ts';
import { levelPriceSentences } from './level-prices.ts';
import { levelStructureSentences } from './level-structures.ts';

const average =
  '(?:(?:moving |simple |exponential )*averages?|[sewhd]?mas?|vwap|super ?trend|psar|(?:bollinger |middle )?bands?)';
const side = '(?:above|below|over|under|beneath|past|beyond|through)';
// A word that is no indicator: "if rsi hits 70" is no question about a price.
const plain = '(?: (?!rsi|macd|stoch|cci|adx|atr|mfi|volume)\\S+)';
const move =
  "(?:clos|trad|drop|fall|fell|los[et]|break|broke|go|get|got|hit|reach|ris|rall|mov|touch|reclaim|slip|dip|climb|com|came|jump|slid|pull|spik|crash|dump|pump|retest|tag)[\\w']*";

/** Phrases that ask for each measure; see `docs/analyst.md`. */
export const levelQuestions: Readonly<Record<LevelMeasureId, Words>> = {
  'distance-to-price': [
    'how far(?: \\S+){0,5} (?:from|to|away|off|until|till)(?: \\S+){0,2} #',
    "how far (?:is|are|was|'s|off is|away is) (?:it|that|this|we|there|price|that (?:level|zone|gap|block|price)|the (?:level|zone|gap|block|price))(?: (?:from|away|off)(?: (?:here|now|price|the close|the price|the current price|spot|it|that|there))?)?",
    'how far (?:away|off)(?: is it)?',
    'distance (?:to|from|until)(?: \\S+){0,2} #',
    'distance to (?:it|that|there|that level|that zone)',
    '# (?:is )?how far(?: away| off)?',
    '(?:percent|percentage|pct|%) (?:away )?(?:to|from|until) (?:reach )?#',
    'what (?:%|percent\\w*|move|rise|fall|drop|gain)(?: \\S+){0,4} to (?:reach|get to|hit|see) #',
    'how much (?:further|farther|higher|lower|more|up|down)?(?: \\S+){0,4}(?:to|until) (?:reach |hit |get to )?#',
    'how many (?:points|dollars|euros|pips|atrs?|percent|cents)(?: \\S+){0,4} (?:to|from|until|away from) #',
  ],
  'levels-between': [
    "what(?:'s| is|s| are| lies| sits)?(?: \\S+){0,3} (?:in )?between(?: \\S+){0,5} #",
    '(?:levels?|structures?|zones?|walls?|obstacles?|barriers?|anything|stuff|gaps|blocks|resistances?|supports?|hurdles?)(?: \\S+){0,3} (?:between|on the way|in the way|in between|before|standing)(?: \\S+){0,5} (?:#|here|there|price)',
    "(?:what(?:'s| is|s| stands| lies)|anything) (?:in the way|on the way|in its way|in between)(?: (?:up|down))?(?: (?:to|of|until))?(?: #)?",
    '(?:which|what) (?:\\S+ ){0,2}(?:levels|zones|structures|gaps|blocks)(?: \\S+){0,3} (?:run|pass|go|trade|cut|move|cross|plough) (?:through|into)',
    '(?:path|road|way|road map) (?:up |down )?to #',
  ],
  'if-price': [
    `(?:if|suppose|supposing|assume|assuming|say|imagine|pretend|in case|what if)${plain}{0,6} ${move}(?: \\S+){0,5} #(?: ?%)?(?: (?:then )?(?:what|which|does|do|is|would|will|anything)(?: \\S+){0,6})?`,
    `(?:if|suppose|assume|assuming|what if) (?:it|price|we|this|the (?:next )?candle|the price) ${move}(?: (?:back )?${side})(?: (?:it|that|there|this|that level))?`,
    `what (?:happens|changes|breaks|fills|would happen|would change|would break|does it mean|would it mean|gives)${plain}{0,8} (?:${side}|at|to|loses?|hits?|breaks?|reaches|touches) #`,
    `would (?:a |the )?(?:\\S+ ){0,2}clos(?:e|ing) (?:at|${side})(?: \\S+){0,6}`,
    `(?:a )?close (?:${side}|at) #(?: \\S+){0,2} (?:would|means?|breaks?|changes?|then)(?: \\S+){0,5}`,
    `${side} #(?: would)? (?:means?|changes?|breaks?|does)(?: \\S+){0,3}`,
    `what (?:breaks|fills|changes|flips)(?: \\S+){0,2} (?:at|${side}) #`,
    `(?:if|assuming|assume)(?: \\S+){0,4} (?:loses?|breaks?|takes out|clears)(?: \\S+){0,4} (?:high|low)`,
    `(?:and )?(?:at|if|with) # (?:then|instead)?`,
  ],
  'last-time-at': [
    `(?:when|last time)(?: \\S+){0,6} (?:at|${side}|near|around|touch\\w*|hit|reach\\w*|seen?|saw|cost|worth|trad\\w*)(?: \\S+)? #`,
    'when (?:did|was|were)(?: \\S+){0,2} last (?:trade[ds]?|at|seen?|there|been)(?: (?:there|here|at (?:that|this) (?:price|level)))?',
    '(?:last|previous) time (?:\\S+ ){0,3}(?:there|here|at (?:that|this) (?:price|level))',
    `last (?:trade|traded|seen|close|closed) (?:\\S+ ){0,2}(?:at|${side}) #`,
    `how (?:often|many times)(?: \\S+){0,5} (?:cross\\w*|touch\\w*|through|trade[ds]? at|hit|been at|tested?) #`,
    `(?:has|did|was)(?: \\S+){0,3} (?:ever|already|yet|before)(?: \\S+){0,3} #`,
    `(?:has|did)(?: \\S+){0,3} (?:touch\\w*|hit|reach\\w*|trade[ds]? at|get to|got to|tag\\w*) #`,
  ],
  'first-since': firstSinceQuestions,
  'time-above': [
    `how (?:often|many (?:days|candles|closes|bars|weeks|sessions|hours)|much (?:of the )?time|long)(?: \\S+){0,6} ${side} #`,
    `(?:share|percent(?:age)?|fraction|proportion|%|number|count) of (?:the )?(?:days|closes|candles|time|bars|sessions|weeks|hours)(?: \\S+){0,5} ${side} #`,
    `(?:days|closes|candles|bars|time|sessions|weeks) (?:\\S+ ){0,3}${side} #`,
  ],
  'nearest-structure': [
    '(?:nearest|closest) (?:\\S+ )?structures?(?: (?:above|below|to price|around|on both sides|to the price))?(?: and (?:above|below))?',
    'structures? (?:nearest|closest|near|around|close)(?: (?:to )?(?:the )?(?:current )?price)?',
    "what(?:'s| is|s| lies| sits) (?:right |just |directly )?(?:above|below|under|over|around|near)(?: (?:and|or) (?:above|below))? (?:price|us|here|the price|current price|the current price|spot)(?: and (?:above|below))?",
    '(?:next|nearest|closest) (?:zone|structure)s? (?:\\S+ )?(?:up|down|above|below|higher|lower|overhead|underneath|under)',
    'where (?:does|is|are|do) the (?:next|nearest) (?:zone|structure)s?(?: \\S+)?(?: (?:sit|lie|above|below))?',
  ],
  'next-invalidation': [
    '(?:what|which|where)(?: \\S+){0,4} (?:flip|invalidate?|end|break|kill|change|turn|negate?|reverse|void|ruin)(?:s|ed|ing)?(?: \\S+){0,3} (?:trend|structure|bias|uptrend|downtrend|picture|reading|view|bull\\w*|bear\\w*)',
    '(?:invalidat(?:ion|ed|es|e)|invalid)(?: (?:level|point|price|it|this|the trend))?',
    'what (?:would|does|will) it take(?: \\S+){0,5} (?:bullish|bearish|uptrend|downtrend|trend|flip\\w*|turn\\w*)(?: again)?',
    'what (?:would|could|will) (?:end|change|break|flip|turn|invalidate|kill|ruin|negate|reverse) (?:it|that|this)',
    '(?:where|when|at what price|at which price) (?:does|would|is|will) (?:the |this |that )?(?:up|down)?trend (?:end|break|fail|over|invalid\\w*|flip|turn|change)\\w*',
    '(?:which|what) close (?:would|will|flips?|ends?|breaks?|changes?|turns?)(?: \\S+){0,4}',
  ],
  'reach-share': [
    "(?:how (?:likely|often|probable|common)|(?:what(?:'s| is|s| are) )?(?:the )?(?:chances?|odds|probability|likelihood))(?: \\S+){0,8} #%(?: (?:move|rise|drop|fall|gain|rally|swing|dip|jump)s?)?",
    "(?:what(?:'s| is|s| are) )?(?:the )?(?:chances?|odds|probability|likelihood|base rate)(?: \\S+){0,8} #",
    'how likely(?: \\S+){0,8} #',
    'how often (?:does|did|has)(?: \\S+){0,3} (?:move|rise|drop|fall|gain|reach|go)(?: \\S+){0,3} #% (?:with)?in #',
  ],
  'swing-levels': [
    '(?:(?:last|latest|recent|previous|list|show|major|key) (?:\\S+ ){0,3})?swing (?:highs?|lows?|points?|levels?)(?: (?:and|or|,) (?:swing )?(?:highs?|lows?))?(?: (?:with )?(?:prices?|dates?|list))?',
    '(?:higher|lower) (?:highs?|lows?)(?: (?:and|or) (?:higher |lower )?(?:highs?|lows?))?',
  ],
  'previous-extremes': [
    '(?:pdh|pdl|pwh|pwl|pmh|pml|pyh|pyl)(?:(?: and|/|,| or)? ?(?:pdh|pdl|pwh|pwl|pmh|pml))*',
    "(?:previous|prior) (?:day|week|month|year|session)(?:'?s)? (?:high|low|range)s?(?: (?:and|or|&) (?:high|low)s?)?",
    '(?:previous|prior) (?:high|low)s?(?: (?:and|or|&) (?:high|low)s?)?',
    '(?:high|low)s? (?:and|or|&) (?:high|low)s? of (?:the )?(?:previous|prior) (?:day|week|month|year|session)',
  ],
  'moving-average-distance': [
    `(?:is|are|was|trad\\w*|clos\\w*|hold\\w*|still|sit\\w*|stay\\w*)(?: \\S+){0,5} (?:above|below|over|under|near|at) (?:its |the |a |it's )?(?:\\S+ ){0,3}${average}`,
    `how far(?: \\S+){0,6} (?:from|above|below|to|off|over|under) (?:its |the |a )?(?:\\S+ ){0,2}${average}(?: #)?(?: how far)?`,
    `distance (?:from|to|of|between)(?: \\S+){0,4} ${average}`,
    `${average}(?: #)? distance`,
    `(?:above|below|over|under) (?:its |the |all |both |which )?(?:\\S+ ){0,2}${average}`,
    '(?:over ?|how |too )(?:extended|stretched)',
    `(?:all|any|which|how many) (?:of (?:its|the) )?(?:key |main |major )?${average}`,
    `(?:pull\\w* back|retrace\\w*|drop\\w*|return\\w*|fall\\w*) to (?:its |the )?(?:\\S+ ){0,2}${average}(?: how far)?(?: \\S+){0,4}`,
  ],
  confluence: [
    'confluen\\w*(?: (?!and )\\S+){0,12}',
    '(?:gap|fvg|block|ob|support|resistance|zone|level)s?(?: \\S+){0,5} (?:overlap\\w*|stack\\w*|lin(?:e|es|ing) up|coincid\\w*|on top of|same place)(?: \\S+){0,5}',
    '(?:overlap\\w*|stack\\w*) (?:\\S+ ){0,2}(?:gap|fvg|block|ob|support|resistance|zone|level|structure)s?',
    'where (?:do|does)(?: \\S+){0,4} (?:overlap|coincide|line up|meet)(?: \\S+){0,3}',
  ],
};

/** Sentences of this group, `<measure>` or `<measure>.<shape>`. */
export const levelSentences = {
  ...levelPriceSentences,
  ...firstSinceSentences,
  ...levelStructureSentences,
} as const;
export type LevelSentence = keyof typeof levelSentences;
