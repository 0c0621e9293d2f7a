import { events } from './events.ts';
import { more } from './more-words.ts';
import { service } from './service-words.ts';
import type { ActWords, FilterWord } from '../act-words.ts';
import type { AnalystLanguage } from '../analyst-language.ts';

/** Stands before what did not happen: "never got filled", "no one has tested yet". */
const denied =
  '(?:not|never|(?:have|has|had|is|are|was|were|did)n.?t|no ?(?:one|body)|nothing|yet to)(?: (?:yet|ever|been|be|got|get|fully|has|have|price|really)){0,3} ';

export const acts: ActWords = {
  service,
  tasks: {
    alert: [
      '(?:set|create|make|add|put|give me|want|need)(?: up)? (?:me )?(?:a |an )?(?:[a-z]+ ){0,2}(?:alerts?|alarms?|notifications?|reminders?)',
      '(?:alert|notify|ping|text|e?mail|message|remind|warn|wake) me',
      '(?:let me know|shout) (?:when|if|once|as soon as)|tell me (?:when|once|as soon as)|tell me if (?:[a-z#]+ ){0,4}(?:hits?|reach\\w*|breaks?|drops?|falls?|rises?|crosses|touch\\w*|goes|gets)',
      '(?:send|get|push) (?:me )?(?:a |an )?(?:notifications?|e?mails?|sms|text|alerts?|push)',
      '(?:price )?alerts?(?: (?:when|if|at|for|on)|[ ?!.]*$)|watch (?:it|this|#|the price) for me|keep an eye on',
    ],
    screening: [
      '(?:find|show|list|give|get|screen for|scan for|search for|look for|pick) (?:me )?(?:all |some |the |any |top # |# )?(?:(?:[a-z-]+ ){0,3})(?:stocks|shares|coins|tokens|cryptos|instruments|companies|pairs|names|tickers|symbols)(?: (?:that|with|which|where|whose|near|above|below|having|in|under|over)|[ ?!.]*$)',
      '(?:which|what) (?:[a-z-]+ ){0,3}(?:stocks|shares|coins|tokens|cryptos|altcoins|instruments|companies|pairs|tickers) (?:are|is|have|has|had|made|hit|broke|show|look|just|gained|lost|went|rose|fell|dropped|did|do|got)',
      'which ones are (?:overbought|oversold|moving|up|down|trending|cheap)|what.?s (?:moving|hot|pumping|trending)(?: today| now| rn)?(?=[ ?!.]*$)|hottest (?:stock|coin|share)s?|(?:anything|what|any|which)[a-z0-9 ]{0,40} across the board|(?:anything|something) out there|which (?:large|small|mid|mega) caps|(?:cheap|good|small|big) stocks with|(?:coins|stocks) under|screen(?:er|ing)?|scan (?:the |all )?(?:market|stocks|coins|crypto|s&p|nasdaq)\\w*|scanner|heat ?maps?',
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
      'win ?rate of (?:my|this|a|buying|selling)|(?:profit factor|equity curve)(?: of)?|(?:what )?if i(?:d| had)? (?:only |just )?held|how my (?:strat|strategy|system|setup)\\w* would\\w*|if my [a-z]+ had (?:bought|sold)|monte ?carlo|walk[- ]forward|dollar cost averag\\w*|dca(?: into| in)?',
    ],
    news: [
      '(?<=^ *)y (?:did |is |was )?(?:[a-z]+ ){0,2}(?:dump|pump|drop|crash|down|up|red|green|fall|jump)(?:s|ed|ing|ping|ped)?|(?:wtf|what the hell|what the fuck)(?: just)? happen\\w*|what was going on (?:on )?(?:that|those|the) days?|what (?:pushed|sank|lifted|blew|killed)|(?:who|what) (?:is|are|did|was|were) [a-z ]{0,20}(?:blam|say|sell)ing and why|what did [a-z]+(?: guy)? (?:blame|say|announce)|did (?:the )?(?:cbrt|fed|ecb|boj|boe|tcmb|opec|snb|rba)(?: guy)? (?:do|say|intervene|announce|cut|hike|raise)|any (?:hacks?|scandals?)|(?:in|around) the world i should know|reasons? for (?:the|that|it)',
      'news|headlines?|announce\\w*|press releases?|rumou?rs?',
      '(?:why|what) (?:is|did|has|was|are|made|caused|drove|makes) (?:\\w+ ){0,3}(?:dump\\w*|pump\\w*|drop(?:ped)?|fall|fell|crash\\w*|rally\\w*|rise|rose|jump\\w*|tank\\w*|plung\\w*|surg\\w*|spik\\w*|bleed\\w*)',
      '(?:why|what) (?:is|did|has|was|are|made|caused|drove) (?:it|this|that|price|the (?:price|market|drop|move|rally|crash|dump|pump))? ?(?:to )?(?:go |going |gone |went )?(?:up|down|dump\\w*|pump\\w*|drop\\w*|fall\\w*|fell|crash\\w*|rally\\w*|ris\\w*|rose|jump\\w*|tank\\w*|mov\\w*|plung\\w*|surg\\w*|spik\\w*|bleed\\w*|red|green)',
      'what happened to(?! *(?:it |the price )?(?:in|on|at|during|between|around|from|over|back)(?![a-z]))|whats? behind|reasons? (?:for|behind) (?:the|this|today)|catalysts?|because of (?:what|the)|tweet\\w*',
    ],
    calendar: [
      ...events.asks,
      '(?:open|closed?|trading|hours)[a-z ]{0,24}(?:thanksgiving|christmas|holidays?|easter|new years?)|(?:thanksgiving|christmas|easter) (?:[a-z]+ ){0,2}(?:hours|open|closed)|(?:is|are) there (?:a |any )?speech(?:es)?|speech(?:es)? (?:tonight|today|tomorrow)|next report(?: when)?|next (?:big |important )news|(?:boe|boj|ecb|fed|fomc|rba|snb|tcmb) (?:dates?|days?)',
      '(?:economic|earnings|event|fomc|fed|ipo) (?:calendar|dates?|meetings?|schedule)|when (?:is|are|does) (?:the )?(?:next )?(?:[a-z]+ )?(?:earnings|fomc|cpi|nfp|fed (?:meeting|decision)|report|halving|ipo)',
      '(?:next|upcoming) (?:earnings|fomc|cpi|nfp|fed|events?|halving)|cpi|nfp|non[- ]?farm\\w*|fomc|rate (?:decision|hike|cut)s?|interest rates?|next halving',
    ],
    portfolio: [
      '(?:my|our) (?:portfolio|holdings?|positions?|bags?|account|p ?& ?l|pnl|profit|losses|gains|average cost|entry|balance|watch ?list)',
      'portfolios?|position siz\\w*|how (?:much|many) (?:[a-z]+ ){0,3}(?:should|can|could) i (?:risk|allocate|put|hold)|allocat\\w*|(?<!(?:get|gets|not yet|be|been|was) )rebalanc\\w*|diversif\\w*|what(?: is|s|.s)? (?:it|that|they|this) all worth|(?:ive got|i have|i hold|i got|i own) #|(?:type|enter|put|add) in my (?:shares|positions|trades|coins)',
      'lot sizes?|leverage|margin call|risk per trade|kelly|i (?:own|hold|have) # |value at risk',
    ],
    forecast: [
      '(?:up or down|down or up|green or red|red or green) (?:tonight|tomorrow|next|later|from here)|bottom in(?: yet| or)?|(?:is|a) [a-z ]{0,16}dip or (?:a )?trap|(?:alt ?season|bull ?run|santa rally|bear market) (?:when|coming|next|soon|starting)|when (?:is )?(?:alt ?season|the bull ?run)|prices? in (?:#|a|one|two|three|five|ten) (?:years?|months?|weeks?)|(?:at|by) year ?end(?=[ ?!.]*$)|(?<=^ *(?:and |so |then )*)(?:where )?(?:by |in )?(?:january|february|march|april|may|june|july|august|september|october|november|december|20(?:2[7-9]|[3-9]\\d))(?=[ ?!.]*$)(?<=(?:so|by) [a-z0-9]+)|# soon|today or tom+or+ow|(?:will|would) (?:it|this|that|they|price|the price) (?:break|fill|hold|bounce|reverse|continue)|(?:gonna|going to) (?:sweep|take out|break|fill|run|bounce)|which side gets (?:taken|swept|hit)|how likely is it to (?:go|get|come) back to my|and will it(?=[ ?!.]*$)',
      '(?:price )?(?:predict\\w*|forecasts?|projections?|prognos\\w*)|price targets?|target price',
      '(?:where|what) (?:will|would|could|might) (?:\\w+ ){0,3}be(?: in| by| at)?|(?:where|what) (?:will|would|could|might|is) (?:[a-z]+ ){0,3}(?:be|go|going|trade|worth|reach)(?: to be)? (?:in|by|at|next|tomorrow|end|#|the end|a year|year)',
      '(?:will|would|can|could|is) (?:it|this|price|the price|they|we)? ?(?:going to |gonna |ever )?(?:hit|reach|get (?:back )?to|go (?:back )?(?:to|up to|down to)|touch|see|be) (?:a )?#',
      'how (?:high|low|far) (?:will|can|could|might) (?:it|this|price|[a-z]+)? ?(?:go|get|fall|drop|rise|climb|run)|when (?:moon|lambo)|(?:next|tomorrow|by) (?:week|month|year|eoy)s? price|eoy|end of (?:the )?year',
      'tomorrow|next (?:week|month|year|day|candle|few (?:days|weeks|months))(?!ly)|in (?:the )?(?:coming|next) (?:days|weeks|months|years)|(?:in|by) 20[3-9]\\d',
    ],
    trade: [
      '(?:put|throw|invest) (?:me )?# (?:dollars?|usd|bucks|euros?)? ?(?:in|into|on)(?: \\w+)?(?: for me)?|(?:place|open|close|execute|make|submit|cancel|put in) (?:a |an |my |the )?(?:[a-z]+ ){0,2}(?:orders?(?! ?block)|trades?|positions?|buys?|sells?|longs?|shorts?)',
      '(?:how do i|where can i) (?:buy|sell|order) [a-z ]{0,16}(?:here|button)|which button|(?:is there )?a? ?bot (?:that|which) (?:does|trades|buys)|(?<!the )(?:buy|sell|short|long) (?:me )?(?:#|some|half|all|it|this|now|for me)|(?:buy|sell|trade) (?:it )?for me|connect (?:my )?(?:broker|exchange|wallet|account|binance)|copy ?trad\\w*|trading ?bot',
    ],
    options:
      'implied (?:vol\\w*|volatility)|options? (?:chain|price|flow|greeks?|expir\\w*)|implied vol\\w*|iv(?: rank)?|calls? (?:and|or) puts?|put ?/? ?call|(?:buy )?(?:calls|puts)(?! (?:them|it|this|that|the|him|her|me))|strike(?: price)?s?|gamma(?: squeeze| exposure)?|theta|vega|delta (?:of|hedg\\w*)|max pain|straddles?|covered calls?',
    'order-flow': [
      '(?:big|large|whale) [a-z]* ?(?:transfers?|inflows?|deposits?)|transfers? to (?:coinbase|binance|exchanges?)|(?:longs|shorts|people|traders) (?:got |get |were )?(?:rekt|liquidated|wiped)|delta (?:on|last|in|now)|stop losses clustered',
      'order ?books?|order ?flows?|foot ?prints?|level (?:2|ii|two)|market depth|bid ?(?:and|/|-)? ?ask|tape|cvd|cumulative delta|volume delta',
      'funding(?: rates?)?(?: on)?|perps?|open interest|liquidation\\w*|long ?/? ?short ratio|whales?|on[- ]?chain|exchange (?:in|out)flows?|(?:etf )?(?:in|out)flows?|dark ?pools?|institutional (?:flow|buying)|cot report|hash ?rate|short interest|insiders?|13f',
    ],
    sentiment:
      'retail (?:long or short|positioning|traders|longs?|shorts?)|(?:are|is) (?:people|everyone|everybody|retail|traders) (?:bullish|bearish|scared|long|short|buying|selling)|sentiment|fear (?:and|&|n) greed|fear index of crypto|what (?:do|are) (?:people|traders|others|everyone|analysts|reddit|twitter) (?:think|thinking|say|saying)\\w*|crowd|social (?:media|volume)|reddit|twitter|hype|analysts? ratings?|consensus',
    'real-estate':
      'real ?estate|rental yields?|mortgages?|(?:apartment|house|flat|property|condo)s? (?:prices?|deals?|investments?|market)|rental(?: income)?|(?:buy|buying|rent|renting)(?: out)? (?:a |an |the |my )?(?:apartment|house|flat|property|condo)s?|cap rates?|landlord',
    export:
      '(?:export|download|save|print)(?: [a-z]+){0,4}|(?:as|to|into|in) (?:a )?(?:csv|excel|pdf|png|xlsx?|json|spreadsheet|google sheets?)|csv|pdf|screenshots?|share (?:this|the|a|my) (?:chart|picture|link|analysis)|embed|api key',
    tax: 'write off (?:my )?(?:[a-z]+ )?loss\\w*|owe (?:the state|anything)(?= if| on)|never cashed out|do i (?:have to|need to|must) (?:declare|report)|tax(?:es|able|ed)?|capital gains?(?: tax)?|wash sales?|deduct\\w*|irs|hmrc',
    drawing:
      '(?:remove|delete|clear|erase|hide) (?:all )?(?:my|the|these|those) (?:lines|drawings?|boxes|zones|marks)|take (?:all )?(?:these|those|the|my) (?:boxes|lines|zones|drawings) (?:away|off|out)|trend ?lines? (?:from|on|along|under|over)|mark (?:the |me )?#|circle (?:the|that|this)|(?:draw|plot|sketch) (?:me )?(?:a |an |the |my |some )?(?:[a-z]+ ){0,2}(?:lines?|trend ?lines?|channels?)|(?:draw|plot|add|put|mark|sketch) (?:me )?(?:a |an |the |my |some )?(?:[a-z]+ ){0,2}(?:lines?|trend ?lines?|channels?|rectangles?|boxes?|arrows?|fib\\w*|levels?|text|notes?)(?: (?:on|from|at|between|here)|[ ?!.]*$)|annotat\\w*',
    'other-language':
      '(?:answer|reply|respond|speak|talk|write|explain|say)(?: [a-z]+){0,3} in (?:german|french|spanish|arabic|russian|chinese|italian|japanese|portuguese|hindi|dutch|kurdish|deutsch|francais|espanol)|(?:habla|sprich|parle|kannst|konnen|pouvez|peux|puedes|podrias|puoi)\\w*(?: \\w+){0,6}|auf deutsch|en (?:francais|espanol)|in italiano|по-русски',
  },
  distress: [
    "(?:dont|do not|don't) know how to (?:live|go on|cope|carry on)|(?:cant|cannot|can't) live with (?:it|myself|this)|(?:and (?:i am |im |i'm )?|i am |im |i'm |hands are |cant stop |^ *)(?:shaking|crying)|(?:my )?(?:boss|wife|husband|girlfriend|gf|boyfriend|family|parents|mum|mom|partner|dad) (?:doesnt|does not|doesn't|dont|don't|didnt|has no idea|have no idea) ?(?:know|suspect)?|no way out(?: of (?:this|it|here))?(?=[ .!,]*$)|(?:have not|havent|haven't|didnt|didn't) (?:told|tell) (?:any ?one|any ?body)",
    "(?:got|been|was|were|^ *) ?scammed|(?:a )?fake broker|(?:win|get|make) it (?:all )?back and|doubling down to|(?:^|[.!,]) *(?:i (?:got |am |was )?|im |i'm |got )?wiped out(?=[ .!,]|$)|years of (?:my )?sav(?:ing|ings)|hid(?:e|ing) (?:it|this) from (?:every\\w*|my|them|her|him)|(?:lost|liquidated|gambled|blew|bet|put|sold|shorting|spent)[a-z ]{0,24} (?:kids?|childrens?|daughters?|sons?|mums?|moms?|dads?|parents?|wifes?|husbands?)['’]?s? (?:college |school |university )?(?:fund|money|savings|inheritance|house)|with my (?:mum|mom|dad|parent|wife|husband|kid|daughter|son)s?['’]?s? (?:money|savings)|(?:dont|do not|don't) want to be here|loan (?:app|shark)|feel like (?:such )?(?:a failure|dying|disap\\w+)|i owe (?:my|him|her|them|every\\w*|people|friends?)",
    "(?:everything|all (?:of it|my money)|it(?:s| is) all) (?:is )?gone|whats? the point(?: anymore| of (?:it all|anything|living|going on)|(?=[ ?.!]*$))|(?:feel|feeling) (?:so |really )?(?:sick|awful|terrible|lost|worthless)|(?:got|been|was) (?:liquidated|wiped out|margin called)(?: again)?|(?:dont|do not|don't) know what to do(?: anymore)?|cant (?:face|tell) (?:my|them|her|him)|(?<!^ *(?:is|are|how)(?: +[a-z]+){0,3} *)in (?:huge |so much |deep )?debt",
    '(?:lost|losing|gambled|blew|blown|wiped)(?: out| away)? (?:all|everything|(?:all |most of )?(?:my|our) (?:[a-z]+ ){0,2}(?:savings|money|life|account|house|wages|everything))',
    '(?:kill|hurt|harm) (?:my ?self)|suicid\\w*|end (?:it all|my life)|(?:want|wanna|going) to die|no reason to live|cant go on|can not go on|cannot go on|dont want to live',
    '(?:i am|im|i m|feel(?:ing)?|so) (?:so |really |completely |totally )?(?:ruined|hopeless|desperate|suicidal|destroyed|devastated|panicking)|my (?:wife|husband|family|kids?) (?:will|is going to|doesnt|does not|dont) (?:know|leave|forgive|kill)',
    "(?:cant|cannot|can't) (?:stop|sleep|eat|breathe|take (?:it|this) anymore)(?: (?:trading|gambling|crying|losing))?|addicted|gambling (?:problem|addiction)|borrowed (?:money|everything)|(?:loan|rent|tuition) money|life savings",
  ],
  smallTalk: [
    'wass?up|wazz?up|(?:u|you) real(?: or (?:a )?bot)?|are (?:you|u) (?:a )?(?:person|human|real|robot|bot|program(?:me)?|machine|ai)(?: or (?:a |an )?[a-z]+)?|who (?:made|built|created|invented) (?:you|u)|(?:what.?s|whats) your name|(?:ur|youre|you are|you.re) (?:the (?:goat|best|man|boss)|better than [a-z ]+)|man|bro|appreciate (?:it|that)|legend|do (?:you|u) (?:ever )?(?:get (?:bored|tired|lonely)|sleep|dream|have (?:feelings|a name))(?: (?:of|by) (?:this|it|that))?|(?:hi )?its me(?: again)?|good one|(?:how was|hows) (?:ur|your) day|sorry|my bad|never ?mind',
    '(?:hey|hi|hello|yo)?,? ?how are (?:you|u|things)(?: today| doing)?|(?:that was|thats|very|super|so) (?:\\w+ )?(?:helpful|useful|great|nice|cool)|that helps?(?: a lot)?|how are you|how r u|hows it going|whats up|sup|good (?:morning|night|evening|afternoon)|nice to meet you|who made you|are you (?:a )?(?:bot|robot|human|real|ai|chatgpt|there)|you(?:re| are) (?:great|awesome|cool|smart|dumb|stupid|useless|the best|wrong)|i love you|thanks?(?: you| a lot| so much)?|thx|ty|bye|goodbye|see you|lol|haha\\w*|ok(?:ay)? (?:cool|thanks|great)|cool|nice|great|awesome|test(?:ing)?',
  ],
  offTopic: [
    'gta(?: \\d)?|fortnite|minecraft|valorant|ps ?5|xbox|gpus?|laptops?|puppy|kittens?|carpets?|vlookup|sumif\\w*|=\\w+\\(|real ones|who would win|visa appointment|driving licen[cs]e|weather|rain\\w*|recipe\\w*|cook\\w*|bake|jokes?|poems?|songs?|lyrics|movies?|films?|football|soccer|basketball|nba|nfl|match|president|elections?|politic\\w*|homework|translate|essay|birthday|restaurants?|hotels?|flights?|horoscope|zodiac|capital (?:city )?of|who (?:won|is the (?:president|king|ceo))|write (?:me )?(?:a |an |some )?(?:[a-z]+ )?(?:code|poem|story|essay|script|function|program|song|letter|cv|resume)|python|javascript|sql|girlfriend|boyfriend|dating|medicine|doctor|headache|lottery|casino|roulette|sports? bet\\w*|meaning of life',
  ],
  injection: [
    '(?:ignore|forget|disregard|override|bypass) (?:all |any |your |the |previous |prior |above |everything )*(?:instructions?|rules?|prompts?|guidelines?|above|before|restrictions?)',
    '(?:system|initial|hidden|secret) prompt|jail ?break|dan mode|developer mode|(?:pretend|act|roleplay|behave) (?:to be|as(?: if)?|like|you)|you are now(?: \\w+)*|new rule|system ?:|no limits|<\\/?\\w+>|say that|(?:reveal|print|show|repeat|output|leak)(?: me)? (?:your|the) (?:system |hidden |secret |initial |own )*(?:prompt|instructions?|rules|configuration|api keys?|password)s?|drop table|<script|select \\* from|passwords?|credit cards?|hack\\w*',
  ],
  advice: [
    '(?:buy|sell)(?:ing)? (?:levels?|prices?|points?)(?=[ ?!.]*$)',
    'what leverage|(?:stocks|coins|shares|tokens) (?:that|which) (?:will|would|could|can) (?:double|triple|moon|explode|#x)|(?:will|could|can) (?:double|triple|#x)|(?:how much|what part|what share|what percent(?:age)?) (?:of \\w+ )?(?:should|do|can) (?:i |we |it )?(?:go|put|invest|be|allocate)|(?:what|which) (?:would|will) (?:be )?(?:better|best|safer) to (?:own|hold|have)|or [a-z]* ?for the next|(?:is|are) (?:it|they) (?:a )?(?:buy|sell|hold)|(?:be )?worried|get rich|make (?:me )?money',
    'am i (?:stupid|dumb|crazy|an idiot|a fool) (?:for|to|not)|too late(?: for me)?(?: to (?:buy|get in|enter|start|join))?|(?:everyone|everybody) (?:is|has) [a-z ]{0,20},? ?(?:too )?late|(?:how (?:would|should|do|to|can|could)|best way to) (?:(?:you|i|we|a|an|someone)(?: [a-z0-9#]+){0,3} )?(?:split|divide|allocate|spread out)|get out before|in or not in|in or out(?=[ ?!.]*$)|(?:ok|okay|safe|smart|wise|stupid|dumb|clever|sane) to (?:stack|buy|hold|keep|put|save|start|own|get in|add|invest)|too expensive to (?:start|buy|get|save)',
    '(?:id|i would|ill|i will|i should) (?:buy|sell|short|long) (?:on|at|here|it|that|now|this)|(?<=^ *)so (?:short|long|buy|sell)(?=[ ?!.]*$)|(?:girlfriend|boyfriend|gf|bf|wife|husband|dad|mum|mom|friend|boss|cousin|brother|everyone)(?: [a-z]+)? (?:says?|wants me to|tells? me to|told me to) (?:i should )?(?:get (?:in|out)|buy|sell|hold|short)|worth (?:keeping|stacking)|fill up now|(?:pay|buy|sell|change|convert|book) (?:it |them )?(?:today|now) or|or gamble|hedge now|forward cover|live off (?:trading|this|it)|tp where|my stop where|would you rather (?:own|hold|have|buy)|rather (?:own|hold|buy)|hold [a-z ]{0,20}through (?:it|earnings|the)|(?:has|have) (?:the )?most upside|(?:how much|what) leverage|risk (?:on [a-z ]{0,12})?per trade|% risk (?:is )?(?:too|ok|enough)|should (?:he|she|they) (?:trim|sell|buy|hold|add|wait)|what do i tell (?:him|her|them)',
    'should (?:i|we)(?! (?:read|interpret|understand|look|know|see|learn))|worth (?:buying|it|investing|holding|getting)|(?:a |the )?(?:good|right|bad|best|great) (?:time|moment|entry|buy|price|idea|investment)(?: to (?:buy|sell|enter|get in|invest))?|time to (?:buy|sell|get out|get in)|(?:buy|sell)(?:,? (?:now|or|and) |[ ?!.]*$)|recommend\\w*|what would you (?:do|buy|sell)|(?:go|going) (?:all in|long|short)|(?<!retail )long or short|hold or|safe to (?:buy|hold|invest)|(?<!how )do i (?:buy|sell|hold)|which (?:one )?(?:should|to buy|is better to buy)|(?<!(?:for|sizing|size|set|setting) )my stop|where (?:do|should|to) (?:i )?(?:put|place|set|enter|exit|buy|sell|take)|stop ?loss\\w*|take profits?|(?:trade )?signals?|entry (?:point|price|level)s?|give me a (?:trade|setup|signal)',
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
      '(?<=(?:gap|zone|block|level)s? )up|above|over|overhead|higher(?: than)?|on top|more than|greater than|at least|resistance|north of|dearer than|beyond|in excess of|exceed\\w*|ceilings?',
    below:
      '(?<=(?:gap|zone|block|level)s? )down|below|under(?:neath)?|beneath|lower(?: than)?|less than|at most|supports?|sub|south of|cheaper than|short of|floors?|cushions?',
    unfilled: `un ?filled|open|unmitigated|unclosed|still open|${denied}(?:filled|mitigated|rebalanced|closed)(?: yet)?`,
    filled: `(?<!un)(?<!${denied})(?:filled|closed|mitigated|rebalanced)`,
    untouched: `${denied}(?:touched|tested|tapped|re ?visited|visited|hit)(?: yet)?|un ?touched|fresh|un ?tested|un ?visited|virgin|clean`,
    touched: `(?<!un)(?<!${denied})(?:touched|tested|visited|tapped)`,
    broken: 'broken|failed|violated|invalidated|taken(?: out)?|swept',
    nearest: 'nearest|closest|near(?:by)?|next(?! (?:candle|bar|day|week|month|#))',
    newest: 'latest|newest|last|most recent|freshest|recent',
    oldest: 'oldest|first|earliest',
    largest: 'biggest|largest|widest|highest|strongest|max(?:imum)?|top|deepest',
    smallest: 'smallest|narrowest|tiniest|min(?:imum)?|weakest',
    swing: 'swing(?: scale)?|external|major|(?:big|large|larger|bigger)[- ](?:scale|structure)',
    internal: 'internal(?: scale)?|minor|(?:small|smaller)[- ](?:scale|structure)',
  },
  plain:
    'prices?|charts?|stocks?|shares?|coins?|tokens?|cryptos?|cryptocurrenc\\w*|pairs?|markets?|candles?|bars?|instruments?|tickers?|symbols?|assets?|index|indices|etfs?|usd|usdt|dollars?|bucks|points?|pips?|analy[sz]\\w*|overview|numbers?|values?|data|history|historical(?:ly)?|currently|exactly|roughly|approx\\w*|approximately|plz|pls|please|thx|gimme|wanna|gonna|gotta|dunno|kinda|btw|imo|tbh|ppl|idk|nvm|fyi|omg|smh|iirc|sorry|hmm+|umm*|ugh|yo|hey|bro|dude|mate|sir|guys|ur|u|r|n|abt|rn|atm|lately|basis|terms?|performance wise|wise|utc|pearson|smc|ict|pp|bps|disagree|differ|vs|dose|chart|unconditional|structural\\w*|anywhere|somewhere|noise|tho|though|afterwards?|surviv\\w*|lately|inverse(?:ly)?|trading days?|days?|weeks?|months?|years?|hours?|minutes?|daily|weekly|monthly|hourly|times?|date|compared|relative|versus|vs|i mean|i meant',
  back: [
    '(?:it|its|that|this|those|these|them|they|the same|same|one|ones|there|then|second|third|former|latter|of the two|of both|the other)',
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

/** The chart of an interval, in a row of words. */
export const nameChart: AnalystLanguage['nameChart'] = (interval) => `the ${interval} chart`;

/** What a chip can be changed to, where no other words say it. */
export const chipChanges = {
  without: 'Without it',
  high: 'after the high',
  low: 'after the low',
  thisMonth: 'this month',
  thisYear: 'this year',
} as const;
