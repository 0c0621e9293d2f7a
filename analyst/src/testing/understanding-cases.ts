import type { Language } from '@vela/contracts';
import type { CaseGroup } from './case-group.ts';
import { chartInViewCases } from './chart-in-view-cases.ts';

const both: readonly CaseGroup[] = [
  {
    expected: { intent: 'analyze', symbol: 'BTCUSDT' },
    asks: ['BTCUSDT', 'btc', 'Bitcoin', 'BTC?', 'btcusdt trend'],
  },
  {
    expected: { intent: 'analyze', symbol: 'ETHUSDT', interval: '4h' },
    asks: ['ETHUSDT 4h', 'eth H4', 'ETH 240'],
  },
  {
    expected: { intent: 'analyze', symbol: 'BTCUSDT', interval: '1d' },
    asks: ['BTCUSDT D1', 'btc 1d'],
  },
  { expected: { intent: 'not-covered', symbol: 'GARAN' }, asks: ['GARAN', 'GARAN 1d', 'GARAN.IS'] },
  { expected: { intent: 'not-covered', symbol: 'XU100' }, asks: ['XU100', 'xu100 4h'] },
];

const english: readonly CaseGroup[] = [
  ...both,
  {
    expected: { intent: 'analyze', symbol: 'BTCUSDT' },
    asks: [
      'Analyze BTCUSDT',
      'analyse btc please',
      'Can you analyze bitcoin?',
      'How is BTC doing?',
      "what's the situation on BTCUSDT",
      'Give me an overview of bitcoin',
      'show me BTC',
      'Trend of BTC?',
      'anlyze BTCUSDT',
      'BTC analysis',
      'describe the chart of BTCUSDT',
      'look at bitcoin again',
    ],
  },
  {
    expected: { intent: 'analyze', symbol: 'XAUUSD' },
    asks: ['and gold?', 'what about gold', 'gold please', 'Analyze XAUUSD', 'gold chart'],
  },
  {
    expected: { intent: 'analyze', symbol: 'AAPL' },
    asks: ['Analyze Apple', 'AAPL daily', 'how about AAPL', "Apple's trend"],
  },
  {
    expected: { intent: 'analyze', symbol: 'EURUSD' },
    asks: [
      'eur/usd',
      'EURUSD 15m',
      'analyze EURUSD on the 15 minute chart',
      'euro dollar analysis',
    ],
  },
  {
    expected: { intent: 'analyze', symbol: 'SOLUSDT', interval: '4h' },
    asks: [
      'now 4h',
      'same on 4 hour',
      '4-hour chart please',
      'and on H4?',
      'on the 4 hour chart',
      'switch to 4h',
      'four hour',
      '240',
    ],
  },
  {
    expected: { intent: 'analyze', symbol: 'SOLUSDT', interval: '1d' },
    asks: ['now daily', 'the same on the daily', 'daily chart', 'D1', '1d', 'and daily?'],
  },
  {
    expected: { intent: 'analyze', symbol: 'SOLUSDT', interval: '1w' },
    asks: ['weekly', 'same on the weekly chart', '1w please'],
  },
  {
    expected: { intent: 'analyze', symbol: 'SOLUSDT', interval: '1mo' },
    asks: ['monthly chart', 'now monthly'],
  },
  {
    expected: { intent: 'analyze', symbol: 'SOLUSDT', interval: '15m' },
    asks: ['15m', '15 minutes', 'M15', '15 min chart'],
  },
  {
    expected: { intent: 'analyze', symbol: 'SOLUSDT', interval: '1h' },
    asks: ['analyze', 'analyze it', 'technical analysis please', 'hourly', 'same again'],
  },
  {
    expected: { intent: 'concept', concept: 'order-block' },
    asks: [
      'What is an order block?',
      'order block',
      'ob?',
      'explain order blocks',
      'what does ob mean',
      'whats an oder block',
      'How do order blocks form?',
      'meaning of order block',
    ],
  },
  {
    expected: { intent: 'concept', concept: 'fair-value-gap' },
    asks: [
      'What is a fair value gap?',
      'fvg',
      'what is an FVG',
      'explain fvgs',
      'define imbalance',
      'what are gaps?',
      'fair vaule gap meaning',
    ],
  },
  {
    expected: { intent: 'concept', concept: 'structure-shift' },
    asks: [
      'What is a structure shift?',
      'market structure shift',
      'what is mss',
      'explain market structure',
    ],
  },
  {
    expected: { intent: 'concept', concept: 'break-of-structure' },
    asks: [
      'what is a BOS?',
      'break of structure',
      'explain bos',
      'what does break of structure mean',
    ],
  },
  {
    expected: { intent: 'concept', concept: 'change-of-character' },
    asks: [
      'what is choch',
      'CHoCH?',
      'explain change of character',
      'What does a change of character mean?',
    ],
  },
  {
    expected: { intent: 'concept', concept: 'swing' },
    asks: ['what is a swing high?', 'explain swing points', 'what is a pivot'],
  },
  {
    expected: { intent: 'concept', concept: 'atr' },
    asks: ['what is ATR', 'atr?', 'average true range meaning'],
  },
  {
    expected: { intent: 'concept', concept: 'rsi' },
    asks: ['what is RSI?', 'explain the rsi', 'how is rsi calculated'],
  },
  {
    expected: { intent: 'concept', concept: 'ema' },
    asks: ['what is an EMA?', 'explain moving averages'],
  },
  {
    expected: { intent: 'gaps', concept: 'fair-value-gap', side: 'above' },
    asks: [
      'Where is the nearest gap above?',
      'nearest fvg above price',
      'closest fair value gap overhead',
      'where is the next gap up',
    ],
  },
  {
    expected: { intent: 'gaps', concept: 'fair-value-gap', side: 'below' },
    asks: ['nearest gap below', 'where is the closest fvg below?', 'nearset gap under price'],
  },
  {
    expected: { intent: 'blocks', concept: 'order-block' },
    asks: [
      'where is the nearest order block',
      'closest ob',
      'nearest order blok above',
      'Where are the order blocks?',
    ],
  },
  {
    expected: { intent: 'levels' },
    asks: [
      'where is the nearest swing level',
      'nearest level',
      'where is support?',
      'resistance levels',
      'nearest resistance above',
      'closest swing high',
    ],
  },
  {
    expected: { intent: 'changed-since' },
    asks: [
      'What changed since yesterday?',
      'what changed',
      'what has changed since 12 March',
      'what changed in the last 20 candles',
      'changes since Monday',
      "what's new since this morning",
      'what happened in the last 3 days',
      'what changed since 2026-03-12',
      'since last week?',
      'what changed 10 candles ago',
    ],
  },
  {
    expected: { intent: 'help' },
    asks: ['help', 'what can you do?', 'hello', 'hi', 'how do I use this?', 'good morning'],
  },
  {
    expected: { intent: 'advice', symbol: 'BTCUSDT' },
    asks: [
      'should I buy BTC?',
      'is it a good time to sell bitcoin',
      'BTC long or short?',
      'price target for BTC?',
    ],
  },
  {
    expected: { intent: 'unknown-symbol' },
    asks: ['analyze foobarx', 'Analyze QWXZY', 'analyze zzzzqq 4h'],
  },
  {
    expected: { intent: 'mode-not-available', symbol: 'AAPL' },
    asks: ['fundamental analysis of AAPL', 'Apple fundamentals', 'AAPL balance sheet'],
  },
  {
    expected: { intent: 'unknown' },
    asks: [
      'blah blah',
      'what is the weather like',
      'tell a joke',
      'xyz abc',
      'how is the weather today?',
    ],
  },
];

