import type { ServiceWords } from '../act-words.ts';

const markets =
  '(?:stocks?|shares?|coins?|crypto\\w*|forex|fx|currenc\\w+|indices|commodit\\w+|etfs?|bonds?|funds?|futures|metals|markets?|instruments?)';
const screen =
  '(?:charts?|boxes|lines|zones|screens?|lists?|time ?frames?|intervals?|themes?|dark mode|languages?|texts?|fonts?|colou?rs?|minutes?|weekly|daily|monthly|hourly|longer|shorter|watch ?list)';

/** Questions about Vela itself, and about where its prices are from. */
export const service: ServiceWords = {
  help: [
    `how (?:do|can|would|should) i (?:switch|change|set|get rid of|hide|remove|see|show|add|open|close|turn (?:on|off)|go (?:back )?to|get (?:back )?to|zoom|move|delete|enlarge)(?: [a-z0-9]+){0,6} ${screen}`,
    'how (?:do|can) i (?:use|work|start with|ask) (?:this|it|you|vela)|where (?:do|can|should) i (?:click|tap|press|switch|change the)',
    `do (?:you|u|they) (?:also |even |only )?(?:know|cover|have|do|support|offer|include) (?:[a-z]+ ){0,2}${markets}(?:(?: or| and|,) [a-z]+)*(?=[ ?!.]*$)`,
    'do (?:you|u) (?:know|speak|understand) (?:about )?(?:smart money\\w*(?: concepts?)?|smc|ict|technical analysis|turkish|english)',
    'do (?:you|u) (?:keep|save|store|remember|record) (?:what|my|our|the)|does (?:it|this|vela) (?:remember|save|keep|store) (?:what|my)|(?:does|do|will) (?:this|it|vela|you) cost (?:anything|money|me)|is (?:this|it|vela) (?:free|paid)|how much (?:does|is) (?:vela|this (?:app|site|service))(?: cost)?',
    'whats? (?:is )?(?:this|that) (?:box|button|page|screen|field|icon) for|is there (?:a|any) way to (?:see|show|compare|have|open|save)|can i (?:save|upload|attach) (?:a |an |my |the )?[a-z]+|(?:examples? of|example|sample) (?:good )?questions?',
    'why (?:dont|do not|cant|wont) (?:you|u) (?:just )?(?:tell|say)(?: me)? what to|(?:can|could) (?:you|u) (?:tell|say)(?: me)? if my (?:setup|trade|idea)',
  ],
  data: [
    '(?:my|the) (?:[a-z]+ )?(?:broker|bank|app|platform|exchange|phone) (?:shows?|has|gives|closed|quotes?|says) (?:an ?other|a? ?different|something else|green|red|other|another|higher|lower|less|more)|on (?:yahoo|binance|tradingview|google|bloomberg|reuters|coinbase|kraken)[a-z ]{0,12} (?:says|shows|is|has) (?:something else|different\\w*|another|higher|lower)',
    '(?:your|ur) (?:[a-z]+ ){0,2}(?:price|candle|chart|number|quote|rate|figure)s? (?:is |are |looks? )?(?:[a-z0-9#]+ ){0,3}(?:off|wrong|broken|incorrect|different)',
    'how (?:late|delayed|up to date) (?:is|are) (?:they|it|these|this|those|that)|how old (?:is|are) (?:your|the|these) (?:prices?|quotes?|numbers?|data|candles?)|how often (?:does|is|do|are|will) (?:this|it|they|that|the [a-z]+) (?:get )?(?:updat|refresh)\\w*|how often (?:updat|refresh)\\w*|(?<=^ *)since what year(?=[ ?!.]*$)',
    '(?:holes?|gaps?) in (?:the|your|this) (?:chart|data|candles)|(?:there are|are there|theres?|i see|why) (?:[a-z]+ ){0,2}holes?|missing (?:candles?|bars?|days?|data)|(?:day|candle|bar|hour)s? (?:is |are )?missing',
    '(?:chart|screen|feed|page|price|data) (?:is )?(?:frozen|stuck|hanging)|is (?:this|it|that|the) (?:chart |screen |feed |page )?(?:frozen|stuck|broken)(?=[ ?!.]*$)',
    '(?:last|latest|current|newest) (?:candle|bar) (?:is |are )?(?:still (?:moving|open|running|forming)|keeps? changing|moving|changing|wrong|closed or|open or)|what ?time ?zones?|(?:which|what) time ?zone',
    'per (?:ounce|gram|kilo) or (?:per |a )?(?:ounce|gram|kilo)|(?:split|dividend)s? (?:adjusted|included|into account)|adjusted for (?:stock )?(?:splits?|dividends?)|dividends? (?:are |is )?(?:included|in) (?:in )?(?:that|this|the|your)(?: [a-z]+)? (?:chart|price)|are dividends included|(?:performance|price|total return)(?: index)? or (?:price|performance|total return) index',
    '(?:and |where )?(?:it |that )?comes? from(?=[ ?!.]*$)|is (?:that|this|it) the (?:ecb|fed|tcmb|official|central bank|interbank)(?: [a-z]+)? ?(?:fixing|rate)|(?:official|ecb|fed|tcmb) fixing',
  ],
};
