import type { NameWords } from '../question-lexicon.ts';

export const nameWords: NameWords = {
  fieldNames: 'silver bullets?|ytd|mtd|qtd|wtd|cagr|aths?|atls?|utc|bps|dma|smc|ict|dca',
  joiners: 'n|or|vs|versus|and|against|than|to|with|beside|alongside|compar\\w*',
  currencyJoiners:
    'and|or|vs|versus|compare\\w*|beat\\w*|than|next to|beside|against|alongside|together|correlat\\w*|ratio|outperform\\w*|relative to|when|if|as|link\\w*|relation\\w*|each other|both|mirror\\w*|follow\\w*',
  currencies: 'dollar|usd|euro|eur|try',
  // After a preposition, at the start, or before a noun such as coin or chart.
  namePlaces: [
    /(?<![a-z])(?:of|on|for|about) +(?:the )?(?<name>[a-z][a-z0-9]{2,})(?= *$| *[?.!,]| +(?:on|in|chart|please|pls))/,
    /^ *(?<name>[a-z][a-z0-9]{2,}) +(?=(?:token|coin|stock|share|chart|support|resist|level|analy|technic|\d))/,
    /(?<![a-z])(?<name>[a-z][a-z0-9]{2,}) +(?=(?:token|coin)(?![a-z]))/,
  ],
  beforeCode: 'analy[sz]e|analysis of',
  codeEnding: '',
  analysisStems: 'analy',
  comparison: '(?:compar\\w*(?: \\w+){0,2} (?:with|to|and|against)|vs\\.?|versus|against) +@',
};
