import type { CompanyFigureWords } from '../company-words.ts';

/** Phrases that ask for a figure of a company. */
export const companyFigures: CompanyFigureWords = {
  questions: {
    overview:
      'fundamentals?|fundamental(?:ly)?(?: analysis)?|financials?|balance sheets?|income statements?|the business|profitability|on paper|(?:what )?(?:kind|sort) of (?:a )?company|company (?:profile|overview|snapshot)|financial (?:shape|health|position|snapshot)|healthy',
    pillars: '(?:8|eight)[- ]?(?:pillars?|columns?)|pillars?|(?:8|eight)[- ]?point checklist',
    'price-to-earnings':
      'p ?/ ?e(?: ratios?)?|pe(?: ratios?)?|price[- ]to[- ]earnings|price[- ]earnings|(?:cheap|expensive|dear|pricey)[a-z ]{0,8} (?:on|for|against|relative to) (?:its )?(?:earnings|profits?)|earnings multiples?|multiples? of (?:its )?(?:earnings|profits?)|times (?:its )?(?:earnings|profits?)|years? of (?:earnings|profits?)|(?:per|for) (?:each |every )?(?:dollar|[$]1) of (?:earnings|profits?)',
    'return-on-capital':
      'roic|roce|returns? on (?:(?:the )?(?:invested |employed |its )?capital|invested money)|(?:for )?(?:each|every) dollar (?:it |they )?(?:puts?|invests?|invested|reinvested)(?: (?:in|into|back))?|(?:earns?|makes?) on (?:the )?(?:money|capital) (?:it |they )?(?:invest\\w*|puts?)|capital returns?',
    shares:
      'shares? (?:outstanding|in issue|issued)|share ?counts?|(?:number|amount) of (?:diluted )?shares|how many (?:diluted )?shares|(?:diluted|outstanding) shares|(?:share |stock )?buy ?backs?|b(?:uy(?:s|ing)?|ought) back|repurchas\\w*|diluti(?:on|ng)|dilut(?:es?|ed)',
    'cash-flow-growth':
      '(?:free )?(?:cash ?flows?|fcf) growth|growth (?:of|in) (?:its |the )?(?:free )?(?:cash ?flows?|fcf)|(?:free )?(?:cash ?flows?|fcf) (?:grow\\w*|grew)',
    'income-growth':
      '(?:net income|earnings|profits?) growth|growth (?:of|in) (?:its |the )?(?:net income|earnings|profits?)|(?:net income|earnings|profits?) (?:grow\\w*|grew)',
    'revenue-growth':
      '(?:revenues?|sales|top[- ]line) growth|growth (?:of|in) (?:its |the )?(?:revenues?|sales)|(?:revenues?|sales) (?:grow\\w*|grew)',
    'liabilities-to-cash-flow':
      '(?:(?:how )?many )?years? of (?:free )?(?:cash ?flows?|fcf)[a-z ]* (?:pay|repay|clear)[a-z -]* (?:liabilit\\w*|debts?)|long[- ]term (?:liabilit\\w*|obligations?|debts?)|ltl(?: ?/ ?fcf)?|liabilities (?:to|against|over) (?:free )?(?:cash ?flows?|fcf)',
    'price-to-cash-flow':
      'p ?/ ?(?:fcf|cf)|price[- ]to[- ](?:free )?cash[- ]?flows?|(?:cheap|expensive|dear|pricey)[a-z ]{0,8} (?:on|for|against|relative to) (?:its )?(?:free )?(?:cash ?flows?|fcf)|times (?:its )?(?:free )?(?:cash ?flows?|fcf)|cash ?flow multiples?|multiples? of (?:its )?(?:free )?(?:cash ?flows?|fcf)',
    'market-value':
      'market ?caps?|market capitali[sz]ations?|market values?|mkt ?cap|worth (?:on|in) the (?:stock )?(?:market|exchange)|(?:whole|entire) (?:company|business|firm|thing)(?: (?:cost|worth|price)\\w*)?|(?:buy|price of|cost of|buying) (?:all of|the whole|the entire)(?: company)?|market puts on it',
    revenue:
      'revenues?|top[- ]line|turnover of the company|(?:total|annual|yearly|net) (?:sales|turnover)|sales (?:figures?|numbers?|total|in|for|of|last)|how much (?:does|did) (?:it|they|[a-z]+)? ?(?:sell|take in)|net sales|sales',
    'net-income':
      'net (?:income|profits?|earnings)|bottom[- ]line|earnings|(?:company|its|their|annual|yearly|total) profits?|profits? (?:in|for|last|of)|what (?:does|did) (?:it|they|[a-z]+)? ?earn|how much (?:money |profit )?(?:does|did|do) (?:it|they|[a-z]+)? ?(?:make|earn)|(?:made|makes|earned|earns) how much',
    'operating-cash-flow':
      'operating cash ?flows?|op(?:er)? cash ?flows?|cash ?flows? from operations|cash from (?:operations|operating activities|(?:its |the )?(?:core |day to day )?business)|cash (?:generated|made) (?:by|from) operations|cfo|ocf',
    'free-cash-flow':
      '(?:left|remains?|remaining) after (?:its |the |all )*(?:investments?|investing|capex|capital spending)|cash burn(?: rate)?|burn(?:s|ing|ed)? (?:through )?(?:its )?cash|burn rate|free cash ?flows?|fcf|cash ?flows?|free cash|cash (?:is |was )?left(?: over)?|(?:left over|remains?)[a-z ]* after[a-z ]* (?:invest\\w*|capex|capital spending)|(?:spare|surplus) cash',
    debt: 'debts?|debt load|indebted\\w*|borrowings|ow(?:e|es|ed|ing)(?: a lot| much| to (?:banks?|lenders?))?',
    'gross-margin':
      'gross(?= (?:and|or|vs) (?:operating|net)[a-z ]* margins?)|gross (?:profit )?margins?',
    'operating-margin':
      'operating(?= (?:and|or|vs) (?:gross|net)[a-z ]* margins?)|(?:operating|op|ebit) (?:profit )?margins?',
    'net-margin':
      'net(?= (?:and|or|vs) (?:gross|operating)[a-z ]* margins?)|(?:net|profit|net profit) margins?|margins?|(?:of (?:each|every)|out of (?:each|every)|per) dollar (?:of (?:sales|revenue) )?[a-z ]*(?:profit|keeps?|kept)|keeps? of (?:each|every) dollar',
    'free-cash-flow-margin':
      '(?:fcf|(?:free )?cash ?flow) margins?|(?:free cash ?flow|fcf|cash ?flow) (?:as a (?:share|percentage|percent|part|proportion|fraction)|in (?:percent|relation)|relative) (?:of|to) (?:its )?(?:sales|revenues?)',
    'return-on-equity': 'roe|returns? on (?:its |shareholders?.? )?(?:equity|shareholders)',
    'return-on-assets': 'roa|returns? on (?:its |total )?assets',
    'debt-to-equity':
      'debt[- ](?:to|vs|versus|over)[- ]equity(?: ratio)?|debt ?/ ?equity(?: ratio)?|d ?/ ?e(?: ratios?)?|gearing',
    'current-ratio':
      'current ratios?|current assets[a-z ]* current liabilit\\w*|(?:pay|cover|meet|afford) (?:all )?(?:its|their|the) (?:short[- ]term )?(?:bills|obligations|(?:short[- ]term|current) (?:debts?|liabilit\\w*))|short[- ]term liquidity|liquidity ratios?',
    'interest-cover':
      'interest (?:coverage|cover)(?: ratio)?|times interest earned|(?:cover|afford|pay|service|handle)s? (?:its |the |their )?(?:interest|debt)(?: (?:payments?|bill|costs?|expenses?))?|interest [a-z ]*(?:covered|paid) [a-z ]*times',
    'cash-conversion':
      'cash conversion(?: ratio)?|(?:turn|convert)(?:s|ing)? (?:its |the |their )?(?:profits?|earnings|net income) (?:in)?to (?:real )?cash|(?:profits?|earnings|net income) (?:is |are |get |gets )?(?:actually |really )?(?:turn\\w*|convert\\w*|becom\\w*) (?:in)?to (?:real )?cash|(?:free cash ?flow|fcf) (?:to|/|over) (?:net income|earnings)|(?:profits?|earnings) (?:backed by|real) cash',
    quality:
      'quality (?:of (?:the |its )?(?:books|earnings|accounts|accounting)|scores?|flags?)|earnings quality|accounting quality|red flags?(?: in (?:its |the )?(?:balance sheets?|books|accounts|statements?))?|warning signs? in (?:its |the )?(?:books|accounts|statements?|balance sheets?)|trust (?:its |the |their )?(?:books|accounts|accounting)|(?:books|accounts) (?:trustworthy|reliable)|(?:trustworthy|reliable) (?:books|accounts)|books (?:clean|honest|in order)|(?:clean|honest) (?:books|accounts)',
    piotroski: 'piotroski(?: f)?(?: ?-?scores?)?|f ?-?scores?',
    altman:
      'altman(?: z)?(?: ?-?scores?)?|z ?-?scores?|(?:to |of |risk of |chances? of |near )?(?:bankruptcy|bankrupt|insolven\\w*|going (?:bust|under|broke))(?: risks?)?|distress zone',
    beneish:
      'beneish(?: m)?(?: ?-?scores?)?|m ?-?scores?|cook(?:ing|s|ed)? (?:the |its |their )?books|manipulat\\w* (?:its |the |their )?(?:books|earnings|accounts|profits?|numbers)|earnings manipulation|fak(?:e|ing) (?:its |the |their )?(?:profits?|earnings|numbers)',
    accruals: 'accruals?(?: ratios?)?|sloan(?: ratios?)?',
    forecast:
      'what (?:will |would |could |might )?happens?[a-z ]* in (?:\\d{1,2}|five|ten|fifteen) years?|forecasts?|projections?|projected|outlook|scenarios?|pessimistic|realistic|optimistic|(?:worst|base|best|bear|bull) case(?! (?:is )?(?:dead|over|wrong|invalid|broken|intact))',
    peers:
      'peers?(?: group)?|(?:against|with|to|versus|vs\\.?|within|among|in) (?:its |the |other companies (?:in|of) (?:its|the) )?(?:sector|industry|competitors|rivals)|(?:sector|industry) (?:ranks?|ranking|percentiles?|comparison)|(?:competitors|rivals)',
    'share-value':
      '(?:one |a |each |an )?(?:[a-z]+ )?shares? (?:really |actually )?(?:cost|be worth)|should (?:one|a|an|each) (?:[a-z]+ )?shares?(?: [a-z]+)? (?:cost|fetch|be worth)|dcf|discounted cash ?flows?(?: (?:model|value|valuation))?|intrinsic(?: value)?|fair (?:value|price)(?! gaps?)|valuations?|(?:over|under) ?valued|cheap|expensive|(?:a |each |one |per )?shares? (?:is |be |are |really |actually |truly )*worth|(?:really |actually |truly )?worth (?:per|a|for each|for one) share|really worth|growth [a-z ]*(?:baked|priced|built|assumed|implied|embedded|reflected)[a-z ]*(?: price)?|(?:baked|priced|built) in(?:to)?(?: [a-z ]*price)?|over ?pay(?:ing)?|growth (?:does|is|would) [a-z ]*(?:price|market) [a-z]+|(?:justify|justifies|justified)[a-z ]* price|(?:market|price) (?:is |be )?(?:assum\\w+|expect\\w+|imply\\w*|implies)|(?:does|is|do) (?:the |its |todays )*(?:market|price)[a-z ]* (?:assum\\w+|expect\\w*|imply\\w*)|(?:allowed|afford|able|could i) (?:to )?pay for (?:a |an |one )?(?:[a-z]+ )?shares?|reverse dcf|implied growth',
    dividends:
      '(?=divi|pay|paid|cash|money)(?<!(?:when|what (?:day|date|month|time)|which (?:day|date|month)|next|upcoming)[^?.!]*)(?:dividends? (?:paid|payments?|payouts?)|(?:pay|pays|paid|paying)(?: out)? (?:a |an |any |its |the |much |in |cash |regular ){0,2}dividends?|(?:cash|money) (?:paid|returned|goes) to (?:its )?shareholders|dividends?(?! yields?| dates?| stocks?| calendar| growth)|(?:pays? (?:a |any )?)?div(?:i|vy|vies|is)(?! yields?))(?![^?.!]*(?:january|february|march|april|june|july|august|september|october|november|december|when|month|date|next|yield|reinvest\\w*))',
    'earnings-per-share':
      'eps|(?:earnings|profits?|net income|income) (?:per|a|for each|for every|on each) shares?|(?:earns?|earned|makes?|made) (?:per|a|for each|on each) share',
    'price-to-book':
      'book values? (?:per share )?(?:vs|versus|against|compared (?:to|with)) (?:the )?(?:share )?price|p ?/ ?bv?(?: ratios?)?|price[- ]to[- ]book(?: (?:ratio|value))?|price[- ]book|times (?:its )?book(?: value)?|multiples? of (?:its )?book(?: value)?|(?:above|below|over|under|against|relative to) (?:its )?book(?: value)?',
    'dividend-yield':
      'dividend yields?|yield of (?:its|the) dividends?|dividends? (?:as a )?(?:percent\\w*|share) of (?:the )?price',
    equity:
      '(?:shareholders?.? ?|total |stockholders?.? ?|book )equity|book values?(?! multiples?)|net worth of the (?:company|business)',
    'net-debt': 'net (?:debt|cash(?! ?flow)|borrowings?)|debt (?:net of|less|minus) cash',
    ebitda: 'ebitda(?! margins?)',
    'enterprise-multiple':
      '(?:ev|enterprise value) ?(?:/|to|over) ?ebitda(?: (?:multiple|ratio))?|ev ebitda',
    payout:
      'pay ?outs? (?:sustainab\\w+|safe|cover\\w*)|(?:sustainab\\w+|safe) pay ?outs?|pay ?out ratios?|(?:pays?|paid) out (?:of|from) (?:its |the |their )?(?:earnings|profits?|net income)|(?:share|part|percent\\w*|proportion|how much) of (?:its |the )?(?:earnings|profits?|net income)[a-z ]* (?:paid out|dividends?)|dividends? (?:safe|safety|cover(?:ed|age)?|sustainab\\w+|secure)(?: by [a-z ]+)?|(?:safe|secure|sustainable)[a-z ]* dividends?',
    'funds-from-operations': '(?:adjusted )?funds from operations?|a?ffo',
    'du-pont': 'du ?-?pont(?: analysis| breakdown| formula)?',
    cash: 'cash (?:[a-z]+ )?(?:on|in) (?:the |its |their )?(?:balance sheet|books)|cash (?:on hand|pile|balance|position|reserves?|holdings)|cash (?:do|does|did) (?:it|they) (?:have|hold)|how much cash(?! flow)(?! (?:is|was|goes|went) (?:paid|returned))|cash in (?:the )?bank|(?:more|most|less|least) cash(?! ?flow)',
  },
  ofCompany: {
    cash: '(?<!(?:net|my|for|to|free|owner|hold|holding|real|all|into|operating) )(?<!(?<!(?:has|have|had|hold|holds|holding|keep|keeps) )in )cash(?= (?:of|at|does|do|did) |[^a-z0-9]*$)|(?<=debts? (?:and|or|vs|plus) )cash(?! ?flow)|cash(?= (?:and|or|vs|plus) debts?)',
    overview:
      'what (?:do|does) (?:the |its )?(?:numbers|figures|accounts|financials) (?:say|tell|look)\\w*(?: us| me| like)?|financials?|fundamentals?|run ?down|(?:give|show|tell|get) me (?:the |all (?:the )?)?(?:key |main )?(?:numbers|figures)|(?:key|main|hard|basic|financial|company|business) (?:numbers|figures|metrics|stats|data)|finances?|financial (?:summary|picture|profile|overview|condition|performance|statements?|results?)|in numbers|as a (?:business|company)|(?:good|great|solid|decent|bad|strong|healthy|weak) (?:business|company)|company analysis|(?:its |the )?business(?: in numbers| overview| profile| model)?|annual (?:report|results)|(?:latest|last|recent|newest|quarterly|yearly) (?:results?|reports?|filings?)|filings?|10-?k|(?:doing|run|runs|performing) (?:well )?financially',
    pillars:
      '(?:pillar|column) (?:check|score|test|list)|checklist|(?:of|out of) (?:the )?(?:8|eight)|everything money(?: checklist)?|which (?:ones|of them) (?:does it |do they |did it )?(?:fail|pass)(?:s|es|ed)?',
    'price-to-earnings':
      'multiples? (?:on|of) (?:[a-z]+ ){0,3}earnings|trad\\w+ (?:for|at) (?:[a-z]+ ){0,4}(?:profits?|earnings)|earnings yield|years? (?:of )?(?:profits?|earnings) to buy|(?:trailing|forward|current) (?:pe|p ?/ ?e)',
    'return-on-capital':
      '(?:use|uses|using|deploys?|employs?|efficient (?:is )?with|good (?:is )?at (?:using|investing)) (?:its |their |the )?capital|capital (?:efficiency|productivity|use)|(?:earns?|earned|makes?) (?:a good return )?on (?:its |their |the )?(?:invested )?capital|(?:good |efficient )?(?:at )?reinvest\\w*|(?:each|every|dollars?|money) (?:dollar )?(?:it |they )?(?:puts?|invests?|ploughs?|plows?) (?:in|into|back)[a-z ]*(?:earn|get|make)[a-z ]*(?: back)?',
    shares:
      '(?:issu\\w+|print\\w*|creat\\w+) (?:new |more )?(?:shares|stock)|(?:fewer|more) (?:or (?:more|fewer) )?shares(?! (?:traded|trading|change))|shares (?:of )?in issue|stock (?:count|dilution)|buying (?:its |their )?(?:own )?(?:shares|stock) back',
    'cash-flow-growth':
      '(?:free )?(?:cash ?flows?|fcf|cash) (?:up or down|ris(?:e|es|ing)|rose|increas\\w*|fall\\w*|fell|shrink\\w*|improv\\w*)|(?:rising|growing|increasing|falling|shrinking) (?:free )?(?:cash ?flows?|fcf)|(?:grow\\w*|grown|increas\\w*|rais\\w*) (?:its |their |the )?(?:free )?(?:cash ?flows?|fcf)',
    'income-growth':
      '(?:net income|earnings|profits?|bottom line) (?:growth|up or down|ris(?:e|es|ing)|rose|increas\\w*|fall\\w*|fell|shrink\\w*|improv\\w*|growing)|(?:rising|growing|increasing|falling|shrinking) (?:net income|earnings|profits?)|(?:grow\\w*|grew|grown|increas\\w*|rais\\w*) (?:in )?(?:its |their |the )?(?:net income|earnings|profits?|bottom line)|(?:earn\\w*|mak\\w+) more (?:money )?than',
    'revenue-growth':
      '(?:revenues?|sales|top[- ]line|turnover) (?:up or down|ris(?:e|es|ing)|rose|increas\\w*|fall\\w*|fell|shrink\\w*|growing)|(?:rising|growing|increasing|falling|shrinking) (?:revenues?|sales)|(?:rise|increase|fall|drop|decline) in (?:revenues?|sales)|(?:grow\\w*|grew|grown|increas\\w*|rais\\w*) (?:in )?(?:its |their |the )?(?:revenues?|sales|top[- ]line|turnover)|(?:is|are) (?:still |it |they )*(?:growing|shrinking)(?: or shrinking)?(?: at all)?(?= *[?.!]*$| over| by| fast| quick\\w*)|selling more than (?:it|they|before)|sales (?:risen|go up|went up)',
    'liabilities-to-cash-flow':
      '(?:debts?|liabilit\\w*) (?:payback|payoff|repayment)|(?:pay off|repay|clear|pay back|get rid of|pay down)(?: all)? (?:its |their |the )?(?:long[- ]term )?(?:debts?|liabilit\\w*|obligations?)(?: (?:from|with|out of|using) (?:its |their )?(?:free )?(?:cash ?flows?|fcf))?|long[- ]term (?:debts?|liabilit\\w*|obligations?) (?:vs|versus|over|to|against|and|relative to|compared (?:to|with)|/) (?:its |their )?(?:free )?(?:cash ?flows?|fcf)',
    'price-to-cash-flow':
      'trad\\w+ (?:for|at) (?:[a-z]+ ){0,4}(?:free )?cash ?flows?|(?:free )?(?:cash ?flow|fcf) (?:multiples?|yields?)|multiples? of (?:free )?cash ?flow|(?:cash flows?|fcf) (?:is it |does it )?trad\\w+',
    'market-value':
      'total value of (?:all )?(?:the |its )?(?:stock|shares)|m(?:kt)? ?cap|capitali[sz]ation|how (?:big|large) (?:is|are)(?: (?:it|the company|this company))?(?= *[?.!]*$)|^ *(?:(?:what|whats|what is|tell me) )*(?:the )?size of(?: the company)?(?= *[?.!]*$)|company size|valuation (?:in|on) the market|(?:whats|what is|what.s|how much is|hows) +(?:it |the company |the whole company )?worth(?: now| today| right now)?(?=[ ?.!]*$)|worth in total',
    revenue:
      '(?:sales|revenues?) in (?=(?:19|20)\\d\\d)|turnover|how much (?:do|does|did) (?:it |they )?(?:sell|take in|bring in)(?: (?:last|this|per|a) year)?|what (?:do|does|did) (?:it |they )?(?:take in|bring in)|income from sales',
    'net-income':
      '(?:mak(?:e|es|ing)|made|post(?:s|ed)?|report(?:s|ed)?|book(?:s|ed)?|had|have|run(?:ning)?|ran|in) (?:a |any |an annual )?(?:net )?(?:loss(?:es)?|profits?)|los(?:e|es|ing|t) money|profit or loss|(?<!take )(?<!my )profits?(?: after tax)?(?! target| factor| taking| level| if|s? if)|(?:is|are|was|did|does) (?:it |they )?(?:actually |really |even )?(?:making|make|turn|turning|running) (?:a |any )?(?:money|profit|loss)|at a loss|loss[- ]making|(?:earns?|earning|makes?|making) more(?: money)?(?! than)|(?:lose|loses|losing|lost) (?:any )?money|net loss(?:es)?|how much(?: money)? (?:did|does) (?:[a-z]+ )?los[et](?= [a-z ]*(?:19|20)\\d\\d)|loss(?:es)?(?= (?:in|for|of) (?:fiscal )?(?:19|20)\\d\\d)|ever (?:made |had )?(?:a )?loss|how much (?:money )?(?:do|does|did) (?:it |they )?(?:make|earn)|(?<=(?<![a-z])(?:is|are|was|were|isn.?t|aren.?t|still|now|yet|and|or|ever|be|been|become|became) (?:(?!how )[a-z.&]+ ){0,3})(?<!how )(?:un)?profitable',
    'operating-cash-flow':
      '(?:operations|core business) (?:generate|produce|make|bring in)s?(?: cash)?|cash[a-z ]* operations[a-z ]*|operating cash|cash ?flows? from operating activities',
    'free-cash-flow':
      'cash (?:flow )?(?:has |is |does it have )*left(?: over)?(?: after[a-z ]*)?|(?:cash|money)[a-z ]* (?:thr(?:ow|ew)s? off|after (?:capex|investments?|investing|capital spending|everything))|(?:throws?|spits?) off(?: cash)?|owner (?:cash|earnings)|(?:generates?|produces?|makes?)[a-z ]* (?:free |spare )?cash|(?:spare|free|surplus|how much) cash (?:does|do|is|can) [a-z ]*(?:generate|produce|make|have left|throw off)|cash generat\\w+(?: [a-z]+){0,3} after[a-z ]*|cash (?:remains|remaining|stays)[a-z ]*',
    debt: 'loans?|(?:amount )?borrow(?:ed|s|ings?)?|liabilit\\w*|drowning in debt|debt[- ]free|in (?:the )?red(?= *[?.!]*$)',
    'gross-margin':
      'gross profitability|gm|(?:left|remains?)[a-z ]* after (?:the )?(?:cost of goods|cost of sales|production costs?)|(?:sales|revenues?)[a-z ]* after cost of (?:goods|sales)',
    'operating-margin':
      'operating profitability|margins? (?:from|of|on) operations|profitability of (?:its )?operations|margin before interest and tax',
    'net-margin':
      '(?:profit|cents|how much)[a-z ]* (?:per|of (?:each|every)|for (?:each|every)|on (?:each|every)|out of (?:each|every))(?: dollar)?(?: of (?:sales|revenues?))?(?: (?:does|do)?[a-z ]*keeps?)?|(?:share|percent\\w*|part|proportion|fraction|how much) of (?:its |their |the )?(?:sales|revenues?)[a-z ]* (?:profits?|keeps?)(?: as profits?)?|(?:how )?profitab(?:le|ility)(?: is| are)?|profit as a (?:share|percent\\w*|part) of (?:sales|revenues?)',
    'free-cash-flow-margin':
      '(?:free cash ?flow|fcf|free cash|cash ?flow) (?:to|over|/|divided by|per|on|against|vs) (?:its )?(?:sales|revenues?)|(?:share|percent\\w*|part|proportion|how much) of (?:its |their |(?:each|every)(?: dollar)? of |the )?(?:sales|revenues?)[a-z ]* (?:free )?cash(?: ?flow)?',
    'return-on-equity':
      '(?:earns?|makes?) on (?:its |their |the )?(?:equity|shareholders? ?.?s? (?:money|equity))|returns? on (?:book|shareholders?.?s?) (?:equity|money|value)|shareholders? returns? on equity',
    'return-on-assets':
      '(?:earns?|makes?) on (?:its |their |the )?assets|assets? (?:productivity|returns?|profitability)|(?:productive|profitable) (?:are )?(?:its |the )?assets|profits? (?:relative to|per|over|to|against) (?:its )?assets|productive are assets',
    'debt-to-equity':
      '(?<!\\d ?x )leverage(?: ratio)?|(?:highly |heavily |over|how )?-?leveraged|debt (?:relative to|compared (?:to|with)|against|and) (?:its )?equity|debt[- ]equity(?: ratio)?|ratio of debt to equity|debt ratio',
    'current-ratio':
      'short[- ]term solvency|(?:short[- ]term )?liquidity (?:of (?:the |its )?balance sheet|position|risk|ratio)|balance sheet liquidity|(?:is|how) (?:it )?liquid(?= *[?.!]*$)|working capital(?: ratio)?|(?:enough )?cash (?:for|to pay|to cover) (?:its |their |the )?(?:bills|short[- ]term)(?: [a-z]+)?|(?:pay|cover|meet)s? (?:all )?(?:its |their |the )?(?:bills|short[- ]term [a-z]+)',
    'interest-cover':
      '(?:earns?|makes?|profit\\w*) [a-z ]*(?:more|enough|times)[a-z ]* interest|(?:pay|pays|paying|afford)(?: for)? (?:the |its |their )?interest|interest (?:burden|bill|payments?|costs?|expenses?)|(?:pay|pays|paying|afford|cover)[a-z ]* interest|interest comfortabl\\w*',
    'cash-conversion':
      '(?:fcf|cash|profit) conversion|profits? (?:is |are |really |actually )*(?:in )?(?:real )?cash|(?:convert|turn)s?[a-z ]* (?:in)?to cash|(?:profits?|earnings) (?:is|are|be|really|actually|fully|in)[a-z ]* cash|(?:profits?|earnings)[a-z ]* (?:backed|covered|supported) by[a-z ]* cash|profits? to cash',
    quality:
      'quality (?:panel|check|of earnings)|trust[a-z ]* (?:numbers|figures|books|accounts)|(?:suspicious|fishy|dodgy|shady)(?: [a-z]+){0,3}(?: (?:accounting|accounts|numbers|books|figures|filings|reports))?|(?:odd|weird|strange|aggressive) (?:[a-z]+ ){0,2}(?:accounting|accounts|numbers|books|filings)|(?:books|accounts|accounting|numbers)(?: (?:ok|okay|clean|fine|aggressive|sound|solid|real|credible|reliable|good))+|(?:clean|sound) (?:numbers|accounting)',
    altman:
      '(?:go|going|goes|went) (?:bust|broke|under|bankrupt)|default(?: risk)?|(?:financial )?distress(?: score)?|in (?:financial )?trouble|financial trouble|survive|solvent|solvency|close to (?:bankruptcy|collapse)',
    beneish:
      'manipulation(?: scores?| risks?)?|(?:massag|manipulat|fudg|dress|inflat|fak|doctor)\\w*(?: up)? (?:its |their |the )?(?:numbers|books|figures|earnings|profits?|accounts|results)',
    accruals: 'accruals?(?: ratios?| earnings)?',
    forecast:
      '(?:where|what|how (?:big|large|much))[a-z ]* (?:will|could|might|would|can)[a-z ]* (?:in |after |within )?(?:\\d{1,2}|five|ten|fifteen)[- ]?(?:years?|yrs?)(?: time| from now| out)?|(?:future|outlook|projection)[a-z ]* (?:\\d{1,2}|five|ten|fifteen)[- ]?(?:years?|yrs?)|(?:\\d{1,2}|five|ten|fifteen)[- ]?(?:years?|yrs?) (?:out|ahead|from now|down the road|outlook|forecast|projection)|^ *in (?:\\d{1,2}|five|ten|fifteen) ?(?:years?|yrs?)(?: time)?[ ?.!]*$|(?:\\d|three|growth|all) scenarios?|project(?: out)?',
    peers:
      'stack\\w* up against (?:the |its )*(?:competition|competitors|peers|rivals|others|sector|industry)|(?:the )?competition|(?:among|against|versus|vs|than|with|to) (?:the )?(?:other|similar|its|rival|comparable)[a-z ]* (?:companies|banks|firms|businesses|stocks|names|insurers|retailers)|better than (?:its )?(?:competitors|rivals|peers)|sector (?:average|median)',
    'share-value':
      '(?:cheaper|pricier|dearer)|worth if [a-z ]*|priced for perfection|(?:really |actually |truly )worth|(?:what )?(?:is |are )?priced in(?:to)?|value (?:per|of (?:a|one|each|its)) share|should (?:it |they )?(?:be worth|cost)|worth of (?:a|one|each) share|margin of safety|expectations? (?:in|built into|behind) (?:its |the )?price|(?:market|price|wall street)[a-z ]* (?:expect|assum|impl|requir|demand)\\w*(?: [a-z]+){0,6}|(?:right|reasonable|sensible) price|(?:below|above|under|over) (?:its )?(?:fair|intrinsic|true|real) value|overpriced|underpriced|mispriced|a bargain|good value|worth its price',
    dividends:
      '(?=divi|pay|paid|cash|money)(?<!(?:when|what (?:day|date|month|time)|which (?:day|date|month)|next|upcoming)[^?.!]*)(?:payouts?(?: ratios?)?)(?![^?.!]*(?:january|february|march|april|june|july|august|september|october|november|december|when|month|date|next|yield|reinvest\\w*))',
    'earnings-per-share': 'per[- ]share (?:earnings|profits?)',
    'price-to-book': 'book (?:value )?multiples?|pbr',
  },
};
