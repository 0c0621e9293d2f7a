import type { WholeQuestionWords } from '../whole-question-words.ts';

const ask = '(?:(?:so|ok|and|tell me|show me|please|can you tell me) )*';
const price = '(?:the )?(?:current )?(?:price|it|we|this|that)';
const average =
  '(?:the )?(?:simple |exponential )?(?:day |period )?(?:sma|ema|wma|hma|ma|moving average|average)';
const and =
  '(?:(?:and|what about|how about|ok|but|so) )*(?:(?:the|its|from its|from the|to the) )*';
const most = '(?:(?:largest|biggest|worst|best|single) )*';

/** "How far is it from the 52 week low", "what happened on 10 October 2025", "and the low?". */
export const wholeQuestionWords: WholeQuestionWords = {
  distance: `${ask}(?:how (?:far|much|close|many percent)|what is the distance|distance)(?: (?:is|are)(?: ${price})?)?(?: (?:away|still|now|currently))?(?: (?:from|to|above|below|off|under|over))+ (?:its|the|their) (?:highs?|lows?|highest|lowest|peak|bottom)(?: price)?(?: now)?`,
  ends: `${ask}(?:(?:what|where|whats) (?:is|was|are|were|s|'s) )?(?:(?:the|its|and) )*(?:highs?|lows?|highest|lowest|range|high (?:and|or) low)(?: price)?(?: (?:of|for|in|on|over)(?: it)?)*`,
  happened: `${ask}what (?:has )?(?:happened|went on|was going on)(?: (?:to|with|on|in) (?:it|price|the (?:price|market|chart)))?(?: then)?`,
  bought: `${ask}(?:(?:if|suppose|say|assuming|what if) )?i (?:have |had |had |would have )?(?:bought|got in|entered|went in)(?: (?:it|some|one|in))?(?: (?:at|for))? #(?: then)?,? (?:(?:how (?:much|far|many percent)|what percent\\w*) (?:am|would|have) i(?: be)?(?: (?:up|down|made|lost|gained|losing|making|in profit|in loss))?(?: now| today)?|(?:am|would) i (?:be )?(?:up|down|in profit|in (?:a |the )?(?:loss|red|green|plus|minus))(?: now| today)?|what (?:is|would be|would) my (?:profit|loss|gain|return)(?: be)?(?: now| today)?|whats my (?:profit|loss|gain|return))|${ask}(?:what(?: i|')?s|how much is) my (?:profit|loss|gain|return) (?:if|when) i (?:had )?bought(?: it)?(?: (?:at|for))? #`,
  rose: `${ask}(?:how many|number of|count(?: of)?)(?: the)? (?:(?:green|up|positive|winning|rising) (?:days|weeks|months|hours|candles)(?: (?:were|was|did) (?:there|it have))?)`,
  fell: `${ask}(?:how many|number of|count(?: of)?)(?: the)? (?:(?:red|down|negative|losing|falling) (?:days|weeks|months|hours|candles)(?: (?:were|was|did) (?:there|it have))?)`,
  eachMonth: `${ask}(?:(?:what (?:was|were|is) )?(?:the )?(?:returns?|changes?|performance|gains?)(?: and loss(?:es)?)?(?: of)?(?: it)?(?: (?:in|for|per|by|of))? (?:each|every|all)(?: single)?(?: months?)?|how did (?:it )?(?:do|perform) (?:in )?(?:each|every)(?: single)?(?: month)?)`,
  quarters: `${ask}(?:(?:what|which) (?:was|were|is|are) )?(?:the )?(?:(?:returns?|changes?|performance|gains?)(?: of)?(?: it)? (?:in |for |per |by |of )?(?:(?:each|every|all)(?: single)? )?(?:calendar )?quarters?|(?:(?:best|worst|strongest|weakest)(?: (?:and|or|&) )?(?:the )?){1,2} ?(?:calendar )?quarters?|quarterly (?:returns?|performance|changes?|gains?)|quarter by quarter(?: (?:returns?|performance))?)`,
  atrShare: `${ask}(?:what(?: i|'| wa)?s|how (?:big|large|high) is)?(?: ?the| ?its)? ?(?:atr|average true range) (?:in|as)(?: a)? (?:%|percent\\w*|share)(?: terms)?(?: of (?:the )?price)?`,
  averages: `${ask}(?:compare )?${average} (?:vs|versus|against|and|compared (?:to|with)) ${average}`,
  averageAbove: `${ask}(?:is|are|was) ${average} (?:above|over|higher than) ${average}(?: now)?`,
  averageBelow: `${ask}(?:is|are|was) ${average} (?:below|under|lower than) ${average}(?: now)?`,
  andHigh: `${and}(?:high|highest|top|peak|max|maximum)(?: price| point)?`,
  andLow: `${and}(?:low|lowest|bottom|trough|min|minimum)(?: price| point)?`,
  andRise: `${and}${most}(?:gains?|rises?|jumps?|best|gainer|up day|rally)`,
  andFall: `${and}${most}(?:loss|losses|falls?|drops?|declines?|worst|loser|down day|crash)`,
};
