import type { CaseGroup } from './case-group.ts';

/** Turkish questions about the chart in view. */
export const turkishChartCases: readonly CaseGroup[] = [
  {
    expected: { intent: 'indicator', indicator: 'rsi' },
    asks: [
      'rsi ne diyor',
      'aşırı alımda mı',
      'aşırı satıma girdik mi',
      'overbought mu',
      'rsi kaçta',
    ],
  },
  {
    expected: { intent: 'measure' },
    asks: ['hacim nasıl', 'hacim yüksek mi'],
  },
  {
    expected: { intent: 'indicator', indicator: 'sma' },
    asks: ['50 günlük ortalama kaç', '200 günlük hareketli ortalama'],
  },
  {
    expected: { intent: 'unknown' },
    asks: ['emir akışı nasıl', 'fonlama oranı kaç', 'balinalar alıyor mu'],
  },
  {
    expected: { intent: 'findings', concept: 'regime' },
    asks: ['trend ne kadar güçlü', 'bu yükseliş ne kadar güçlü', 'trend zayıflıyor mu'],
  },
  {
    expected: { intent: 'indicator', indicator: 'ema' },
    asks: ['200 ema ya ne kadar uzak', "200 ema'ya mesafe", '200 ema ne durumda'],
  },
  {
    expected: { intent: 'concept', concept: 'rsi' },
    asks: ['rsi ne işe yarar?', 'aşırı alım RSI için ne demek'],
  },
  {
    expected: { intent: 'findings', concept: 'premium-discount' },
    asks: [
      'prim iskonto ne durumda',
      'ucuz bölgede miyiz',
      'fiyat pahalı bölgede mi',
      'premium da mıyız',
      'bant ne kadar geniş',
    ],
  },
  {
    expected: { intent: 'findings', concept: 'change-of-character' },
    asks: ['son choch u açıkla', 'choch geldi mi', 'son choch nerede'],
  },
  {
    expected: { intent: 'findings', concept: 'candlestick-pattern' },
    asks: ['o bi çekiç miydi', 'bu mum pin bar mı'],
  },
  {
    expected: { intent: 'last-sweep' },
    asks: [
      'son dönemde likidite alındı mı sonra ne oldu',
      'liquidity alındı mı',
      'hangi seviye en son alındı',
      'sweep oldu mu',
    ],
  },
  {
    expected: { intent: 'timeframes' },
    asks: [
      'haftalık trend bize ters mi',
      'zaman dilimleri uyumlu mu',
      'üst zaman aralığı ne diyor',
      'hangi zaman aralıkları ters',
    ],
  },
  {
    expected: { intent: 'bias' },
    asks: [
      'yön yukarı mı aşağı mı',
      'yükselir dersem nerede yanılırım',
      'boğalar mı ayılar mı baskın',
    ],
  },
  {
    expected: { intent: 'indicator', indicator: 'vwap' },
    asks: ['vwap a ne kadar uzağız', 'vwap kaç'],
  },
  {
    expected: { intent: 'indicator', indicator: 'bollinger-bands' },
    asks: ['bollinger bantlarını ver'],
  },
  {
    expected: { intent: 'findings', concept: 'break-of-structure' },
    asks: ['son yapı kırılımını açıkla'],
  },
  {
    expected: { intent: 'killzone' },
    asks: [
      'londra ne zaman açılıyor',
      'newyork killzone una ne kadar var',
      'londra kaçta kapanıyor',
      'hangi seanslar açık',
    ],
  },
  {
    expected: { intent: 'base-rate', concept: 'order-block' },
    asks: ['order blocklar ne kadar çalışıyor'],
  },
  {
    expected: { intent: 'levels' },
    asks: ['geçen haftanın aralığı'],
  },
  {
    expected: { intent: 'levels' },
    asks: ['dünün en yükseği ve en düşüğü'],
  },
  {
    expected: { intent: 'data' },
    asks: [
      'verileri nereden alıyorsun',
      'bu gerçek veri mi',
      'bu fiyatlar nereden geliyor',
      'verilerin canlı mı gecikmeli mi',
      'makas ne kadar',
    ],
  },
  {
    expected: { intent: 'advice' },
    asks: ['stopu nereye koyayım', 'şort açayım mı', 'hedefin ne'],
  },
  {
    expected: { intent: 'blocks', concept: 'order-block' },
    asks: ['taze order block var mı', "order block'a değdi mi"],
  },
  {
    expected: { intent: 'gaps', concept: 'fair-value-gap' },
    asks: ['gap kapandi mi', 'fvg doldu mu'],
  },
  { expected: { intent: 'company' }, asks: ['ucuz mu'] },
  { expected: { intent: 'volatility' }, asks: ['bir saatte genelde ne kadar oynar'] },
  { expected: { intent: 'measure', symbol: 'SOLUSDT' }, asks: ['fiyat kaç'] },
  { expected: { intent: 'analyze', symbol: 'SOLUSDT' }, asks: ['burda ne oluyor'] },
];
