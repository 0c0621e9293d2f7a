import type { FocusWords } from '../focus-words.ts';

const kind =
  '(?:gap|fvg|fair value gap|imbalance|zone|area|box|block|order block|ob|breaker|level|support|resistance|swing|high|low|pivot|line|sweep|liquidity sweep|break|bos|choch|change of character|break of structure|mss|shift)';
const one = `(?: (?:one|${kind}))?`;
const adverb = '(?:still |already |now |ever |yet |completely |fully |partly |really |actually )*';
const tail = '(?: (?:yet|already|now|again|since|then|at all|so far|or not|exactly|anymore))*';
const price = '(?:(?:the )?(?:price|market)|it|any candle|a candle|we)';
const reach =
  '(?:touch|touched|test|tested|reach|reached|hit|visit|visited|enter|entered|retest|retested|tap|tapped|come (?:back )?(?:to|into)|c[ao]me back to|return(?:ed)? to|trade(?:d)? (?:in|into))';
const reached = '(?:touched|tested|retested|visited|tapped|hit|reached)';
const close = `(?:(?:what|so what) )?(?:happens |would happen |will happen |changes |would change |would it mean |does it mean )?(?:if|when|should) (?:it|(?:the )?(?:price|market|next candle|candle|close)|a candle|we) (?:would |were to )?(?:closes?|closed|breaks?|broke|falls?|fell|goes|went|drops?|rises?|rose|trades?|traded)`;
const then =
  '(?: (?:what (?:happens|would happen|will happen|changes|then|would (?:it|that) mean|does (?:it|that) mean)|then what))?';

/** Questions about a structure of the last answer. */
export const focus: FocusWords = {
  thing: `it|its|that|this|that one|this one|(?:that|this|the|said|the same|that same) ${kind}`,
  choices: {
    first: `(?:the )?(?:first|1st)${one}`,
    second: `(?:the )?(?:second|2nd)${one}`,
    third: `(?:the )?(?:third|3rd)${one}`,
    fourth: `(?:the )?(?:fourth|4th)${one}`,
    fifth: `(?:the )?(?:fifth|5th)${one}`,
    last: 'the last one',
    other: `the other${one}`,
    nearest: '(?:the )?(?:nearer|nearest|closer|closest)(?: one| of them)?',
    newest: '(?:the )?(?:newer|newest|fresher|freshest|most recent|youngest)(?: one| of them)?',
    oldest: '(?:the )?(?:older|oldest)(?: one| of them)?',
    largest: '(?:the )?(?:bigger|biggest|larger|largest|wider|widest)(?: one| of them)?',
    smallest: '(?:the )?(?:smaller|smallest|narrower|narrowest)(?: one| of them)?',
  },
  asks: {
    formed: [
      `when (?:exactly )?(?:did|does|was|were|has) <it> (?:exactly )?(?:form|formed|created|made|born|appear|appeared|happen|happened|occur|occurred|confirmed|start|started|print|printed|come about|take place)${tail}`,
      `when (?:exactly )?(?:was|is) <it>(?: from)?${tail}`,
      `how (?:old|fresh|recent) is <it>${tail}`,
      `since when (?:is|has|does) <it>(?: been)?(?: open| there| around| exist\\w*)?`,
      `how long (?:ago (?:was|did) <it>(?: form| formed| happen)?|has <it> (?:been )?(?:there|open|around|existed|standing))`,
      `(?:which|what) (?:candles?|day|date|month|bar) (?:made|formed|created|was|is|did) <it>(?: from| form| formed| on)?`,
      `(?:the )?(?:age|date) of <it>`,
    ],
    state: [
      `(?:is|was|isnt) <it> ${adverb}(?:half )?(?:filled|unfilled|open|closed|mitigated|unmitigated|valid|invalid|invalidated|broken|unbroken|untouched|fresh|intact|alive|active|live|relevant|holding|swept|taken|inverted|respected)${tail}(?: or (?:is it )?(?:still )?(?:filled|open|closed|broken|valid|unfilled))?${tail}`,
      `(?:has|did|have) <it> ${adverb}(?:been |get |got |gotten )?(?:half )?(?:filled|fill|closed|close|mitigated|broken|break|swept|taken|hold|held|invalidated|inverted)${tail}`,
      `(?:has|did|have) ${price} ${adverb}(?:fill|filled|close|closed|break|broken|broke|mitigate|mitigated|sweep|swept|invalidate|invalidated) <it>${tail}`,
      `(?:what is|whats|what s) (?:the )?(?:state|status) of <it>`,
      '(?:what is|whats|what s) its (?:state|status)',
      'what state is <it> in',
      `how (?:much|far) (?:of <it> )?(?:is|has|was) (?:<it> )?(?:been )?(?:filled|mitigated|covered)${tail}`,
    ],
    touches: [
      `(?:has|did|have) ${price} ${adverb}${reach} <it>${tail}`,
      `(?:has|was|is|did) <it> ${adverb}(?:been |get )?${adverb}${reached}${tail}`,
      `when (?:was|did) <it> (?:last |first )?(?:get )?${reached}${tail}`,
      `when did ${price} (?:last |first )?${reach} <it>${tail}`,
    ],
    visits: [
      `how (?:often|many times) (?:has|was|is|did|have) <it> (?:been |get )?${reached}${tail}`,
      `how (?:often|many times) (?:has|did|have) ${price} ${reach} <it>${tail}`,
    ],
    distance: [
      `how (?:far|close|near)(?: away| off)? (?:is|are|was) (?:price |the price |we |the close )?(?:from |to |away from |off )?<it>(?: (?:away|off|now|currently|from here|from (?:the )?(?:current |last )?(?:price|close)|(?:to|from) now))*`,
      `(?:(?:what is|whats|what s) )?(?:the )?distance (?:to|from|of) <it>`,
      'how far to <it>',
    ],
    size: [
      `how (?:big|wide|large|tall|high|deep|thick|small) (?:is|was) <it>`,
      `(?:(?:what is|whats|what s) )?the (?:size|height|width) of <it>`,
      `(?:(?:what is|whats|what s) )?its (?:size|height|width)`,
    ],
    place: [
      `where (?:exactly )?(?:is|does|are) <it>(?: (?:exactly|now|lie|sit|start|end|begin))*`,
      `(?:(?:what are|what is|whats|what s) )?(?:its|the) (?:edges|borders|boundaries|bounds|limits|top and bottom|prices?)(?: of <it>)?`,
      `(?:at )?(?:what|which) (?:price|level)s? (?:is|was|does) <it>(?: at| start| end)?`,
    ],
    'close-below': [`(?:and )?${close} (?:below|under|beneath)(?: <it>)?${tail}${then}`],
    'close-above': [`(?:and )?${close} (?:above|over|beyond)(?: <it>)?${tail}${then}`],
    direction: [
      `(?:is|was) <it> (?:a )?(?:bullish|bearish)(?: or (?:bullish|bearish))?(?: one)?`,
      `(?:which|what) (?:direction|way) (?:is|was|does) <it>(?: have| point| face)?`,
    ],
    since: [
      `how (?:much|far) (?:has|did|is) (?:the )?price (?:moved|move|gone|go|changed|change|come) since(?: <it>| then)?`,
      `what (?:has |did )?(?:happened|happen|price do|price done) (?:since|after) <it>`,
    ],
    itself: [
      `(?:(?:what|how) about |show me |tell me (?:more )?about |tell me |which (?:one )?is |which one of them is |which of (?:them|those|these) is )?<one>`,
      `(?:tell me more|more|details) (?:about|on|of) <it>`,
    ],
  },
};
