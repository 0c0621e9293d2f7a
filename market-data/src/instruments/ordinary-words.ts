const toSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Folded words of everyday English and Turkish that are also codes or names: in a sentence they count only in capitals. */
export const ordinaryWords = toSet(
  'all and apt arb are atom can cat coin comp cosmos cost dis dot fet fil for inj key link low mavi logo near odas on one op optimism pep sasa sise so sol ' +
    'stellar sui ton uni var near rand dia',
);

/** Words of the field and of daily life that look like codes in capitals; "MA" is a moving average long before it is a company. */
export const fieldAcronyms = toSet(
  'fvg fvgs atr rsi ema sma wma macd bos choch choc mss msb ob obs smc ict htf ltf ai tr en utc gmt ohlc ohlcv usd usdt eur tl try gbp jpy chf etf etfs api url pdf csv ' +
    'abd us usa uk eu fed ecb tcmb cpi gdp ny am pm ok faq ath atl eqh eql poc vwap pe eps roi sl tp ma adx obv fomc nfp abi bir ne mi mu ve ya vs vb id no help yardim hello merhaba selam thanks tesekkurler',
);

/** Codes too short or too common to be read out of a sentence, unless written with a dollar sign. */
export const codesNeedingDollarSign = toSet('ma c f t v es ym nq op ms ba');

/** Codes short enough for an ending to be cut without an apostrophe, as in "btcnin"; other short codes would be found inside words. */
export const shortCodesWithEndings = toSet(
  'btc eth xrp bnb ltc ada avax doge trx xlm bch icp hbar sui aave algo shib pepe spx ndx dji vix dax dxy xau xag wti aapl msft nvda tsla amzn googl meta nflx amd pltr qqq spy intc csco adbe qcom sbux jpm lly xom cvx wmt jnj unh orcl bac wfc abbv mrk pfe crm ibm mcd nke uber',
);

const nouns = {
  notGenitive: toSet('bugun dun son yarin gun icin en uzun yakin neden yeniden gecen'),
  // After one of these nothing can lie below: "bu hafta altında" speaks of gold.
  ofTime: toSet(
    'bugun dun hafta ay yil sene gun sabah aksam simdi su beri yana saatte gunde mumda haftada ayda peki',
  ),
} as const;

type Neighbours = { readonly before: string | undefined; readonly after: string | undefined };

/**
 * Tells whether a word that could name an instrument is used in its other sense: "altında" (below, not "in gold"), "dolar" (it fills,
 * said of a gap), "garanti" (guarantee).
 */
export function isUsedOtherwise(word: string, { before, after }: Neighbours): boolean {
  if (/^altin(da|daki|dan)$/.test(word)) return before !== undefined && !nouns.ofTime.has(before);
  if (/^altin(a|i|in)$/.test(word))
    return before !== undefined && /[iu]n$/.test(before) && !nouns.notGenitive.has(before);
  if (word === 'dolar') {
    if (before === undefined) return false;
    return /^(bosluk|boslug|gap|fvg|zaman|bolge|aralik|tamamen|sonunda|mutlaka|kolay|hemen|hep|cogu)/.test(
      before,
    );
  }
  if (word === 'garanti') return after !== undefined && /^(mi|mu|ed|et|ver|var|degil)/.test(after);
  return false;
}
