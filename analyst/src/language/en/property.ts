import type { PropertyLanguage } from '../property-words.ts';

/** Property deals: how their numbers are typed, and what is said. */
export const property: PropertyLanguage = {
  labels: {
    price:
      'prices?|costs|costing|purchase(?: price)?|purchased|buy|buying|bought|for sale|asking|worth|listed|apartment|flat|house|home|condo|duplex|property|place|building|studio|rental(?! income)|(?:two|three|four)plex|fourplex|triplex|town ?house|unit|villa|bungalow|cottage',
    downPayment: 'down(?: ?payment)?|deposit|own money|dp',
    loan: 'loan(?: amount)?|mortgage|borrow(?:ing|ed)?',
    loanRate: '(?:interest|mortgage|loan)(?: rates?)?|rates?|apr|financed',
    interestOnlyMonths: 'interest[- ]only(?: loan| mortgage| period)?|io loan',
    loanYears: 'loan|mortgage|fixed|terms?|amorti[sz]\\w+|over|loan term',
    rent: '(?:rent(?:s|ed|ing)?|rental income)(?: income| out)?(?: it)?|tenants? pays?|let(?: it)?(?: out)?',
    rentInstead:
      'instead of renting|renting (?:it )?instead|or rent(?:ing)?|similar (?:one|home|flat|house) rents?',
    vacancy: 'vacan(?:t|cy)(?: rate)?|empty',
    rentGrowth:
      'rents? (?:up|rising|growing|going up|climb\\w*)|rents? (?:growth|grows?|growing|increases?|rises?|rising|goes up)',
    propertyTax: '(?:property |real estate )?tax(?:es)?',
    insurance: '(?:home )?insurance',
    management: '(?:property )?manage(?:ment|r)(?: fees?)?',
    maintenance: 'maintenance|repairs?|upkeep',
    capitalReserve: 'capex|reserves?|capital reserves?',
    dues: 'hoa(?: fees?| dues)?|dues|condo fees?|association fees?',
    utilities: 'utilities',
    closingCost: 'closing(?: costs?)?|buying costs?|purchase costs?|transfer tax(?:es)?',
    rehab: 'rehab(?: costs?)?|renovat\\w+|refurbish\\w+|works',
    costGrowth: 'costs? (?:growth|grows?|increases?|rises?)|expenses? (?:growth|grows?|rises?)',
    inflation: 'inflation',
    appreciation:
      'appreciat\\w+|(?:prices?|values?|home prices?) (?:growth|grows?|growing|increases?|rises?|rising|goes up)',
    exitCapRate: 'exit cap(?: rate)?|terminal cap(?: rate)?',
    sellingCost: 'selling costs?|sales? costs?|cost of selling',
    years:
      'sell(?:ing)?(?: it)? (?:after|in)|sold(?: it)? (?:after|in)|hold(?:ing)?(?: it)?(?: for)?|keep(?:ing)?(?: it)?(?: for)?|stay(?:ing)?(?: (?:there|here|put))?(?: for)?',
    discountRate: 'discount(?: rate)?|required returns?|hurdle(?: rate)?',
    alternativeReturn: 'invested (?:at|elsewhere)|stocks? returns?|returns? elsewhere',
    points: 'points|loan fee|origination(?: fee)?',
    units: 'units|doors|apartments|flats',
    incomeTax: '(?:rental )?income tax(?:es)?|tax on (?:the )?rent',
    occupancy: 'occupancy|occupied|let',
    measure:
      'cap|gross yield|net yield|rental yield|yield|dscr|grm|cash on cash|irr|roi|growth|grows?|returns?',
    aside:
      '(?:roof|window|boiler|kitchen|bathroom|plumbing|facade|heating|hvac)s? (?:repair|replacement|maintenance)s?|repair(?:s|ing)? (?:of |to )?the (?:roof|windows?|boiler|kitchen|bathroom|plumbing|facade|heating)|one[- ](?:time|off) (?:repair|maintenance)s?|(?:parking|garage|storage)(?: space| room)? (?:rent|rental|rents)(?: income)?',
    gainTax: '(?:capital )?gains? tax(?:es)?|tax on (?:the )?gain',
  },
  labelEnding: '(?: rates?)?',
  topics: {
    payment:
      '(?:monthly |mortgage |loan )?(?<!down )(?<!down)payments?|what.?s the monthly(?! [a-z])|monthly costs?|instal?ments?|how much (?:is|would be) the (?:loan|mortgage)|what(?:s|.s| is) (?:the|my) mortgage',
    'cash-flow':
      'monthly cash(?! ?flow)|cash (?:each|every|per|a) month|(?:rent|rents|it) (?:will )?(?:cover|pay for)s? (?:the |my |a )?(?:loan|mortgage|payment)s?|cash ?flows?|noi|net operating income|cover the (?:loan|mortgage)|surplus|(?:make|lose|earn)(?:ing)? money (?:every|each|per|a) month|(?:left|over|remains?)(?: over)? (?:each|every|a|per) month|(?:have|is) left(?: over)?|(?:in|into|out of) (?:my|our) pocket',
    return:
      'cap rates?|cash[- ]on[- ]cash|(?:rental |gross |net )?yields?|(?:if|when) (?:i|we) (?:sell|sold)|irr|internal rate|returns?|roi|profit(?:able)?|npv|present value|worth it|good deal|equity multiple',
    scenarios:
      'scenarios?|cases|optimistic and pessimistic|(?:best|good)[a-z, ]* (?:and|or|,) ?(?:worst|bad)',
    pessimistic:
      'pessimistic|worst(?:[- ]case)?|bear(?:ish)? case|bad case|downside|everything (?:goes|went|going) wrong',
    optimistic: 'optimistic|best[- ]case|everything goes (?:right|well)|bull(?:ish)? case|upside',
    stress:
      '(?:(?:home|house|property) )?(?:prices?|values?|rents?) (?:fall|drop|crash|decline|go down|slump)s?(?: by)?|tenants? (?:leaves?|moves? out|stops?)|months? vacant|vacant \\d+ months?|(?:if|when) (?:the |interest |my )*(?:rates?|rents?|vacanc\\w+|prices?|values?) (?:go|goes|rise|rises|double|doubles|fall|falls|drop|drops)(?: up| down)?|stress(?:es|ed)?(?: tests?)?|(?:what|something|things) (?:can |could |might )?go(?:es)? wrong|risks?|(?:stands?|sits?|is|stays?|left) (?:empty|vacant)|survive|withstand|hold up|months? (?:of vacanc\\w+|empty|vacant|without (?:a )?(?:tenant|rent)\\w*)|(?:lose|lost|losing|without) (?:my |the |a )?tenants?',
    sensitivity:
      'sensitivit\\w+|sensitive|tornado|matters? (?:the )?most|(?:hurts?|moves?|affects?|changes?|weighs?)[a-z ]* (?:the )?most|what drives',
    'rent-or-buy':
      'i (?:pay )?rent (?:at|for|now)[a-z ]*|i.?m renting|currently rent(?:ing)?|(?:rent|renting|tenant) (?:or|vs|versus) (?:to )?(?:buy|buying)|(?:buy|buying) (?:or|vs|versus) (?:to )?rent(?:ing)?|instead of renting|better to rent|(?:keep|stay|go on) renting|stay a tenant|invest(?:ed|ing)? the (?:money|difference|deposit|down ?payment) instead|(?:rent|renting) [a-z0-9,. ]{1,20} or (?:to )?buy(?:ing)?|rent instead|(?:buying|owning) (?:beats?|pays off|is better|wins?|gets ahead)|(?:until|before|when) (?:buying|owning)[a-z ]* (?:rent|renting)',
    'break-even':
      '(?:lowest|minimum|least|smallest|min) rent|rent that works|break[- ]?even|(?:what|how much|which) rent|rent (?:do i|would i|i|is) need\\w*|carr(?:y|ies) itself|pays? for itself',
    assumptions: 'assum\\w+|what did you (?:use|take)',
    years:
      'each year|every year|year by year|yearly(?! (?:returns?|yields?|costs?|rent))|per year|amorti[sz]ation|pro ?forma|schedule|10 years of',
  },
  property:
    'shops?|apartments?|flats?|houses?|homes?|condos?|duplex(?:es)?|propert(?:y|ies)|real ?estate|studios?|buildings?|rentals?|mortgages?|landlords?|villas?|plots? of land|(?:triplex|fourplex|town ?house)(?:es)?|(?:a|the|this|my|\\d[\\d.,]*k?) place',
  signs:
    '(?:gross |net |rental )?yields?|deal|instal+ments?|mortgages?|loans?|payments?|cap rates?|cash on cash|down ?payments?|deposit|buy to let|(?:rent|renting|buy|buying) (?:or|vs|versus) (?:rent|renting|buy|buying)|tenants?|landlords?',
  points: 'percentage points?',
  rateRises:
    '(?:interest |mortgage |loan )?rates? (?:\\w+ )?(?:rise|rises|rose|increase|increases|up|higher|climbs?)(?: by)? (?<points>\\d+(?:\\.\\d+)?) (?:percentage )?points?',
  rateFalls:
    '(?:interest |mortgage |loan )?rates? (?:\\w+ )?(?:fall|falls|fell|drop|drops|down|lower|declines?)(?: by)? (?<points>\\d+(?:\\.\\d+)?) (?:percentage )?points?',
  outlook:
    '(?:will|are|do) (?:\\w+ )?(?:house |home |property )?(?:prices|rates|rents) (?:\\w+ )?(?:fall|drop|rise|go|crash|come)\\w*|(?:good|right|bad) time to buy|when (?:will|do) (?:\\w+ )?(?:prices|rates)',
  payback:
    '(?:pay(?:s|ing)? (?:itself|for itself) (?:off|back))|(?:how long|how many years|years?)[a-z0-9., ]*(?:pays? (?:itself|back|for itself|off)|payback)|(?:how long|how many years|years?)[a-z ]*(?:pay(?:s|ing)? (?:itself|back|for itself|off)|payback)|payback(?: period| time)?',
  rates:
    '(?:(?:interest|mortgage|loan)(?: rates?)?|rates?|apr)(?: (?:rises?|rose|go(?:es)?|went|climbs?|jumps?|increases?|falls?|drops?|come)(?: up| down)?(?= to))?',
  counts: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  rewrites: [
    ['(rates?(?: [a-z]+){0,2}) from [\\d.]+ ?%? to (?=\\d)', '$1 to '],
    ['(?:nothing|zero|no money|no) down(?: ?payment)?', '0% down'],
    [
      '(?:the |my |a )?tenants? (?:leaves?|left|moves? out|goes|quits?|is out|does ?n.t pay|stops? paying)(?: (?:for|after))? (\\d{1,2})(?= ?months?)',
      'vacant $1',
    ],
    ['(?:home |house )?prices? (?=[\\d.]+ ?%(?! ?(?:lower|less|down|drop|fall)))', 'appreciation '],
    ['([2-9]) ?x ?(?=[$€£]?\\d{3})', '$1 units, rent '],
    ['half (?:down|cash|of it down)|half (?:is |will be )?financed', '50% down'],
    [
      '(?<=rates? (?:rise|go up|rose|goes up|rises|are|is|go|increase) (?:by )?)2 (?:percentage )?(?:points?|pp|%)(?: higher)?',
      ' ',
    ],
    ['20 ?%(?= (?:price |market )?(?:drop|fall|decline|crash))', ' '],
    [
      '(?<=(?:prices?|values?|market) (?:drops?|falls?|declines?|crash(?:es)?|fell|dropped)(?: by)? )20 ?%',
      ' ',
    ],
    ['(?<=(?:sell|sold|exit)[a-z ]* )in year (?=\\d)', 'after '],
    ['(?<=(?:sell|sold|exit)[a-z ]* after \\d{1,2})(?![\\d.,]*\\d| ?(?:y|m))', ' years'],
    ['(?<=\\d)(?=pcm|pm(?![a-z]))', ' '],
    ['ltv (?:of )?80 ?%|80 ?% ltv', '20% down'],
    ['ltv (?:of )?75 ?%|75 ?% ltv', '25% down'],
    ['ltv (?:of )?70 ?%|70 ?% ltv', '30% down'],
  ],
  withoutLoan:
    '(?<!(?:on|monthly|my|more|net) )cash(?! ?flow| on cash| reserve| (?:each|every|per|a|left|in)(?![a-z]))|without (?:a |any )?(?:loan|mortgage)|no (?:loan|mortgage)|outright|mortgage[- ]free',
  yearUnit: '[ -]?(?:years?|yrs?|y)',
  monthUnit: '[ -]?(?:months?|mos?)',
  perYear: ' ?(?:a|per|/|each|every) ?(?:year|yr)|yearly|annual(?:ly)?',
  perMonth:
    ' ?(?:a|per|/|each|every) ?(?:month|mo)|monthly(?! (?:mortgage |loan )?payment)| ?pcm| ?p[./]?m(?![a-z])',
  link: '(?: |:|=|of|at|is|are|was|for|about|around|with|a|an|the|by|to|it|in|from|amount|be|were|would|if|now|costs?)*',
  currencies: {
    USD: '[$]|usd|dollars?',
    EUR: '€|eur|euros?',
    GBP: '£|gbp|pounds?',
    TRY: '₺|try|tl|lira\\w*',
  },
  suggestions: {
    stress: 'Stress test of this deal',
    scenarios: 'Three scenarios of this deal',
    sensitivity: 'What matters most in this deal?',
    years: 'This deal year by year',
  },
  assumedName: 'assumed',
  sentences: {
    ask: 'Vela calculates a property deal over {$span} from your own figures: say the price and the rent, and if you have them the down payment, the loan rate and its term. It has no data on house prices, rents or mortgage rates.',
    'ask.price': 'What does the property cost? Say the price, and Vela goes on from there.',
    'ask.rent':
      'You gave no rent, so there is no income to calculate with: say the rent a month, for example after “rent”.',
    fault: '{$field} cannot be used as given; {$bound}.',
    bought:
      'For a price of {property.input.price} {$currency} with {property.input.downPayment} down it takes {property.invested} {$currency} of own money, closing costs included.',
    'bought.cash':
      'For a price of {property.input.price} {$currency} without a loan it takes {property.invested} {$currency} of own money, closing costs included.',
    payment:
      'The loan, at {property.input.loanRate} a year over {property.input.loanYears} years, costs {property.payment} {$currency} a month.',
    'payment.interest-only':
      'Interest-only months at the beginning: {property.input.interestOnlyMonths}. That is what the interest alone costs; afterwards the loan is paid back over the rest of its term, and a month costs more.',
    'payment.monthly':
      'The loan, at {property.monthlyRate} a month ({property.input.loanRate} a year) over {property.input.loanYears} years, costs {property.payment} {$currency} a month.',
    'payment.none': 'There is no loan, so there is no payment.',
    'first-year':
      'In the first year {property.netOperatingIncome} {$currency} are left of the rent after vacancy and operating costs, a cap rate of {property.capRate}.',
    carries:
      'After the loan and the reserve {property.cashFlow} {$currency} are left, {property.cashOnCash} of the own money.',
    'carries.not':
      'The rent does not carry the loan and the reserve: in the first year {property.cashFlow:abs} {$currency} have to be added, a return of {property.cashOnCash} on the own money.',
    sale: 'Sold after {property.input.years} years for {property.salePrice} {$currency}, it leaves {property.saleProceeds} {$currency} after costs and what is still owed.',
    return:
      'The internal rate of return of the own money is {property.internalRate} a year, without a loan {property.internalRateUnleveraged}.',
    'return.none': 'There is no internal rate of return: the flows do not change sign.',
    'return.lifted': 'The loan adds {property.leverageEffect} points to it.',
    'return.lowered':
      'The loan takes {property.leverageEffect:abs} points away: it costs more than the property earns.',
    'present.above':
      'At a required return of {property.input.discountRate} the net present value is {property.presentValue} {$currency}, above zero.',
    'present.below':
      'At a required return of {property.input.discountRate} the net present value is {property.presentValue} {$currency}, below zero.',
    scenario:
      '{$scenario}: rent growth {scenario.rentGrowth}, price growth {scenario.appreciation}, vacancy {scenario.vacancy} give a return of {scenario.internalRate} a year, and {scenario.saleProceeds} {$currency} after the sale.',
    'scenario.none':
      '{$scenario}: rent growth {scenario.rentGrowth}, price growth {scenario.appreciation}, vacancy {scenario.vacancy} give no rate of return; after the sale {scenario.saleProceeds} {$currency} are left.',
    'scenario.about':
      'The scenarios are steps around your figures that Vela has chosen; they are no forecast and have no probability.',
    stress:
      '{$stress}: a return of {stress.internalRate} a year, and {stress.cashFlow} {$currency} of cash flow in the first year.',
    'stress.none':
      '{$stress}: no rate of return, and {stress.cashFlow} {$currency} of cash flow in the first year.',
    'stress.about': 'One thing is worse at a time, the rest stays:',
    'tornado.part':
      '{$input}, {bar.step} lower or higher: a return of {bar.low} or {bar.high} a year.',
    'tornado.point':
      '{$input}, {bar.step} point lower or higher: a return of {bar.low} or {bar.high} a year.',
    'tornado.points':
      '{$input}, {bar.step} points lower or higher: a return of {bar.low} or {bar.high} a year.',
    'tornado.about': 'What moves the return most, each moved by itself:',
    payback:
      'The price is {property.grossRentMultiplier} years of the rent, as it is in the first year and before any cost.',
    'break-even':
      'At a rent of {property.breakEvenRent} {$currency} a month per unit the first year carries its costs, the reserve and the loan, with nothing left.',
    'break-even.none': 'No rent carries this: what is left of each unit of rent is nothing.',
    'renting.ahead':
      'Against renting such a home, where both spend the same each month, the owner is {property.renting.advantage} {$currency} ahead after {property.input.years} years.',
    'renting.behind':
      'Against renting such a home, where both spend the same each month, the owner is {property.renting.advantage:abs} {$currency} behind after {property.input.years} years.',
    'renting.year': 'The owner is ahead from year {property.renting.year} on.',
    'renting.never': 'The owner does not stay ahead in these years.',
    'renting.ask':
      'To compare owning with renting, say what such a home rents for, for example “or rent for” and the amount.',
    year: '{$year} {row.number}: net operating income {row.netOperatingIncome}, debt service {row.debtService}, cash flow {row.cashFlow}, still owed {row.balance}, value {row.value} {$currency}.',
    assumed: 'Assumed, because you did not say: {$list}.',
    'vacancy.months':
      'The months without a tenant count in every year: {property.input.vacancy} of it. If they come only once, the result is better than this.',
    'nothing-assumed': 'Nothing was assumed.',
    'profile.tr':
      'The figures for Türkiye are round assumptions at one rate for all years; with such inflation set your own.',
    closing:
      'This is arithmetic on your figures and these assumptions; it is educational and not investment advice.',
  },
};
