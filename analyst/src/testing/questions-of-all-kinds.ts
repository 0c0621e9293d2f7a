import type { Intent } from '@vela/contracts';

type Questions = readonly (readonly [intent: Intent, en: string, tr: string])[];

/** One question of each kind, several of broad kinds. */
export const commonQuestions: Questions = [
  ['analyze', 'analyze', 'analiz et'],
  ['analyze', 'any head and shoulders', 'omuz baş omuz var mı'],
  ['advice', 'should I buy', 'alayım mı'],
  ['levels', 'nearest levels', 'en yakın seviyeler nerede'],
  ['levels', 'support below', 'alttaki destek nerede'],
  ['levels', 'previous week high and low', 'önceki haftanın en yükseği ve en düşüğü'],
  ['gaps', 'which gaps are open', 'hangi boşluklar açık'],
  ['blocks', 'which blocks are untouched', 'dokunulmamış emir blokları hangileri'],
  ['blocks', 'any breaker blocks', 'kırıcı blok var mı'],
  ['last-sweep', 'last liquidity sweep', 'son likidite süpürmesi'],
  ['bias', 'bullish or bearish, what would invalidate it', 'boğa mı ayı mı, ne geçersiz kılar'],
  ['volatility', 'how volatile compared with its history', 'geçmişine göre ne kadar oynak'],
  ['timeframes', 'trend on all timeframes', 'bütün zaman dilimlerinde trend'],
  ['findings', 'any equal highs', 'eşit tepe var mı'],
  ['findings', 'any liquidity pools', 'likidite havuzu var mı'],
  ['findings', 'any displacement', 'itki mumu var mı'],
  ['findings', 'any change of character', 'karakter değişimi var mı'],
  ['findings', 'premium or discount', 'premiumda mı discountta mı'],
  ['findings', 'fibonacci levels', 'fibonacci seviyeleri'],
  ['findings', 'any divergence', 'uyumsuzluk var mı'],
  ['findings', 'candlestick patterns', 'mum formasyonları'],
  ['findings', 'trending or ranging', 'yatayda mı trendde mi'],
  ['findings', 'where is the point of control', 'poc nerede'],
  ['base-rate', 'how often were gaps filled', 'boşluklar ne sıklıkla doldu'],
  ['changed-since', 'what changed in the last 30 candles', 'son 30 mumda ne değişti'],
  ['killzone', 'which killzone now', 'şimdi hangi killzone'],
  ['data', 'where does your data come from', 'verileri nereden alıyorsun'],
  ['indicator', 'rsi', 'rsi kaç'],
  ['indicator', '200 ema', '200 ema kaç'],
  ['indicator', '50 day moving average', '50 günlük hareketli ortalama'],
  ['indicator', 'macd', 'macd kaç'],
  ['indicator', 'bollinger bands', 'bollinger bantları'],
];

/** Questions about a chart: the above, other sides and indicators, requests that cannot be met. */
export const chartQuestions: Questions = [
  ...commonQuestions,
  ['levels', 'resistance above', 'yukarıdaki direnç nerede'],
  ['gaps', 'unfilled gaps above', 'üstteki dolmamış boşluklar'],
  ['base-rate', 'how often did order blocks hold', 'emir blokları ne sıklıkla tuttu'],
  ['base-rate', 'how often do sweeps reverse', 'süpürmeler ne sıklıkla döner'],
  ['changed-since', 'what changed since 1 January 2030', '1 Ocak 2030 tarihinden beri ne değişti'],
  ['changed-since', 'what changed since 1 January 2010', '1 Ocak 2010 tarihinden beri ne değişti'],
  ['indicator', 'ema 999999', 'ema 999999 kaç'],
  ['indicator', 'parabolic sar', 'parabolik sar kaç'],
  ['indicator', 'ichimoku', 'ichimoku kaç'],
  ['indicator', 'obv', 'obv kaç'],
];

/** Questions without a chart. */
export const plainQuestions: Questions = [
  ['help', 'hello', 'merhaba'],
  ['data', 'is this real data', 'bu gerçek veri mi'],
  [
    'killzone',
    'which killzone is it now and which is next',
    'şu an hangi killzone var, sıradaki hangisi',
  ],
  ['indicator', 'BTC 50 day moving average', 'BTC 50 günlük ortalama'],
  ['indicator', 'BTC 20-week MA', 'BTC 20 haftalık ortalama'],
  // A series without candles.
  [
    'killzone',
    'which killzone is it now on SOLUSDT 1mo',
    'SOLUSDT aylık grafikte şu an hangi killzone var',
  ],
  ['off-topic', 'what is the weather like today', 'bugün hava nasıl olacak'],
  ['unknown', 'blah blah', 'falan filan'],
  ['small-talk', 'how are you', 'nasılsın'],
  ['distress', 'i lost everything, i want to die', 'her şeyimi kaybettim, yaşamak istemiyorum'],
  ['task', 'alert me when BTC moves', 'BTC için alarm kur'],
  ['list', 'which of my list is above its average', 'listemde ortalamasının üzerinde olan var mı'],
  ['task', 'which stocks are near their highs', 'hangi hisseler zirveye yakın'],
  ['measure', 'what is a drawdown', 'drawdown nedir'],
  ['concept', 'what is a fair value gap', 'adil değer boşluğu nedir'],
  ['concept', 'what is a liquidity sweep', 'likidite süpürmesi nedir'],
  ['concept', 'fibonacci levels', 'fibonacci seviyeleri'],
  ['concept', 'what is supertrend', 'supertrend nedir'],
  ['not-covered', 'analyze THYAO', 'THYAO analiz et'],
  ['unknown-symbol', 'analyze QWXYZ', 'QWXYZ analiz et'],
  ['ambiguous-symbol', 'btc eth sol levels', 'btc eth sol analiz et'],
  ['company', 'fundamental analysis of AAPL', 'AAPL temel analiz'],
];

/** Comparisons of two charts. */
export const pairQuestions: readonly (readonly [en: string, tr: string])[] = [
  ['compare BTC and ETH on the 1 hour chart', 'BTC ile ETH 1 saatlik karşılaştır'],
  ['AAPL vs BTCUSDT daily', 'AAPL ile BTCUSDT günlük kıyasla'],
  ['compare EURUSD and SHIBUSDT 15m', 'EURUSD ile SHIBUSDT 15 dakikalık karşılaştır'],
];
