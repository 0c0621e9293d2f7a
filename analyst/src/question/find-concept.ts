import type { Concept } from '@vela/contracts';
import { ending, word } from './word-pattern.ts';

const spellings: readonly (readonly [Concept, RegExp])[] = [
  [
    'order-block',
    word(
      `order ?-?blo[cgk]\\w*|mitigat(?:ed|ion)|obs?|ob${ending}|emir blo[cgk]\\w*|blocks?|blo[cgk](?:u|lar\\w*|un\\w*|ta\\w*)?|(?:supply|demand)(?: and (?:supply|demand))?(?: zones?)?|(?:arz|talep)(?: ve talep)? (?:bolge|alan)\\w*`,
    ),
  ],
  ['breaker-block', word(`breaker\\w*(?: blo[cgk]\\w*)?|kirici blo[cgk]\\w*`)],
  [
    'fair-value-gap',
    word(
      `fair ?-?value ?-?gaps?|i?fvg${ending}|gap${ending}|gapz|imbalances?|inefficienc(?:y|ies)|dengesizli\\w*|verimsizli\\w*|adil deger\\w*(?: bosl?u\\w*)?|boslu[kg]\\w*|unfilled`,
    ),
  ],
  [
    'change-of-character',
    word(`changes? (?:of|in) character|choc?h?${ending}|karakter degisi\\w*`),
  ],
  [
    'break-of-structure',
    word(`breaks? of structure|structure breaks?|bos${ending}|yapi(?:sal|nin)? kiril\\w*`),
  ],
  [
    'structure-shift',
    word(
      `(?:market )?structure (?:(?:has |have |just )*shifted|shift(?:s|ing)?)|mss${ending}|market structure|structure|(?:piyasa )?yapi(?:si)? (?:degisi|kayma)\\w*|piyasa yapisi\\w*`,
    ),
  ],
  [
    'displacement',
    word(
      'displacements?|displacement\\w*|impulsive moves?|fiyat yer degistirme\\w*|yer degistirme\\w*|itki mum\\w*',
    ),
  ],
  [
    'swing',
    word(
      'swings?(?: (?:high|low|point|level)s?)?|pivot(?:s|lar\\w*)?(?! points?)|salinim\\w*(?: (?:tepe|dip|dib)\\w*)?|tepe\\w*|di[pb](?:ler\\w*|i|te|e)?',
    ),
  ],
  [
    'equal-highs-lows',
    word(
      `(?:relative )?equal (?:highs?|lows?)(?: and (?:highs?|lows?))?|eq[hl]s?|esit (?:tepe|dip|dib|zirve)\\w*`,
    ),
  ],
  [
    'liquidity-pool',
    word(
      'liquidity(?: pools?)?|pools? of liquidity|(?:buy|sell)[- ]?side liquidity|bsl|ssl|likidite(?: havuz\\w*)?|havuz\\w*',
    ),
  ],
  [
    'liquidity-sweep',
    word(
      'liquidity (?:sweeps?|grabs?|raids?|runs?)|likidite sweep\\w*|sweep\\w*|swept|stop[- ]?(?:hunts?|runs?)|turtle soup|likidite (?:av|alim|temizli|supur)\\w*|likiditeyi? supur\\w*|supur\\w*|stop av\\w*',
    ),
  ],
  [
    'premium-discount',
    word(
      `premium\\w*(?: (?:(?:and|ve) )?discount\\w*)?|discount\\w*|equilibrium|prim (?:bolge|taraf)\\w*|(?:prim (?:ve )?)?iskonto\\w*|(?:ucuz|pahali|indirimli) (?:bolge|taraf|alan)\\w*|(?<=how (?:wide|big|large|tight|narrow) is (?:the|this|our) (?:[a-z]+ )?)range|(?:dealing|trading|current) range|(?<=in )(?:the|this) range|range (?:highs?|lows?)|(?:aralik|bant)(?= ne kadar (?:genis|dar))`,
    ),
  ],
  [
    'optimal-trade-entry',
    word(`ote${ending}|optimal trade entr(?:y|ies)|optimal (?:islem )?giris\\w*`),
  ],
  [
    'fibonacci',
    word(
      "fib(?:o|s|onacci\\w{0,3})?(?:'?[iun]{1,3})?(?: (?:golden )?(?:retracements?|extensions?|levels?|zones?|fans?|seviye\\w*|duzeltme\\w*|geri cekilme\\w*|uzatma\\w*))?(?! pivot)",
    ),
  ],
  [
    'support-resistance',
    word(
      `supports?(?: (?:and|or|n) resistances?)?|resistances?|resistence|suport|supprt|s\\/r|snr|sup ?\\/ ?res|destek\\w*(?: (?:ve )?direnc\\w*)?|desteg\\w*|direnc\\w*`,
    ),
  ],
  [
    'previous-levels',
    word(
      "(?:yesterday'?s?|(?:last|previous|prior) (?:day|week|month)'?s?)(?: (?:day|week|month)'?s?)?(?: \\w+)? (?:highs?|lows?|ranges?)|(?:highs?|lows?)(?: and (?:the )?(?:highs?|lows?))? (?:of|from) (?:the )?(?:yesterday|(?:last|previous|prior) (?:day|week|month))|previous (?:day|week|month)(?: and (?:day|week|month))* levels?|p[dwm][hl]|onceki gun\\w*(?: ve hafta\\w*)? seviye\\w*|(?:dun(?:ku|un)?|(?:onceki|gecen) (?:gun|hafta|ay)\\w*)(?: en)? (?:yukse[kg]|dusu[kg]|tepe|dip|dib|zirve|arali[kg])\\w*",
    ),
  ],
  ['killzone', word('kill ?zon\\w*|kz|trading sessions?|seans\\w*|silver bullet')],
  [
    'timeframes',
    word(
      'multi[- ]?time ?frames?(?: analysis)?|time ?frames?|mtf|htf|ltf|coklu zaman (?:dilim|arali[kg])\\w*|zaman (?:dilimleri|araliklari)',
    ),
  ],
  ['base-rate', word('base ?rates?|baz oran\\w*|taban oran\\w*')],
  [
    'candlestick-pattern',
    word(
      'candle(?:stick)? ?patterns?|(?:bullish |bearish )?engulfing(?: candles?)?|dojis?|(?:inverted )?hammers?|shooting stars?|(?:morning|evening) stars?|harami|marubozu|pin ?bars?|spinning tops?|hanging (?:man|men)|tweezers?(?: (?:tops?|bottoms?))?|piercing(?: (?:line|pattern))?|dark cloud(?: cover)?|(?:inside|outside) (?:bars?|candles?)|dragonfl(?:y|ies)|gravestones?|three (?:white soldiers|black crows|(?:inside|outside) (?:up|down))|mum formasyon\\w*|formasyon\\w*|yutan\\w*|doji\\w{0,3}|(?:ters )?cekic|kayan yildiz\\w*|asili adam|asilan adam|cimbiz\\w*|delen\\w*|kara bulut\\w*|topac\\w*|uc (?:beyaz asker|kara karga)|(?:sabah|aksam) yildizi',
    ),
  ],
  [
    'divergence',
    word(
      '(?:hidden |regular )?(?:bullish |bearish )?divergences?|diverging|(?:gizli )?uyumsuzlu\\w*|uyusmazli\\w*|diverjans\\w*',
    ),
  ],
  [
    'volume-profile',
    word(
      `volume profiles?|points? of control|v?poc${ending}|value areas?|va[hl]|vpvr|hacim profil\\w*|deger alani\\w*|kontrol noktasi\\w*`,
    ),
  ],
  [
    'regime',
    word(
      '(?:market |trend |volatility )?regimes?|ranging|in a (?:trading )?range|range ?-?bound|sideways|trending|consolidati(?:ng|on)|(?:piyasa )?rejim\\w*|yatay\\w*|trendde|sikisma\\w*|(?<=how (?:strong|weak|powerful) is (?:the|this|our) (?:[a-z]+ )?)(?:(?:up ?|down ?)?trend|move)|(?:up ?|down ?)?trend(?= (?:strength|(?:is |still |getting |losing |gaining )*(?:strong|weak|strength)))|(?:trend|yukselis|dusus|egilim)\\w*(?= (?:ne kadar )?(?:guclu|guclen|zayif|gucu))',
    ),
  ],
  ['atr', word(`atr${ending}|average true range|ortalama gercek aralik\\w*`)],
  ['rsi', word(`rsi${ending}|relative strength(?: index)?|goreceli guc\\w*(?: endeks\\w*)?`)],
  [
    'ema',
    word(
      `ema${ending}|exponential moving averages?|moving averages?|us[ts]el (?:hareketli )?ortalama\\w*|hareketli ortalama\\w*`,
    ),
  ],
];

type LocatedConcept = { readonly concept: Concept; readonly start: number; readonly end: number };

/** Where a folded text speaks of concepts, in order; of two that overlap the one that begins earlier or is longer. */
export function locateConcepts(folded: string): readonly LocatedConcept[] {
  const found = spellings.flatMap(([concept, spelling]) =>
    [...folded.matchAll(new RegExp(spelling, 'g'))].map((match) => ({
      concept,
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
  let reached = 0;
  return found
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .filter(({ start, end }) => {
      if (start < reached) return false;
      reached = end;
      return true;
    });
}

/** The concepts a folded text speaks of, in the order in which they are written. */
export function findConcepts(folded: string): readonly Concept[] {
  return [...new Set(locateConcepts(folded).map(({ concept }) => concept))];
}