const turkish: readonly CaseGroup[] = [
  ...both,
  {
    expected: { intent: 'analyze', symbol: 'BTCUSDT' },
    asks: [
      'BTCUSDT analiz et',
      'bitcoin analizi',
      'BTC ne durumda?',
      "BTC'de durum?",
      "BTCUSDT'yi incele",
      'bitcoini yorumla',
      'Bitcoin grafiği',
      'btc trendi',
      'BTC görünümü nasıl?',
      'bana BTC göster',
      'BTC anliz',
      "Bitcoin'i analiz eder misin?",
      'btcye bak',
    ],
  },
  {
    expected: { intent: 'analyze', symbol: 'XAUUSD' },
    asks: ['peki altın?', 'altın analiz', 'altının durumu', 'ALTIN', 'ons altın grafiği'],
  },
  {
    expected: { intent: 'analyze', symbol: 'AAPL' },
    asks: ['Apple analiz', "Apple'ın durumu", 'AAPL günlük', 'apple hissesi'],
  },
  {
    expected: { intent: 'analyze', symbol: 'EURUSD' },
    asks: ['euro dolar', 'eur/usd analiz', 'EURUSD 15 dakikalık'],
  },
  {
    expected: { intent: 'analyze', symbol: 'SOLUSDT', interval: '4h' },
    asks: [
      'şimdi 4 saatlik',
      'aynısını 4 saatlikte',
      '4 saatlik grafik',
      '4h',
      'dört saatlik',
      '4 saatliğe geç',
      'H4 bak',
    ],
  },
  {
    expected: { intent: 'analyze', symbol: 'SOLUSDT', interval: '1d' },
    asks: ['günlük', 'aynısını günlükte', 'günlük grafikte nasıl', 'günlüğe geçelim', '1 günlük'],
  },
  {
    expected: { intent: 'analyze', symbol: 'SOLUSDT', interval: '1w' },
    asks: ['haftalık', 'haftalık grafik', 'aynısı haftalıkta'],
  },
  {
    expected: { intent: 'analyze', symbol: 'SOLUSDT', interval: '1mo' },
    asks: ['aylık', 'aylık grafikte göster'],
  },
  {
    expected: { intent: 'analyze', symbol: 'SOLUSDT', interval: '15m' },
    asks: ['15 dakikalık', '15dk', 'on beş dakikalık'],
  },
  {
    expected: { intent: 'analyze', symbol: 'SOLUSDT', interval: '1h' },
    asks: [
      'analiz et',
      'saatlik',
      'durum ne?',
      'tekrar analiz',
      'teknik analiz',
      'saatlikte durum',
    ],
  },
  {
    expected: { intent: 'concept', concept: 'order-block' },
    asks: [
      'Emir bloğu nedir?',
      'emir bloğu',
      'ob nedir',
      'emir bloku ne demek',
      'EMİR BLOĞU NEDİR',
      'emir bloklarını açıkla',
      'order block ne demek?',
      'order block nedir',
      'emir blogu nasil olusur',
    ],
  },
  {
    expected: { intent: 'concept', concept: 'fair-value-gap' },
    asks: [
      'Adil değer boşluğu nedir?',
      'fvg nedir',
      'boşluk ne demek',
      'fvg ne işe yarar?',
      'boşlukları anlat',
      'what is boşluk',
      'gap nedir',
    ],
  },
  {
    expected: { intent: 'concept', concept: 'structure-shift' },
    asks: ['yapı değişimi nedir', 'piyasa yapısı nedir?', 'mss ne demek', 'Piyasa yapısını açıkla'],
  },
  {
    expected: { intent: 'concept', concept: 'break-of-structure' },
    asks: ['yapı kırılımı nedir?', 'bos nedir', 'yapı kırılımı', 'YAPI KIRILIMI NE DEMEK'],
  },
  {
    expected: { intent: 'concept', concept: 'change-of-character' },
    asks: [
      'choch nedir',
      'karakter değişimi nedir',
      'choch ne demek?',
      'karakter değişimini anlat',
    ],
  },
  {
    expected: { intent: 'concept', concept: 'swing' },
    asks: ['salınım nedir', 'salınım tepesi ne demek', 'swing nedir'],
  },
  {
    expected: { intent: 'concept', concept: 'atr' },
    asks: ['atr nedir', 'ATR ne işe yarar', "ATR'yi açıkla"],
  },
  {
    expected: { intent: 'concept', concept: 'rsi' },
    asks: ['rsi nedir', 'RSI nasıl hesaplanır', 'göreceli güç endeksi nedir'],
  },
  {
    expected: { intent: 'concept', concept: 'ema' },
    asks: ['ema nedir', 'hareketli ortalama nedir?', 'EMA ne demek'],
  },
  {
    expected: { intent: 'gaps', concept: 'fair-value-gap', side: 'above' },
    asks: [
      'üstteki en yakın boşluk nerede?',
      'yukarıdaki en yakın fvg',
      'en yakın üst boşluk nerede',
      'fiyatın üzerindeki en yakın boşluk',
    ],
  },
  {
    expected: { intent: 'gaps', concept: 'fair-value-gap', side: 'below' },
    asks: [
      'alttaki en yakın boşluk',
      'aşağıda en yakın fvg nerede?',
      'fiyatın altında boşluk nerede',
    ],
  },
  {
    expected: { intent: 'blocks', concept: 'order-block' },
    asks: [
      'en yakın emir bloğu nerede?',
      'en yakın ob',
      'emir blokları nerede',
      'alttaki emir bloğu nerede',
      'en yakin emir blogu',
    ],
  },
  {
    expected: { intent: 'levels' },
    asks: [
      'en yakın direnç nerede',
      'destek nerede?',
      'en yakın seviye',
      'en yakın salınım tepesi nerede',
      'direnç seviyeleri',
      'en yakın destek',
    ],
  },
  {
    expected: { intent: 'changed-since' },
    asks: [
      'dünden beri ne değişti?',
      'ne değişti',
      'bu sabahtan beri ne değişti',
      "12 Mart'tan beri ne değişti",
      'son 20 mumda ne değişti?',
      'pazartesiden beri ne değişti',
      'son 3 günde ne oldu',
      'geçen haftadan beri değişiklikler',
      '12.03.2026 tarihinden beri ne değişti',
      'ne oldu bugün',
      'son 4 saatte ne değişti',
    ],
  },
  {
    expected: { intent: 'help' },
    asks: [
      'yardım',
      'neler yapabilirsin?',
      'merhaba',
      'selam',
      'nasıl kullanılır',
      'ne sorabilirim?',
    ],
  },
  {
    expected: { intent: 'advice', symbol: 'BTCUSDT' },
    asks: [
      'btc alayım mı',
      'bitcoin almalı mıyım?',
      'BTC satayım mı?',
      'btc alınır mı',
      'BTC hedef fiyat ne?',
      'bitcoin yükselir mi',
    ],
  },
  {
    expected: { intent: 'not-covered', symbol: 'THYAO' },
    asks: ['THYAO analiz et', "THYAO'nun durumu"],
  },
  {
    expected: { intent: 'unknown-symbol' },
    asks: ['foobarx analiz et', 'QWXZY analizi', 'zzzzqq incele'],
  },
  {
    expected: { intent: 'mode-not-available', symbol: 'AAPL' },
    asks: ['AAPL temel analiz', 'Apple bilançosu', "Apple'ın temel analizi"],
  },
  {
    expected: { intent: 'unknown' },
    asks: [
      'bugünlerde canım sıkkın',
      'falan filan',
      'en sevdiğin renk hangisi',
      'bugün hava nasıl',
    ],
  },
];

export const understandingCases: Readonly<Record<Language, readonly CaseGroup[]>> = {
  en: [...english, ...chartInViewCases.en],
  tr: [...turkish, ...chartInViewCases.tr],
};
