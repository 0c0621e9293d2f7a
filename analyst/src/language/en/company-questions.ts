import type { CompanyQuestionWords } from '../company-words.ts';
import { companyBounds } from './company-bounds.ts';
import { companyFigures } from './company-figures.ts';

/** Phrases that say of when, how far ahead and at which rate a figure of a company is asked for. */
export const companyQuestions: CompanyQuestionWords = {
  ...companyFigures,
  ...companyBounds,
  horizon: '(?<years>\\d{1,2}|five|ten|fifteen)[- ]?(?:years?|yrs?|y)',
  ahead:
    '(?:in|after|within|next|over the next|from now) (?:the )?(?:next )?(?:\\d{1,2}|five|ten|fifteen)[- ]?years?',
  ofShare:
    '(?:share |stock )?(?:prices?|targets?)|stocks?|shares?|charts?|(?:go|goes|going|move\\w*) (?:up|down)|rise|fall|rally|crash|pump|dump|trend',
  soon: '(?:tomorrow|tonight|today|(?:this|next|coming) (?:day|week|month|quarter|year)|(?:days?|weeks?|months?|hours?))',
  toCome:
    '(?<=^[^a-z]*(?:(?:and|so|but|ok|then) )*|(?:and|but|then|when|how much|how fast|what|,) )(?:will|won.?t)(?! you)(?= [a-z])|(?:is|are) (?:[a-z.&\\x27]+ ){0,4}(?:going|expected|likely|set|bound) to (?:be|become|grow|rise|fall|shrink|make|pay|earn|increase|decline|decrease|drop|lose|improve|have|cut|raise|keep|stay)|(?:next|coming) (?:fiscal )?(?:year|quarter)|in the future',
  yearWords: { five: 5, ten: 10, fifteen: 15 },
  scenarios: {
    pessimistic:
      '(?:pessimistic|worst|bad|bear|bearish)(?: (?:case|scenario|outcome|times?))?|downside|(?:things|it|everything) (?:go|goes|going|went) (?:badly|wrong|south|bad)|goes? badly',
    realistic: 'realistic|(?:base|middle|normal) (?:case|scenario)',
    optimistic:
      '(?:optimistic|best|good|bull|bullish)(?: (?:case|scenario|outcome|times?))|optimistic|upside|(?:things|it|everything) (?:go|goes|going|went) (?:well|right)',
  },
  knownBefore:
    '(?:as of|as known (?:in|on|at|by)(?: the)?|known (?:in|on|at|by)|as at|seen from|as (?:it )?(?:stood|was) (?:in|on|at)|(?:knew|know|known|filed)[a-z ]* (?:in|on|at|by|until|about))(?: the end of| end of| late)?(?: fiscal| fy)?',
  knownAfter: '(?<=\\d )(?:knowledge|view)',
  discountRate:
    '(?:discount(?:ed)?(?: rate)?(?: of| at| is|:|=)? ?|rate of ?|(?:i|we) (?:want|need|require|ask|expect|demand)(?: at least)?(?: an?)? ?)(?<rate>\\d+(?:[.,]\\d+)?)(?: ?(?:%|percent))?(?![\\d.,]*\\d| ?(?:years?|yrs?|y)(?![a-z]))|(?<![\\d.,])(?<other>\\d+(?:[.,]\\d+)?) ?(?:%|percent) (?:discount|rate|(?:required|expected|target|annual|yearly) (?:rate|returns?)|hurdle)|(?:required|expected|target) (?:rate of )?returns? (?:of |at )?(?<required>\\d+(?:[.,]\\d+)?) ?%?',
  growth:
    '(?:growth|grows?|growing|grew)(?: [a-z]+){0,4} (?<rate>-?\\d+(?:[.,]\\d+)?) ?(?:%|percent|$)|(?<![\\d.,])(?<other>\\d+(?:[.,]\\d+)?) ?(?:%|percent) (?:[a-z]+ ){0,2}growth',
  longRunGrowth:
    '(?:terminal|perpetual|perpetuity|long[- ](?:run|term)|eternal|forever) (?:growth|g)(?: rate)?(?: [a-z]+){0,2} ?(?:=|:)? ?(?<rate>-?\\d+(?:[.,]\\d+)?)(?: ?(?:%|percent))?|(?<![\\d.,])(?<other>\\d+(?:[.,]\\d+)?) ?(?:%|percent)? (?:terminal|perpetual|perpetuity|long[- ](?:run|term)) (?:growth|g)',
  asOfNow:
    'now|today|current(?:ly)?|latest|newest|these days|most recent|last year|this year|trend|since|years|over|average|ever',
  lastYear:
    '(?<!(?:the|past|over|than|vs|versus|with|against|to|during|within|this and) )last year(?! and)',
  againstLastYear:
    '(?<=(?:than|versus|vs|to|with|against) )(?:it was |in |that of )?(?:last|the previous|the prior) year',
  yearsAgo: '(\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (?:years?|yrs) ago',
  lastYears:
    '(?:last|past|previous) (\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (?:years|yrs)',
  lastQuarters: '(?:last|past|latest) \\d{1,2} quarters',
  changing:
    'grow\\w*|grew|r[io]se\\w*|rising|increas\\w*|chang\\w*|fall\\w*|fell|declin\\w*|shr[aiu]nk\\w*',
  counts: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  comparedYear:
    '(?:than|versus|vs\\.?|compared (?:to|with)|against|relative to|over)(?: (?:in|it was in|that of|fiscal|fy))* (?<year>(?:19|20)\\d\\d)(?![\\d.,%]\\d|%)|(?<=compar\\w* [^?.!]*)(?<first>(?:19|20)\\d\\d)(?= (?:and|to|with) (?:in )?(?:19|20)\\d\\d)|(?:from|between)(?<=(?<![a-z])(?:chang\\w*|gr[eo]w\\w*|r[io]s[ei]\\w*|rising|increas\\w*|f[ae]ll\\w*|declin\\w*|decreas\\w*|drop\\w*|develop\\w*|evolv\\w*|differ\\w*|move\\w*|shr[aiu]nk\\w*) [^?.!]{0,60}(?:from|between)) (?:fiscal |fy ?)?(?<other>(?:19|20)\\d\\d)(?= (?:to|and) (?:fiscal |fy ?)?(?:19|20)\\d\\d)',
  supposed: 'if|would|could|should|assum\\w*|suppos\\w*|say|worth|values?|valued|prices?',
  quarter:
    'q(?<number>[1-4])|(?<ordinal>first|second|third|fourth) quarter|quarter(?:s|ly)?(?: by quarter)?',
  years:
    '(?:since|from|between) (?:fiscal |fy ?)?(?<from>(?:19|20)\\d\\d)|(?<first>(?:19|20)\\d\\d) ?(?:-|–|to|through|until|and) ?(?:19|20)\\d\\d',
  reversed:
    'priced in(?:to)?|baked|built in(?:to)?|impl(?:y|ies|ied|ying)|assum\\w+|embedded|justif\\w+|(?:need|have|has|needs) to grow|reverse|expect(?:s|ed|ing|ations?)?',
  sourceAlone:
    '(?:and |so |but )?(?:(?:where|which filing|which report|what filing|what report) (?:does|do|did|is|are|was) (?:it|that|this|the|these|those)(?: (?:number|figure|data|value|amount)s?)?(?: (?:come|came|coming|taken))? from|source|whats? (?:is )?the source|which (?:filing|report)(?: is (?:it|that|this) from)?|says who|(?:where|how) (?:did|do|does) (?:you|one|they) (?:get|compute|calculate|work out|arrive at|come up with) (?:to )?(?:it|that|this|those|these|the (?:number|figure|ratio)s?)(?: from| out)?|how (?:was|were|is) (?:it|that|this|those) (?:made|worked out)|(?:whats |what is |show (?:me )?)?the formula|formula|how do you know(?: that)?)',
  judgedAlone:
    '(?:and |so |but |ok |hmm )*(?:is|are|would you (?:say|call)|do you think)(?: (?:that|it|this|those|these|they))?(?: (?:is|are))?(?: (?:number|figure|ratio|level|value)s?)? (?:(?:too|very|so|really|quite|considered|a|an|pretty) )*(?:high|low|good|bad|lot|much|little|normal|healthy|ok|okay|fine|risky|dangerous|reasonable|ideal|large|big|small|great)(?: (?:number|figure|ratio|level|value|one|or not|for (?:it|them|a company))|(?: or (?:too )?(?:high|low|good|bad|little|not)))*|(?:and |so )?(?:too (?:high|low|much|little)|(?:high|low|good|bad|a lot|normal|healthy)(?: or (?:high|low|good|bad))?)',
  trust:
    'reliab\\w*|accura\\w*|trust\\w*|trustworthy|confiden\\w*|believ\\w*|any good|track record|(?:how )?often right',
  whether: {
    asked:
      '^[^a-z]*(?:(?:and|so|but|ok|then) )*(?:is|are|was|were|does|do|did|has|have|can|could|will|am)(?: i| it| they)?(?= )|(?<=(?:and|but|then|,) )(?:is|are|was|were|has|have|does|did) (?:it|this|that|they)(?= )',
    more: 'grow\\w*|grew|ris\\w+|rose|increas\\w*|up|expensive|over ?valued|overpriced|pricey|profitable|(?:mak(?:e|es|ing)|made) (?:a profit|money)|(?:pays?|paid|paying)(?: [a-z]+){0,3} dividends?|above|more',
    less: 'shrink\\w*|shrank|fall\\w*|fell|decreas\\w*|declin\\w*|drop\\w*|down|cheap|under ?valued|underpriced|loss\\w*|los(?:e|es|ing|t)|below|fewer|bargain|buy\\w* back',
  },
  barePercent:
    '(?<![\\d.,])(?<rate>\\d+(?:[.,]\\d+)?) ?(?:%|percent)|^ *(?:and |now |what about |how about |try |make (?:it|that) |(?:the )?same |with |at )*(?<other>\\d+(?:[.,]\\d+)?)(?: instead)? *[?.!]* *$',
  valuationModel:
    'should (?:one|a|an|each) (?:[a-z]+ )?shares?(?: [a-z]+)? (?:cost|fetch|be worth)|dcf|discounted cash ?flows?|intrinsic value|fair (?:value|price)(?! gaps?)|(?:a |each |one |per )?shares? (?:is |be |are |really |actually |truly )*worth|(?:really |actually |truly )?worth (?:per|a|for each|for one) share|growth [a-z ]*(?:baked|priced|built|implied|embedded)[a-z ]*|over ?pay(?:ing)?|justif(?:y|ies|ied)[a-z ]* price|(?:does|is|do) (?:the |its |todays )*(?:market|price)[a-z ]* assum\\w+|(?:allowed|afford|able|could i) (?:to )?pay for (?:a |an |one )?(?:[a-z]+ )?shares?|reverse dcf|implied growth|required return',
  after: {
    'gross-margin': 'gross(?: margins?)?',
    'operating-margin': 'operating(?: margins?)?',
    'net-margin': 'net(?: margins?)?',
    'cash-conversion':
      '(?:and )?(?:is (?:it|that) (?:real |actual |all )?(?:in )?cash|(?:real |actual |all |in )+cash)',
    peers:
      '(?:and )?(?:among|against|versus|vs|next to) (?:the |its |other )*(?:banks|peers|others|rivals|sector|industry|competitors)',
    'revenue-growth':
      '(?:still )?(?:growing|rising|shrinking|falling)|(?:and )?how (?:fast|much|quickly) (?:has|is|did|does|do) (?:that|it|this|they) (?:been )?(?:grow\\w*|grown)|(?:is|has) (?:it|that|this) (?:been )?grow\\w*|growth',
    'liabilities-to-cash-flow':
      'how (?:long|many years) (?:to|would it take to|until it could|does it need to) (?:pay|repay|clear)[a-z ]*',
    revenue: '(?:just |only )?(?:the )?(?:revenues?|sales)',
    'net-income': '(?:just |only )?(?:the )?(?:net income|profits?|earnings)',
    cash: '(?:how much |the )?cash(?: on hand)?(?: (?:do|does) (?:it|they) have)?',
    'net-debt': '(?:and )?net of (?:the two|both|cash)|the difference',
    payout:
      '(?:what|which|how much) (?:share |part |percent\\w* )?of (?:its |the )?(?:profits?|earnings) is (?:that|it)|(?:what|which) (?:share|part|percent\\w*) of (?:its |the )?(?:profits?|earnings)[a-z ]*',
    debt: '(?:does|do) (?:it|they) have (?:a lot of|much) (?:debt|loans?)|loans?',
    'interest-cover': '(?:and )?(?:the )?interest',
    'price-to-cash-flow': 'on (?:its )?(?:free )?cash ?flows?',
    'free-cash-flow-margin':
      '(?:and )?as (?:a )?(?:margin|percentage|percent|share|part|proportion)(?: of (?:its )?(?:sales|revenues?))?',
    'share-value': 'what is it (?:really )?worth|worth',
    'market-value': 'how big is it|size',
  },
  unnamed:
    'eps|earnings per share|price to book|p ?\\/ ?b(?![a-z])|peg|peg ratio|(?:credit )?ratings?|p ?/ ?s(?![a-z])|price to sales',
  defining:
    'what(?:s| is| are|.s)?|define|definition|explain|meaning|means?|calculated?|computed?|stands? for',
  aroundDefinition:
    'what|whats|s|is|are|does|do|an?|mean|means|meaning|of|by|define|definition|explain|exactly|please|tell|me|about|in|simple|plain|english|words|terms|to|us|how|it|calculate|calculated|work|works|compute|computed|for|beginners?|called|stands?|actually|so|can|you|and|the term|really|one|finance|accounting|company',
  again:
    'how|is|are|does|do|about|at|for|of|with|over|in|the|look|looks|like|doing|fare|fares|case|what|whats|and|now|same|question|thing|there|then|ok|okay|please|try|check|s|it|too|also|that|this|one|company|figure|number',
  plain:
    'show\\w*|giv(?:e|es|ing)|tell|see|look\\w*|check\\w*|compar\\w*|describe|explain|rank\\w*|fail\\w*|pass\\w*|financially|rate|fiscal|all|past|next|last|latest|current\\w*|recent\\w*|going|any(?:thing)?|some(?:thing)?|fine|under|over|well|chang\\w*|close|high\\w*|low\\w*|big\\w*|large\\w*|small\\w*|back|total|trend\\w*|per|many|much|more|less|pay(?:s|ing)?|should|would|could|can|will|what.?s|which|who|year\\w*|yrs?|month\\w*|quarter\\w*|compan\\w*|stocks?|shares?|then|still|ever|really|actually|right|now|points?|percent\\w*|pct|thanks?|please|pls|plz|hey|hi|think\\w*|want\\w*|know\\w*|wonder\\w*|says?|done|doing|does|did|has|have|had|been|being|was|were|good|bad|strong\\w*|weak|healthy|okay?|days|these|those|outstanding|crazy|deep|income|earns?|twelve|two|three|six|rule|number\\w*|figure\\w*|money|dollars?|billions?|millions?|trade|use|out|put(?:ting)?|table|outcome|input|equivalent|my|our|your|boss|wife|husband|dad|friend\\w*|am|looking|behind|you|they|them|there|here|first|since|and|also|too|both|other|same|thing|unrelated|march',
  reportDay:
    '(?:after|since|before|post|pre|around|until|till|through) (?:(?:the|its|their|last|next|latest|previous|q[1-4]) ?)*(?:earnings|results)(?: (?:days?|dates?|calls?))?|(?:last|next|previous) earnings(?= *[?.!,]| *$)|earnings (?:gaps?|days?|nights?|moves?|reactions?|releases?|drops?|jumps?)|earnings (?=scenario)',
  whyAlone:
    '(?:and |but |so )?(?:why (?:is (?:it|that) |are they )?(?:n ?a|not (?:applicable|judged|rated))|why|how so|how come|why is that|why so|why that|why (?:does|did|do|is|has|was|not|doesn.?t|didn.?t)(?: (?:it|they|that|this))?(?: (?:not|fail|failed|failing|pass|passed|so|high|low|missing|apply)){0,3})',
  both: 'which (?:one |of (?:them|the two) )?(?:is|has|had|was) (?:the )?(?:higher|larger|bigger|more|lower|smaller|less|better|ahead)|both(?: of them)?|the two(?: of them)?|each of them',
  barePillar:
    '(?:number |no\\.? |# ?)?(?<number>[1-8]|one|two|three|four|five|six|seven|eight)(?= *(?:$|[?.!])| (?:fail|pass)\\w*)',
  denial: { before: 'not (?:the |its )?', after: '(?!)' },
  joined: 'and|plus|also|with|vs|versus|or',
  asides: 'then|so|actually',
  apposition: '(?:i\\.?e\\.?|that is|meaning|in other words)(?![a-z])',
  compared: {
    more: 'higher|larger|bigger|more|better',
    less: 'lower|smaller|less|fewer|worse',
  },
  points: '\\d+ points?|(?:out )?of \\d+',
  multiplied: 'how many times (?:as|larger|bigger|more)',
  enterprise: 'ev|enterprise',
  itself:
    '(?:what )?(?:kind|sort) of (?:a )?company|on paper|company (?:profile|overview|snapshot)|financial (?:shape|health|position)|snapshot(?! of (?:the |my |this )?(?:chart|screen))',
  beside: '(?:with|against|versus|vs|next to|beside|compared? (?:it )?(?:with|to)|side by side)',
  ratio: 'ratio|divided by|how many times|as a multiple of',
  ratioAmounts: {
    price: '(?:share |stock )?price',
    enterprise: 'enterprise value|ev',
    'operating-income': 'operating (?:income|profit)|ebit',
    interest: 'interest(?: expense| bill| payments?)?',
    assets: 'assets',
    sales: 'sales|revenues?',
  },
  grown: '(?:has |have )?(?:grown|risen|increased|shrunk|fallen|declined)',
  numberedPillar:
    '(?:pillar|column)s? (?:# ?|no[. ]*|number |nr[. ]*)?(?<number>[1-8]|one|two|three|four|five|six|seven|eight)(?<more>(?:(?:, ?| and | ?& ?| ?/ ?|, and )[1-8])*)|(?<ordinal>first|second|third|fourth|fifth|sixth|seventh|eighth|1st|2nd|3rd|[4-8]th) (?:pillar|column)',
  pillarWords: {
    one: 1,
    first: 1,
    two: 2,
    second: 2,
    three: 3,
    third: 3,
    four: 4,
    fourth: 4,
    five: 5,
    fifth: 5,
    six: 6,
    sixth: 6,
    seven: 7,
    seventh: 7,
    eight: 8,
    eighth: 8,
  },
  otherPillar: '(?:pillar|column)s? (?:no ?|number |nr )?(?:0|9|\\d{2,3}(?!\\d))',
};
