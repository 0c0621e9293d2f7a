import type { QuestionLexicon } from '../question-lexicon.ts';

export const conceptNames: QuestionLexicon['concepts'] = {
  'order-block': [
    'emir blo[cgk]\\w*|blo[cgk](?:u|lar\\w*|un\\w*|ta\\w*)?',
    '(?:arz|talep)(?: ve talep)? (?:bolge|alan)\\w*',
  ],
  'breaker-block': 'kirici blo[cgk]\\w*',
  'fair-value-gap':
    'doldurulma(?:mis|yan)\\w*(?= (?:derken|ne demek|demek))|dengesizli\\w*|verimsizli\\w*|adil deger\\w*(?: bosl?u\\w*)?|boslu[kg]\\w*',
  'change-of-character': 'karakter degisi\\w*',
  'break-of-structure': 'yapi(?:sal|nin)? kiril\\w*',
  'structure-shift': '(?:piyasa )?yapi(?:si)? (?:degisi|kayma)\\w*|piyasa yapisi\\w*',
  displacement: 'displacement\\w*|fiyat yer degistirme\\w*|yer degistirme\\w*|itki mum\\w*',
  swing: [
    'pivotlar\\w*(?! points?)|salinim\\w*(?: (?:tepe|dip|dib)\\w*)?|tepe(?!miz)\\w*',
    'di[pb](?:ler\\w*|i|te|e)?',
  ],
  'equal-highs-lows': 'esit (?:tepe|dip|dib|zirve)\\w*',
  'liquidity-pool': 'likidite(?: havuz\\w*)?|havuz\\w*',
  'liquidity-sweep': [
    'likidite sweep\\w*|likidite (?:av|alim|temizli|supur)\\w*|likiditeyi? supur\\w*|supur\\w*',
    'stop av\\w*',
  ],
  'premium-discount': [
    'premium\\w* ve discount\\w*|prim (?:bolge|taraf)\\w*|(?:prim (?:ve )?)?iskonto\\w*',
    '(?:ucuz|pahali|indirimli) (?:bolge|taraf|alan)\\w*',
    '(?:aralik|bant)(?= ne kadar (?:genis|dar))',
  ],
  'optimal-trade-entry': 'optimal (?:islem )?giris\\w*',
  fibonacci:
    "fib(?:o|s|onacci\\w{0,3})?(?:'?[iun]{1,3})? (?:golden )?(?:seviye\\w*|duzeltme\\w*|geri cekilme\\w*|uzatma\\w*)(?! pivot)",
  'support-resistance': 'destek\\w*(?: (?:ve )?direnc\\w*)?|desteg\\w*|direnc\\w*',
  'previous-levels': [
    'onceki gun\\w*(?: ve hafta\\w*)? seviye\\w*',
    '(?:dun(?:ku|un)?|(?:onceki|gecen) (?:gun|hafta|ay)\\w*)(?: en)? (?:yukse[kg]|dusu[kg]|tepe|dip|dib|zirve|arali[kg])\\w*',
  ],
  killzone: 'seans\\w*',
  timeframes: 'coklu zaman (?:dilim|arali[kg])\\w*|zaman (?:dilimleri|araliklari)',
  'base-rate': 'baz oran\\w*|taban oran\\w*',
  'candlestick-pattern': [
    'mum formasyon\\w*|formasyon\\w*|yutan\\w*|doji\\w{0,3}|(?:ters )?cekic|kayan yildiz\\w*',
    'asili adam|asilan adam|cimbiz\\w*|delen\\w*|kara bulut\\w*|topac\\w*',
    'uc (?:beyaz asker|kara karga)|(?:sabah|aksam) yildizi',
  ],
  divergence: '(?:gizli )?uyumsuzlu\\w*|uyusmazli\\w*|diverjans\\w*',
  'volume-profile': 'hacim profil\\w*|deger alani\\w*|kontrol noktasi\\w*',
  regime: [
    '(?:piyasa )?rejim\\w*|yatay\\w*|trendde|sikisma\\w*',
    '(?:trend|yukselis|dusus|egilim)\\w*(?= (?:ne kadar )?(?:guclu|guclen|zayif|gucu))',
  ],
  atr: 'ortalama gercek aralik\\w*',
  rsi: 'goreceli guc\\w*(?: endeks\\w*)?',
  ema: 'us[ts]el (?:hareketli )?ortalama\\w*|hareketli ortalama\\w*',
};
