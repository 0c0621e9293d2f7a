import type { ActWords } from '../act-words.ts';

/** Whole questions about what the last answer told; the text is folded and without signs. */
export const more: ActWords['more'] = {
  when: [
    '(?:since when|when|what (?:day|date|month|year)|(?:on|in) (?:what|which) (?:day|date|month|year)|how long ago|and when)(?: exactly)?(?: (?:was|is|did|were|has|does))?(?: (?:it|that|this|they|the (?:top|high|peak|low|bottom|drop|fall|crash|record)))?(?: (?:happen\\w*|occur|start|end|begin|been|recover|over|exactly|be|take place|again|reached|hit|form(?:ed)?|made|print(?:ed)?))*',
    'how long (?:did|has|was|does) (?:it|that|this)(?: [a-z]+){0,2}',
    'how (?:many|much) (?:bars|candles|days|weeks|time) ago(?: (?:was|is) (?:it|that|this))?|how (?:old|fresh)(?: (?:is|are) (?:it|that|this|they|that one|this one))?',
  ],
  far: [
    'how (?:far|much) (?:above|below|over|under)(?: (?:is|are|it|we|that|this|price|its|the average))*',
    'how (?:far|close|near)(?: away)? (?:is|are|was) (?:it|that|this|we|price)(?: (?:from|to|away|off|below|above|now|here|it|that|the|current|price|currently))*',
    'how much (?:is )?(?:missing|left|to go)(?: [a-z]+){0,3}|(?:whats |what is )?(?:the )?distance(?: to (?:it|that|now))?|how far(?: away| off)?',
  ],
  judge: [
    '(?:is|was|isnt|so) (?:it|that|this|thats|its)(?: (?:a|an|very|so|too|really|quite|unusually|considered|already))* (?:high|low|lot|much|normal|unusual|good|bad|big|small|large|rare|typical|average|extreme|ok|strong|weak|usual)(?: (?:for|number|value|reading|or|compared|historically|then|now|it|[a-z]+)){0,4}',
    'thats (?:a lot|much|high|low|big|small|quite a lot)(?: isnt it| right| no)?|(?:high|low|normal|a lot|much) or not',
  ],
  extreme: [
    '(?:what about |how about |which (?:was|is|one was) )?(?:the )?(?:worst|best|highest|lowest|biggest|smallest|strongest|weakest|top|bottom|high|low|other (?:one|side|end|way))(?: (?:one|day|month|year|week))?',
    '(?:whats |what is )?the (?:record|longest)|longest|(?:the )?(?:biggest|largest|worst|best) (?:gain|rise|jump|rally|drop|fall|loss|decline)(?: (?:day|one))?',
  ],
  margin:
    '(?:by )?how much(?: (?:more|less|better|worse|further))?(?: exactly)?|by (?:what|which) margin|by how many (?:percent|points)|(?:whats |what is |and )?the (?:difference|gap|spread)(?: between (?:them|the two))?',
  today: '(?:and )?(?:today|now|right now|currently|at the moment|as of today)',
  reason:
    '(?:why|how so|how come|why not|why that|the reason|what makes it (?:one|so|that))(?: (?:so|then|exactly|is that|is it|though|tho|still|open|negative|positive|bullish|bearish|high|low|strong|weak))*',
  direction:
    '(?:is|was|are|were) (?:it|that|this|they|that one|this one) (?:a )?(?:bullish|bearish|up|down|long|short)(?: (?:one|or (?:bullish|bearish|up|down)))?|(?:bullish|up|upward|long) or (?:bearish|down|downward|short)|(?:in )?(?:which|what) (?:direction|way)(?: (?:was|is|did) (?:it|that|this)(?: (?:go|cross|break))?)?',
  place:
    '(?:and )?where(?: exactly)?(?: (?:is|are|was|does) (?:it|that|this|they|that one)(?: (?:exactly|begin|start|now|sit))?)?|at (?:what|which) (?:price|level)(?: (?:is|was) (?:it|that|this))?|is (?:price|it) (?:above|below|over|under|inside|outside|in|out|within|outside of|beyond)(?: (?:it|that|them|the (?:band|bands|zone|area|line)))?(?: (?:now|right now))?|(?:above|over) or (?:below|under)(?: (?:it|that))?',
  unit: '(?:in|as) (?:a |us )?(?:dollars?|usd|bucks|euros?|points?|percent(?:age)?|numbers?|figures?|price|atr|pips)(?: (?:terms|points))?(?: please)?|(?:so )?how much is (?:that|it) in (?:percent|dollars|points|numbers)|what is that in (?:percent|dollars|points|numbers)',
  since:
    'how much (?:has |did )?(?:price |it )?(?:has |have )?(?:moved?|changed?|risen|rise|fallen|fall|gained?|lost|lose)(?: it)?(?: since(?: then)?)|since then(?: how much (?:has |did )?(?:it |price )?(?:moved?|changed?|rise|risen|fall|fallen))?|what (?:did|has) (?:price|it) (?:do|done) since(?: then)?|how (?:did|has) (?:it|price) (?:do|done|go|gone|moved) since(?: then)?',
  list: '(?:list|show|name|give me)(?: me)? (?:them|all|all of them|those|these|every one|them all)|list|which ones|(?:which|what) are they|all of them',
  count:
    'how many(?: (?:are|were|is|was) (?:there|they|those|that|it|open))?(?: (?:of them|in total|altogether|overall))?|the number of them',
  again:
    'when (?:was|did) (?:it|that|this|price)? ?(?:the )?last(?: time)?(?: (?:it|that|this|price))?(?: (?:did|was|there|that|this|so|happen\\w*|high|low|trade|trading|at|close|closed|above|below))*|when (?:was|did) (?:it|they|that)(?: last)? cross(?:ed)?(?: last)?(?: (?:up|down|above|below|over|under|it|that))*|(?:when was )?the last time(?: (?:it|that|this|price))?(?: (?:did|was|there|that|this|so|happen\\w*|high|low))*|how often has (?:it|price) been there',
  which:
    '(?:so )?(?:which|who)(?: one)?(?: of (?:them|those|these|the two|the three|both))?(?: (?:is|was|are|has|had))?(?: been)?(?: the)? (?:larger|largest|bigger|biggest|higher|highest|more|most|better|best|worse|worst|stronger|strongest|weaker|weakest|smaller|smallest|lower|lowest|less|least|closer|closest|nearer|nearest|further|ahead)(?: one)?|rank (?:them|those)|order them',
  next: [
    '(?:the )?(?:next|following|previous)(?: one| level| zone)?(?: (?:above|below|up|down|after|before|over|under))?(?: (?:it|that|this|them))?|(?:the )?(?:one|level|zone|gap|block) (?:above|below|after|before|behind|beyond)(?: (?:it|that|this|them))?',
    '(?:is there )?another(?: one)?(?: (?:above|below|behind|beyond|before|after)(?: (?:it|that))?)?|then|what(?: is|s)? (?:after|behind|beyond|next|above|below|over|under)(?: (?:to|that|it|one))*',
    '(?:the )?(?:second|third|fourth|fifth)(?: (?:one|level|zone|gap|block))?(?: of them)?',
  ],
  touch:
    '(?:has|did|have|was) (?:price|it|that|they|anything)(?: (?:been|come|go|gone|touch|ever|yet))*(?: (?:back|inside|into|in|there|it|that|touched|tested|visited|filled|taken|swept|hit|tapped))*(?: (?:since|yet|already|before|again))*|(?:was it|has it been)? ?(?:touched|tested|filled|swept) (?:since|yet|already)',
  passed:
    '(?:has|was|did|have|is) (?:it|that|this|price|the (?:top|high|peak|record|low|level)|that (?:high|peak|top|record|low|level))(?: (?:ever|since|been|price|yet|already))* (?:passed|pass|exceeded|exceed|surpassed|surpass|beaten|beat|broken|break|taken out|topped|top|crossed|overtaken)(?: (?:it|that|this|since|again|ever|yet|already))*',
};
