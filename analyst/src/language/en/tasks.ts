import { events } from './events.ts';
import { more } from './more-words.ts';
import type { ActWords, FilterWord } from '../act-words.ts';

export const acts: ActWords = {
  tasks: {
    alert: [
      '(?:set|create|make|add|put|give me|want|need)(?: up)? (?:me )?(?:a |an )?(?:[a-z]+ ){0,2}(?:alerts?|alarms?|notifications?|reminders?)',
      '(?:alert|notify|ping|text|e?mail|message|remind|warn|wake) me',
      '(?:let me know|tell me|shout) (?:when|if|once|as soon as)',
      '(?:send|get|push) (?:me )?(?:a |an )?(?:notifications?|e?mails?|sms|text|alerts?|push)',
      '(?:price )?alerts?(?: (?:when|if|at|for|on)|[ ?!.]*$)|watch (?:it|this|#|the price) for me|keep an eye on',
    ],
    screening: [
      '(?:find|show|list|give|get|screen for|scan for|search for|look for|pick) (?:me )?(?:all |some |the |any |top # |# )?(?:(?:[a-z-]+ ){0,3})(?:stocks|shares|coins|tokens|cryptos|instruments|companies|pairs|names|tickers|symbols)(?: (?:that|with|which|where|whose|near|above|below|having|in|under|over)|[ ?!.]*$)',
      '(?:which|what) (?:[a-z-]+ ){0,3}(?:stocks|shares|coins|tokens|cryptos|altcoins|instruments|companies|pairs|tickers) (?:are|is|have|has|had|made|hit|broke|show|look|just|gained|lost|went|rose|fell|dropped|did|do|got)',
      'screen(?:er|ing)?|scan (?:the |all )?(?:market|stocks|coins|crypto|s&p|nasdaq)\\w*|scanner|heat ?maps?',
      '(?:top|biggest|best|worst) (?:# )?(?:[a-z]+ ){0,2}(?:gainers?|losers?|movers?|performers?|performing)',
      '(?:any|every|all) (?:stocks?|coins?|shares?) (?:that|with|in|which)',
    ],
    fundamentals: [
      'p ?/ ?e(?: ratio)?|pe ratio|price to (?:earnings|book|sales)|p ?/ ?[bs](?: ratio)?|peg ratio|ev ?/ ?ebitda',
      'earnings(?: per share)?|eps|revenues?|net income|gross margins?|operating margins?|profit margins?|margins?',
      'balance sheets?|income statements?|free cash ?flows?|fcf|cash ?flows?(?! index)|market cap\\w*|book value|debt(?: to equity)?',
      'fundamentals?|fundamental(?:ly)?(?: analysis)?|valuation|intrinsic value|fair value(?! gaps?)|dcf|discounted cash flow',
      '(?:over|under) ?valued|discounted (?:cash ?flows?)|cheap or expensive|(?:is|are) (?:it|they|[a-z]+ )?(?:cheap|expensive)|roe|roic|return on (?:equity|assets)|buy ?backs?|moats?|10-?k|filings?|shares outstanding',
      'eight[- ]pillar\\w*|guidance|profitable|profitability|how much (?:money |profit )?does (?:it|[a-z]+) (?:make|earn)',
    ],
    dividends: 'dividends?(?: yields?)?|payout(?: ratio)?s?|ex[- ]div\\w*|yield on cost|drip',
    'back-test': [
      'back ?-?tests?|back ?-?testing|back ?-?tested|back ?-?test (?:a|this|my)',
      'test (?:a |this |my |the )?(?:rule|strategy|system|idea)|simulate (?:a |this |my )?(?:strategy|trades?|rule)',
      'what if i (?:had )?(?:bought|sold|entered|dca)\\w*|if i (?:had )?(?:bought|sold|invested|put)|(?:would|had) (?:i|we) have (?:made|earned|lost)',
      'win ?rate of (?:my|this|a|buying|selling)|(?:sharpe|profit factor|equity curve)(?: of)?|monte ?carlo|walk[- ]forward|dollar cost averag\\w*|dca(?: into| in)?',
    ],
    news: [
      'news|headlines?|announce\\w*|press releases?|rumou?rs?',
      '(?:why|what) (?:is|did|has|was|are|made|caused|drove|makes) (?:\\w+ ){0,3}(?:dump\\w*|pump\\w*|drop(?:ped)?|fall|fell|crash\\w*|rally\\w*|rise|rose|jump\\w*|tank\\w*|plung\\w*|surg\\w*|spik\\w*|bleed\\w*)',
      '(?:why|what) (?:is|did|has|was|are|made|caused|drove) (?:it|this|that|price|the (?:price|market|drop|move|rally|crash|dump|pump))? ?(?:to )?(?:go |going |gone |went )?(?:up|down|dump\\w*|pump\\w*|drop\\w*|fall\\w*|fell|crash\\w*|rally\\w*|ris\\w*|rose|jump\\w*|tank\\w*|mov\\w*|plung\\w*|surg\\w*|spik\\w*|bleed\\w*|red|green)',
      'what happened to|whats? behind|reasons? (?:for|behind) (?:the|this|today)|catalysts?|because of (?:what|the)|tweet\\w*',
    ],
    calendar: [
      ...events.asks,
      '(?:economic|earnings|event|fomc|fed|ipo) (?:calendar|dates?|meetings?|schedule)|when (?:is|are|does) (?:the )?(?:next )?(?:[a-z]+ )?(?:earnings|fomc|cpi|nfp|fed (?:meeting|decision)|report|halving|ipo)',
      '(?:next|upcoming) (?:earnings|fomc|cpi|nfp|fed|events?|halving)|cpi|nfp|non[- ]?farm\\w*|fomc|rate (?:decision|hike|cut)s?|interest rates?|next halving',
    ],
    portfolio: [
      '(?:my|our) (?:portfolio|holdings?|positions?|bags?|account|p ?& ?l|pnl|profit|losses|gains|average cost|entry|balance|watch ?list)',
      'portfolios?|position siz\\w*|how (?:much|many) (?:[a-z]+ ){0,3}(?:should|can|could) i (?:risk|allocate|put|hold)|allocat\\w*|rebalanc\\w*|diversif\\w*',
      'lot sizes?|leverage|margin call|risk per trade|kelly|i (?:own|hold|have) # |value at risk',
    ],
    forecast: [
      '(?:price )?(?:predict\\w*|forecasts?|projections?|prognos\\w*)|price targets?|target price',
      '(?:where|what) (?:will|would|could|might) (?:\\w+ ){0,3}be(?: in| by| at)?|(?:where|what) (?:will|would|could|might|is) (?:[a-z]+ ){0,3}(?:be|go|going|trade|worth|reach)(?: to be)? (?:in|by|at|next|tomorrow|end|#|the end|a year|year)',
      '(?:will|would|can|could|is) (?:it|this|price|the price|they|we)? ?(?:going to |gonna |ever )?(?:hit|reach|get (?:back )?to|go (?:back )?(?:to|up to|down to)|touch|see|be) (?:a )?#',
      'how (?:high|low|far) (?:will|can|could|might) (?:it|this|price|[a-z]+)? ?(?:go|get|fall|drop|rise|climb|run)|when (?:moon|lambo)|(?:next|tomorrow|by) (?:week|month|year|eoy)s? price|eoy|end of (?:the )?year',
      'tomorrow|next (?:week|month|year|day|candle|few (?:days|weeks|months))(?!ly)|in (?:the )?(?:coming|next) (?:days|weeks|months|years)|(?:in|by) 20[3-9]\\d',
    ],
    trade: [
      '(?:put|throw|invest) (?:me )?# (?:dollars?|usd|bucks|euros?)? ?(?:in|into|on)(?: \\w+)?(?: for me)?|(?:place|open|close|execute|make|submit|cancel|put in) (?:a |an |my |the )?(?:[a-z]+ ){0,2}(?:orders?(?! ?block)|trades?|positions?|buys?|sells?|longs?|shorts?)',
      '(?:buy|sell|short|long) (?:me )?(?:#|some|half|all|it|this|now|for me)|(?:buy|sell|trade) (?:it )?for me|connect (?:my )?(?:broker|exchange|wallet|account|binance)|copy ?trad\\w*|trading ?bot',
    ],
    options:
      'implied (?:vol\\w*|volatility)|options? (?:chain|price|flow|greeks?|expir\\w*)|implied vol\\w*|iv(?: rank)?|calls? (?:and|or) puts?|put ?/? ?call|(?:buy )?(?:calls|puts)|strike(?: price)?s?|gamma(?: squeeze| exposure)?|theta|vega|delta (?:of|hedg\\w*)|max pain|straddles?|covered calls?',
    'order-flow': [
      'order ?books?|order ?flows?|foot ?prints?|level (?:2|ii|two)|market depth|bid ?(?:and|/|-)? ?ask|tape|cvd|cumulative delta|volume delta',
      'funding(?: rates?)?(?: on)?|perps?|open interest|liquidation\\w*|long ?/? ?short ratio|whales?|on[- ]?chain|exchange (?:in|out)flows?|(?:etf )?(?:in|out)flows?|dark ?pools?|institutional (?:flow|buying)|cot report|hash ?rate|short interest|insiders?|13f',
    ],
    sentiment:
      'sentiment|fear (?:and|&|n) greed|fear index of crypto|what (?:do|are) (?:people|traders|others|everyone|analysts|reddit|twitter) (?:think|thinking|say|saying)\\w*|crowd|social (?:media|volume)|reddit|twitter|hype|analysts? ratings?|consensus',
    'real-estate':
      'real ?estate|rental yields?|mortgages?|(?:apartment|house|flat|property|condo)s? (?:prices?|deals?|investments?|market)|rental(?: income)?|(?:buy|buying|rent|renting)(?: out)? (?:a |an |the |my )?(?:apartment|house|flat|property|condo)s?|cap rates?|landlord',
    export:
      '(?:export|download|save|print)(?: [a-z]+){0,4}|(?:as|to|into|in) (?:a )?(?:csv|excel|pdf|png|xlsx?|json|spreadsheet|google sheets?)|csv|pdf|screenshots?|share (?:this|the|a|my) (?:chart|picture|link|analysis)|embed|api key',
    tax: 'tax(?:es|able|ed)?|capital gains?(?: tax)?|wash sales?|deduct\\w*|irs|hmrc',
    drawing:
      '(?:draw|plot|sketch) (?:me )?(?:a |an |the |my |some )?(?:[a-z]+ ){0,2}(?:lines?|trend ?lines?|channels?)|(?:draw|plot|add|put|mark|sketch) (?:me )?(?:a |an |the |my |some )?(?:[a-z]+ ){0,2}(?:lines?|trend ?lines?|channels?|rectangles?|boxes?|arrows?|fib\\w*|levels?|text|notes?)(?: (?:on|from|at|between|here)|[ ?!.]*$)|annotat\\w*',
    'other-language':
      '(?:answer|reply|respond|speak|talk|write|explain|say)(?: [a-z]+){0,3} in (?:german|french|spanish|arabic|russian|chinese|italian|japanese|portuguese|hindi|dutch|kurdish|deutsch|francais|espanol)|(?:habla|sprich|parle|kannst|konnen|pouvez|peux|puedes|podrias|puoi)\\w*(?: \\w+){0,6}|auf deutsch|en (?:francais|espanol)|in italiano|по-русски',
  },
  distress: [
    "(?:everything|all (?:of it|my money)|it(?:s| is) all) (?:is )?gone|whats? the point(?: anymore| of (?:it all|anything|living|going on)|(?=[ ?.!]*$))|(?:feel|feeling) (?:so |really )?(?:sick|awful|terrible|lost|worthless)|(?:got|been|was) (?:liquidated|wiped out|margin called)(?: again)?|(?:dont|do not|don't) know what to do(?: anymore)?|cant (?:face|tell) (?:my|them|her|him)|(?<!^ *(?:is|are|how)(?: +[a-z]+){0,3} *)in (?:huge |so much |deep )?debt",
    '(?:lost|losing|gambled|blew|blown|wiped)(?: out| away)? (?:all|everything|(?:all |most of )?(?:my|our) (?:[a-z]+ ){0,2}(?:savings|money|life|account|house|wages|everything))',
    '(?:kill|hurt|harm) (?:my ?self)|suicid\\w*|end (?:it all|my life)|(?:want|wanna|going) to die|no reason to live|cant go on|can not go on|cannot go on|dont want to live',
    '(?:i am|im|i m|feel(?:ing)?|so) (?:so |really |completely |totally )?(?:ruined|hopeless|desperate|suicidal|destroyed|devastated|panicking)|my (?:wife|husband|family|kids?) (?:will|is going to|doesnt|does not|dont) (?:know|leave|forgive|kill)',
    "(?:cant|cannot|can't) (?:stop|sleep|eat|breathe|take (?:it|this) anymore)(?: (?:trading|gambling|crying|losing))?|addicted|gambling (?:problem|addiction)|borrowed (?:money|everything)|(?:loan|rent|tuition) money|life savings",
  ],
  smallTalk: [
    '(?:hey|hi|hello|yo)?,? ?how are (?:you|u|things)(?: today| doing)?|(?:that was|thats|very|super|so) (?:\\w+ )?(?:helpful|useful|great|nice|cool)|that helps?(?: a lot)?|how are you|how r u|hows it going|whats up|sup|good (?:morning|night|evening|afternoon)|nice to meet you|who made you|are you (?:a )?(?:bot|robot|human|real|ai|chatgpt|there)|you(?:re| are) (?:great|awesome|cool|smart|dumb|stupid|useless|the best|wrong)|i love you|thanks?(?: you| a lot| so much)?|thx|ty|bye|goodbye|see you|lol|haha\\w*|ok(?:ay)? (?:cool|thanks|great)|cool|nice|great|awesome|test(?:ing)?',
  ],
  offTopic: [
    'weather|rain\\w*|recipe\\w*|cook\\w*|bake|jokes?|poems?|songs?|lyrics|movies?|films?|football|soccer|basketball|nba|nfl|match|president|elections?|politic\\w*|homework|translate|essay|birthday|restaurants?|hotels?|flights?|horoscope|zodiac|capital (?:city )?of|who (?:won|is the (?:president|king|ceo))|write (?:me )?(?:a |an |some )?(?:[a-z]+ )?(?:code|poem|story|essay|script|function|program|song|letter|cv|resume)|python|javascript|sql|girlfriend|boyfriend|dating|medicine|doctor|headache|lottery|casino|roulette|sports? bet\\w*|meaning of life',
  ],
  injection: [
    '(?:ignore|forget|disregard|override|bypass) (?:all |any |your |the |previous |prior |above |everything )*(?:instructions?|rules?|prompts?|guidelines?|above|before|restrictions?)',
    '(?:system|initial|hidden|secret) prompt|jail ?break|dan mode|developer mode|(?:pretend|act|roleplay|behave) (?:to be|as(?: if)?|like|you)|you are now(?: \\w+)*|new rule|system ?:|no limits|<\\/?\\w+>|say that|(?:reveal|print|show|repeat|output|leak)(?: me)? (?:your|the) (?:system |hidden |secret |initial |own )*(?:prompt|instructions?|rules|configuration|api keys?|password)s?|drop table|<script|select \\* from|passwords?|credit cards?|hack\\w*',
  ],
  advice: [
    'what leverage|(?:stocks|coins|shares|tokens) (?:that|which) (?:will|would|could|can) (?:double|triple|moon|explode|#x)|(?:will|could|can) (?:double|triple|#x)|(?:how much|what part|what share|what percent(?:age)?) (?:of \\w+ )?(?:should|do|can) (?:i |we |it )?(?:go|put|invest|be|allocate)|(?:what|which) (?:would|will) (?:be )?(?:better|best|safer) to (?:own|hold|have)|or [a-z]* ?for the next|(?:is|are) (?:it|they) (?:a )?(?:buy|sell|hold)|(?:be )?worried|get rich|make (?:me )?money',
    'should (?:i|we)(?! (?:read|interpret|understand|look|know|see|learn))|worth (?:buying|it|investing|holding|getting)|(?:a |the )?(?:good|right|bad|best|great) (?:time|moment|entry|buy|price|idea|investment)(?: to (?:buy|sell|enter|get in|invest))?|time to (?:buy|sell|get out|get in)|(?:buy|sell)(?:,? (?:now|or|and) |[ ?!.]*$)|recommend\\w*|what would you (?:do|buy|sell)|(?:go|going) (?:all in|long|short)|long or short|hold or|safe to (?:buy|hold|invest)|do i (?:buy|sell|hold)|which (?:one )?(?:should|to buy|is better to buy)|my stop|where (?:do|should|to) (?:i )?(?:put|place|set|enter|exit|buy|sell|take)|stop ?loss\\w*|take profits?|(?:trade )?signals?|entry (?:point|price|level)s?|give me a (?:trade|setup|signal)',
  ],
  definition: [
    'what does (?:an? |the )?\\S+(?: \\S+)? (?:mean|measure|stand for)(?: (?:me|us|you))?',
    'what does (?:an? )?(?!the )\\S+(?: \\S+)? (?:tell|show|say)(?: (?:me|us|you))?',
    'who (?:decides|draws|puts)|what (?:is|are|does) (?:this|that|these|all these|the) (?:[a-z]+ ){1,3}(?:for|mean\\w*|on the chart)',
    '(?:wtf|what (?:even|exactly|actually|the hell|on earth)) (?:is|are|does)|(?:[a-z]+)[.,:!]? (?:please )?explain$|what(?:s|.s| is| was) that\\s*$|(?:what|whats) (?:that|it) means?|what did (?:he|she|they|you) mean|meaning\\s*$|the (?:word|term) [a-z]+|in plain (?:english|words|language)|for (?:dummies|beginners)|eli5|unlike|how (?:is|are) (?:an? |the )?[a-z]+ (?:any )?different|which is (?:which|what)|when is it which|mix (?:up|them up)|confus\\w+|how do i tell .* (?:from|apart)|tell .* apart',
    'different from|difference between|the same (?:thing )?as|(?:explain|define|what is|whats|what is the meaning of) (?:an? |the )?(?:[a-z]+ ){1,3}(?:to me|exactly|in trading|and how)',
  ],
  forms: {
    shorter:
      'shorter(?![ -](?:term|time|interval|chart|candle))|short (?:version|answer|summary|reply)|(?<!(?:go|going|a|to|be|or|mu|vs|the|i|long|and) )short(?![ -](?:\\w*term|time|side|sell|squeeze|position|interest|interval|mu|or|vs|trade|entry|scale|run|it|here|now))|brief(?:ly|er)?|(?:in )?(?:one|a|just one) sentence|too long|in one line|tl ?;? ?dr|less words|sum (?:it|that|this) up|keep it short|in short|one[- ]liner|quick(?:er)? version',
    simpler:
      "simpler|simply|simple (?:words|terms|english|language)|plain (?:english|words|language)|easier|eli5|like (?:i(?:'?m| am)|im|i was) (?:five|5|#|a (?:child|kid|beginner|noob))|for (?:a )?(?:beginners?|dummies|newbies?|noobs?)|(?:dont|don't|do not) (?:understand|get it)|layman\\w*|too (?:complicated|technical)",
    table: '(?:as|in) (?:a )?(?:table|tabular\\w*|list)|table (?:form|please|view)|tabulate',
    why: 'why (?:do you|would you|are you|is that|so|say|that)(?: \\w+){0,4}|how (?:do|did) you (?:know|get|arrive|come|figure|work|calculate)\\w*(?: [a-z]+){0,3}|what makes you (?:say|think)(?: (?:that|so|this))?|based on what|explain (?:why|your (?:answer|reasoning))|how come',
  },
  filters: {
    bullish:
      'bull(?:ish)?|upward|(?<!gaps? )(?<!zones? )(?<!blocks? )(?<!levels? )up(?:side)?|green|rising|demand',
    bearish:
      'bear(?:ish)?|downward|(?<!gaps? )(?<!zones? )(?<!blocks? )(?<!levels? )down(?:side)?|red|falling|supply',
    above:
      '(?<=(?:gap|zone|block|level)s? )up|above|over|overhead|higher(?: than)?|on top|more than|greater than|at least|resistance',
    below:
      '(?<=(?:gap|zone|block|level)s? )down|below|under(?:neath)?|beneath|lower(?: than)?|less than|at most|support',
    unfilled: 'un ?filled|open|not (?:yet )?filled|never filled|unmitigated|still open',
    filled: '(?<!un)(?<!not )filled|closed|mitigated',
    untouched:
      '(?:(?:have|has|had|are|is|was|were)(?:n.?t| not)|never) (?:yet )?(?:been )?(?:touched|tested|tapped|visited)|un ?touched|fresh|un ?tested|virgin|never (?:touched|tested|hit)|clean',
    touched: '(?<!un)(?<!n.?t been )(?<!not been )(?<!n.?t )(?<!not )touched|tested|visited|tapped',
    broken: 'broken|failed|violated|invalidated',
    nearest: 'nearest|closest|near(?:by)?|next(?! (?:candle|bar|day|week|month|#))',
    newest: 'latest|newest|last|most recent|freshest|recent',
    oldest: 'oldest|first|earliest',
    largest: 'biggest|largest|widest|highest|strongest|max(?:imum)?|top|deepest',
    smallest: 'smallest|narrowest|tiniest|min(?:imum)?|weakest',
    swing: 'swing(?: scale)?|external|major',
    internal: 'internal(?: scale)?|minor',
  },
  plain:
    'prices?|charts?|stocks?|shares?|coins?|tokens?|cryptos?|cryptocurrenc\\w*|pairs?|markets?|candles?|bars?|instruments?|tickers?|symbols?|assets?|index|indices|etfs?|usd|usdt|dollars?|bucks|points?|pips?|analy[sz]\\w*|overview|numbers?|values?|data|history|historical(?:ly)?|currently|exactly|roughly|approx\\w*|approximately|plz|pls|please|thx|gimme|wanna|gonna|gotta|dunno|kinda|btw|imo|tbh|hmm+|umm*|ugh|yo|hey|bro|dude|mate|sir|guys|ur|u|r|n|abt|rn|atm|lately|basis|terms?|performance wise|wise|utc|pearson|smc|ict|pp|bps|disagree|differ|vs|dose|chart|unconditional|structural\\w*|anywhere|somewhere|noise|tho|though|afterwards?|surviv\\w*|lately|inverse(?:ly)?|trading days?|days?|weeks?|months?|years?|hours?|minutes?|daily|weekly|monthly|hourly|times?|date|compared|relative|versus|vs',
  back: [
    '(?:it|its|that|this|those|these|them|they|the same|same|one|ones|there|then|second|third|former|latter)',
  ],
  more,
  narrowing: 'only|just|but only|and only|of those|among those',
  addSubject:
    'compared (?:to|with)|next to|beside|alongside|add|include|(?:throw|put|bring|chuck)(?: [a-z0-9.]+){0,2} in|plus|as well|too|also',
  dropSubject:
    'drop|remove|without|except|leave out|take out|minus|forget|ditch|scrap|(?:take|leave|throw|kick)(?: [a-z0-9.]+){1,2} out',
  besideSubject:
    'compare (?:it|this|that|them|these)?(?: ?(?:with|to|against))?|how does (?:it|that|this) compare|side by side|in there',
  swapSubjects: [
    '(?:swap|replace|exchange|switch|change) (?:the )?(?<dropped>#) (?:for|with|to|by|against) (?:the )?(?<added>#)',
    '(?<added>#),? (?:instead|in place|rather) (?:of|than) (?:the )?(?<dropped>#)',
    '(?:instead|in place) of (?:the )?(?<dropped>#),? (?:[a-z]+ ){0,2}(?<added>#)',
    '(?:not|no) (?<dropped>#),? (?:but |i meant )?(?<added>#)',
  ],
};

/** Names of filters, as on a chip. */
export const filterNames: Readonly<Record<FilterWord, string>> = {
  bullish: 'bullish',
  bearish: 'bearish',
  above: 'above',
  below: 'below',
  unfilled: 'unfilled',
  filled: 'filled',
  untouched: 'untouched',
  touched: 'touched',
  broken: 'broken',
  nearest: 'nearest',
  newest: 'newest',
  oldest: 'oldest',
  largest: 'largest',
  smallest: 'smallest',
  swing: 'swing scale',
  internal: 'internal scale',
};

/** What a chip can be changed to, where no other words say it. */
export const chipChanges = {
  without: 'Without it',
  high: 'after the high',
  low: 'after the low',
  thisMonth: 'this month',
  thisYear: 'this year',
} as const;
