import { isBelow, type Neighbours } from './is-below.ts';

const toSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Folded dictionary words (en, tr) that are also codes or names; match only in capitals. */
export const ordinaryWords = toSet(
  'all and apt arb are atom can cat coin comp cosmos cost dis dot etc fet fil for inj key link low mavi logo near odas on one op optimism pep sasa sise so ' +
    'stellar sui ton uni var near rand dia',
);

/** Acronyms and words that look like codes: "MA" is a moving average before a company. */
export const fieldAcronyms = toSet(
  'fvg fvgs atr rsi ema sma wma macd bos choch choc mss msb ob obs smc ict htf ltf ai tr en utc gmt ohlc ohlcv usd usdt eur tl try gbp jpy chf etf etfs api url pdf csv ' +
    'abd us usa uk eu fed ecb tcmb cpi gdp ny am pm ok faq ath atl eqh eql poc vwap pe eps roi sl tp ma adx obv fomc nfp abi bir ne mi mu ve ya vs vb id no help yardim hello merhaba selam thanks tesekkurler',
);

/** Codes too short or too common to match in a sentence unless written with a dollar sign. */
export const codesNeedingDollarSign = toSet('ma c f t v es ym nq op ms ba');

/** Codes whose Turkish ending needs no apostrophe ("btcnin"); others would match inside words. */
export const shortCodesWithEndings = toSet(
  'btc eth xrp bnb ltc ada avax doge trx xlm bch icp hbar sui aave algo shib pepe spx ndx dji vix dax dxy xau xag wti aapl msft nvda tsla amzn googl meta nflx amd pltr qqq spy intc csco adbe qcom sbux jpm lly xom cvx wmt jnj unh orcl bac wfc abbv mrk pfe crm ibm mcd nke uber ons kur eur gbp jpy',
);

type Sense = {
  /** The word itself with its endings. */
  readonly word: RegExp;
  readonly before?: RegExp;
  readonly after?: RegExp;
};

/** Where a word that is a name too means something else; with neither neighbour, everywhere. */
const otherSenses: readonly Sense[] = [
  // A gap fills.
  {
    word: /^dolar$/,
    before:
      /^(?:bosluk|boslug|gap|fvg|zaman|bolge|aralik|tamamen|sonunda|mutlaka|kolay|hemen|hep|cogu)/,
  },
  // A guarantee.
  { word: /^garanti$/, after: /^(?:mi|mu|ed|et|ver|var|degil)/ },
  // The European Union.
  {
    word: /^eu$/,
    before: /^the$/,
    after:
      /^(?:inflation|cpi|hicp|gdp|pmi|session|stocks?|shares?|markets?|equities|econom|zone|union|laws?|rules?|tariffs?|elections?|data|news|commission|countries|compan|banks?)/,
  },
  // The left side.
  {
    word: /^sol$/,
    before: /^(?:en|alt|ust|sag)$/,
    after:
      /^(?:taraf|ust|alt|kol|el(?:im|in)?|omuz|menu|panel|kose|yan|bas|kenar|sutun|kisim|bolum|sag|ve|mi|to)/,
  },
  // "Any link between", "a link to".
  { word: /^link$/, before: /^(?:an?|any|the|this|that|no|some)$/, after: /^(?:between|to|me)$/ },
  // A trend line.
  {
    word: /^tl$/,
    before: /^(?:the|an?|my|this|that|up|down|trend)$/,
    after: /^(?:br[eo]a?k|bounce|retest|touch)/,
  },
  // "Set it up" in Turkish.
  {
    word: /^kur$/,
    before:
      /^(?:alarm|uyari|bildirim|hatirlat|sistem|strateji|kural|plan|senaryo|sinyal|takip|cumle)/,
    after: /^(?:lutfen|musun|misin|sana|bana|bakalim)$/,
  },
  // Dry.
  { word: /^kuru$/, after: /^m[iu]/ },
  // A course.
  { word: /^kurs/ },
  // Some shares, and not the market of all.
  {
    word: /^(?:stocks|shares)$/,
    before:
      /^(?!(?:for|when|vs|versus|than|do|did|does|and|with|against|if|are|were|like|says?|that|between|follow|beat)$)/,
    after: /^(?:with|under|that|to|near|screener|list|below|above)$/,
  },
  // An exchange, exchanges, and the exchange of something.
  { word: /^borsa(?:lar|si)/ },
  { word: /^borsa/, before: /^(?:hangi|bir|bu|her|kripto|coin|vadeli)$/ },
];

/** The other sense of a name: "altında" (below), "dolar" (a gap fills), "garanti" (guarantee). */
export function hasOtherMeaning(word: string, { before, after }: Neighbours): boolean {
  if (word.startsWith('altin')) return isBelow(word, { before, after });
  return otherSenses.some(
    (sense) =>
      sense.word.test(word) &&
      ((sense.before === undefined && sense.after === undefined) ||
        sense.before?.test(before ?? '') === true ||
        sense.after?.test(after ?? '') === true),
  );
}
