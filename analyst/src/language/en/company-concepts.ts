import type { CompanyConceptWords } from '../company-words.ts';

/** Words of what figures are made of, where no phrase names the figure itself. */
export const companyConcepts: CompanyConceptWords = {
  profit: 'profits?|earnings?|earn(?:s|ed)?|net income|mak(?:es?|ing) money|keeps?',
  sales: 'sales|revenues?|sells?|sold|turnover',
  cash: 'cash|money(?! flow)',
  cost: 'costs?(?! basis)|expenses?|cogs|production',
  operations: 'operations?|operating|core business|day[- ]to[- ]day',
  assets: 'assets?',
  equity: 'equity|shareholders?.?s?|owners?.?s?',
  capital: 'capital|invested|put in|ploughed|plowed|tied up',
  debt: 'debts?|ow(?:e|es|ed|ing)|loans?|liabilit\\w*|borrow\\w*',
  interest: 'interest',
  short: 'short[- ]term|within (?:a|the|one) year|(?:next )?(?:twelve|12) months|bills|coming due',
  long: 'long[- ]term',
  cover: 'cover\\w*|pay(?:s|ing)?|paid|afford\\w*|meet(?:s|ing)?|service|repay|clear',
  share:
    'margins?|percent\\w*|(?:share|part|portion|fraction) of|how much of|cents|(?:each|every) dollar',
  multiple: 'multiples?|times|expensive|cheap|how many years|years of',
  price: 'prices?|stock|market',
  growth:
    'grow\\w*|grew|ris(?:e|es|ing|en)|rose|increas\\w*|declin\\w*|fall\\w*|fell|shr(?:ink|unk|ank)\\w*|slipp\\w*|improv\\w*',
  investment: 'invest(?:ments?|ing|s)|capex|spending',
  left: 'after|left|remain\\w*|leftover',
  dividend: 'dividends?|divis?|pay ?outs?|distribut\\w*',
  'buy-back': 'buy ?backs?|repurchas\\w*|dilut\\w*',
  whole: 'whole|entire|all of|altogether',
  bought: 'buy\\w*|cost|take ?over',
  worth: 'worth|valued?|values',
  assumed: 'assum\\w*|expect\\w*|impl\\w*|baked|priced',
  accounts: 'accounts?|books|accounting|numbers|figures|statements?',
  trust: 'trust\\w*|clean|honest\\w*|reliabl\\w*|believ\\w*|odd|weird|suspicious|fishy|problems?',
  tampered: 'manipulat\\w*|inflat(?:e|es|ed|ing)|massag\\w*|cook\\w*|fak(?:e|es|ed|ing)|fudg\\w*',
  bust: 'bust|bankrupt\\w*|insolven\\w*|go(?:es|ing)? under|surviv\\w*|collaps\\w*',
  rivals: 'peers?|rivals?|competitors?|competition|sector|industry|others',
  worked: 'us(?:e|es|ing)|deploy\\w*|put(?:s|ting)? to work|efficien\\w*|productiv\\w*',
};
