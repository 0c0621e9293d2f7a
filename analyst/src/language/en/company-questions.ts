import type { CompanyQuestionWords } from '../company-words.ts';

/** Phrases that ask for a figure of a company, or say of when and at which rate. */
export const companyQuestions: CompanyQuestionWords = {
  questions: {
    overview:
      'fundamentals?|fundamental(?:ly)?(?: analysis)?|financials?|balance sheets?|income statements?|the business|profitable|profitability|on paper|(?:what )?(?:kind|sort) of (?:a )?company|company (?:profile|overview|snapshot)|financial (?:shape|health|position|snapshot)|healthy',
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
      'free cash ?flows?|fcf|cash ?flows?|free cash|cash (?:is |was )?left(?: over)?|(?:left over|remains?)[a-z ]* after[a-z ]* (?:invest\\w*|capex|capital spending)|(?:spare|surplus) cash',
    debt: 'debts?|debt load|indebted\\w*|borrowings|ow(?:e|es|ed|ing)(?: a lot| much| to (?:banks?|lenders?))?',
    'gross-margin': 'gross (?:profit )?margins?',
    'operating-margin': '(?:operating|op|ebit) (?:profit )?margins?',
    'net-margin':
      '(?:net|profit|net profit) margins?|margins?|(?:of (?:each|every)|out of (?:each|every)|per) dollar (?:of (?:sales|revenue) )?[a-z ]*(?:profit|keeps?|kept)|keeps? of (?:each|every) dollar',
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
      'forecasts?|projections?|projected|outlook|scenarios?|pessimistic|realistic|optimistic|(?:worst|base|best|bear|bull) case',
    peers:
      'peers?(?: group)?|(?:against|with|to|versus|vs\\.?|within|among|in) (?:its |the |other companies (?:in|of) (?:its|the) )?(?:sector|industry|competitors|rivals)|(?:sector|industry) (?:ranks?|ranking|percentiles?|comparison)|(?:competitors|rivals)',
    'share-value':
      'dcf|discounted cash ?flows?(?: (?:model|value|valuation))?|intrinsic(?: value)?|fair (?:value|price)(?! gaps?)|valuations?|(?:over|under) ?valued|cheap|expensive|(?:a |each |one |per )?shares? (?:is |be |are |really |actually |truly )*worth|(?:really |actually |truly )?worth (?:per|a|for each|for one) share|really worth|growth [a-z ]*(?:baked|priced|built|assumed|implied|embedded|reflected)[a-z ]*(?: price)?|(?:baked|priced|built) in(?:to)?(?: [a-z ]*price)?|over ?pay(?:ing)?|growth (?:does|is|would) [a-z ]*(?:price|market) [a-z]+|(?:justify|justifies|justified)[a-z ]* price|(?:market|price) (?:is |be )?(?:assum\\w+|expect\\w+|imply\\w*|implies)|(?:does|is|do) (?:the |its |todays )*(?:market|price)[a-z ]* (?:assum\\w+|expect\\w*|imply\\w*)|(?:allowed|afford|able|could i) (?:to )?pay for (?:a |an |one )?(?:[a-z]+ )?shares?|reverse dcf|implied growth',
  },
  horizon: '(?<years>\\d{1,2}|five|ten|fifteen)[- ]?(?:years?|yrs?|y)',
  ahead:
    '(?:in|after|within|next|over the next|from now) (?:the )?(?:next )?(?:\\d{1,2}|five|ten|fifteen)[- ]?years?',
  yearWords: { five: 5, ten: 10, fifteen: 15 },
  scenarios: {
    pessimistic: 'pessimistic|worst case|bear case|downside',
    realistic: 'realistic|base case|middle case',
    optimistic: 'optimistic|best case|bull case|upside',
  },
  asOfYear:
    '(?:as of|as known in|known in|as at|seen from)(?: the end of)? (?:fiscal |fy ?)?(?<year>(?:19|20)\\d{2})(?<day>-\\d{2}-\\d{2})?',
  discountRate:
    '(?:discount(?:ed)?(?: rate)?(?: of| at)? ?|rate of ?)(?<rate>\\d+(?:[.,]\\d+)?) ?%|(?<![\\d.,])(?<other>\\d+(?:[.,]\\d+)?) ?(?:%|percent) (?:discount|rate|(?:required|expected|target|annual|yearly) (?:rate|returns?)|hurdle)|(?:required|expected|target) (?:rate of )?returns? (?:of |at )?(?<required>\\d+(?:[.,]\\d+)?) ?%?',
  barePercent:
    '(?<![\\d.,])(?<rate>\\d+(?:[.,]\\d+)?) ?(?:%|percent)|^ *(?:and |now |what about |how about |try |make (?:it|that) |with |at )*(?<other>\\d+(?:[.,]\\d+)?)(?: instead)? *[?.!]* *$',
  valuationModel:
    'dcf|discounted cash ?flows?|intrinsic value|fair (?:value|price)(?! gaps?)|(?:a |each |one |per )?shares? (?:is |be |are |really |actually |truly )*worth|(?:really |actually |truly )?worth (?:per|a|for each|for one) share|growth [a-z ]*(?:baked|priced|built|implied|embedded)[a-z ]*|over ?pay(?:ing)?|justif(?:y|ies|ied)[a-z ]* price|(?:does|is|do) (?:the |its |todays )*(?:market|price)[a-z ]* assum\\w+|(?:allowed|afford|able|could i) (?:to )?pay for (?:a |an |one )?(?:[a-z]+ )?shares?|reverse dcf|implied growth|required return',
  after: {
    'gross-margin': 'gross(?: margins?)?',
    'operating-margin': 'operating(?: margins?)?',
    'net-margin': 'net(?: margins?)?',
    'revenue-growth':
      '(?:and )?how (?:fast|much|quickly) (?:has|is|did|does|do) (?:that|it|this|they) (?:been )?(?:grow\\w*|grown)|(?:is|has) (?:it|that|this) (?:been )?grow\\w*|growth',
    debt: '(?:does|do) (?:it|they) have (?:a lot of|much) (?:debt|loans?)|loans?',
    'interest-cover': '(?:and )?(?:the )?interest',
    'price-to-cash-flow': 'on (?:its )?(?:free )?cash ?flows?',
    'free-cash-flow-margin':
      '(?:and )?as a (?:share|percentage|percent|part|proportion) of (?:its )?(?:sales|revenues?)',
    'share-value': 'what is it (?:really )?worth|worth',
    'market-value': 'how big is it|size',
  },
  itself:
    '(?:what )?(?:kind|sort) of (?:a )?company|on paper|company (?:profile|overview|snapshot)|financial (?:shape|health|position)|snapshot(?! of (?:the |my |this )?(?:chart|screen))',
  beside: '(?:with|against|versus|vs|next to|beside|compared? (?:it )?(?:with|to)|side by side)',
  numberedPillar:
    '(?:pillar|column)s? (?:# ?|no[. ]*|number |nr[. ]*)?(?<number>[1-8]|one|two|three|four|five|six|seven|eight)|(?<ordinal>first|second|third|fourth|fifth|sixth|seventh|eighth|1st|2nd|3rd|[4-8]th) (?:pillar|column)',
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
