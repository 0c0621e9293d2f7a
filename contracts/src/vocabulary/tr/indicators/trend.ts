import type { IndicatorVocabulary } from '../../indicator-words.ts';

export const trend: IndicatorVocabulary = {
  adx: {
    name: 'Ortalama yön endeksi',
    short: 'ADX',
    description:
      'Mumların bir önceki mumu ne kadar aştığından, yönü ne olursa olsun trendin gücünü ölçer. Hangi tarafın önde olduğunu +DI ve -DI gösterir.',
    parameters: { length: 'Uzunluk' },
    outputs: { adx: 'ADX', plusDi: '+DI', minusDi: '-DI', dx: 'DX', adxr: 'ADXR' },
  },
  aroon: {
    name: 'Aroon',
    short: 'Aroon',
    description:
      'Son mumların en yüksek tepesinin ve en düşük dibinin ne kadar yakın zamanda oluştuğu (her biri 0 ile 100 arasında) ve ikisinin farkı.',
    parameters: { length: 'Uzunluk' },
    outputs: { up: 'Aroon yukarı', down: 'Aroon aşağı', oscillator: 'Osilatör' },
  },
  ichimoku: {
    name: 'Ichimoku bulutu',
    short: 'Ichimoku',
    description:
      'Üç ayrı mum diliminin en yüksek ve en düşük fiyatlarının ortaları. Bulutun iki kenarı, hesaplandığı mumların ilerisinde durur.',
    parameters: {
      conversion: 'Dönüş çizgisi uzunluğu',
      base: 'Temel çizgi uzunluğu',
      span: 'Öncü B uzunluğu',
      displacement: 'Kaydırma',
    },
    outputs: {
      conversionLine: 'Dönüş çizgisi',
      baseLine: 'Temel çizgi',
      leadingSpanA: 'Öncü A',
      leadingSpanB: 'Öncü B',
    },
  },
  'chikou-span': {
    name: 'Gecikmeli çizgi (Chikou)',
    short: 'Chikou',
    description:
      'Ichimoku grafiğindeki gibi, bir mumun belirli sayıda mum geriye çizilen kapanışı. Ancak sonraki mumda bilinir.',
    parameters: { displacement: 'Kaydırma' },
    outputs: { laggingSpan: 'Gecikmeli çizgi' },
  },
  'parabolic-sar': {
    name: 'Parabolik SAR',
    short: 'SAR',
    description:
      'Bir trendi her yeni uç değerle hızlanarak izleyen, fiyatlar ulaştığında taraf değiştiren durdurma seviyesi.',
    parameters: { step: 'Hızlanma adımı', maximum: 'En yüksek hızlanma' },
    outputs: { sar: 'SAR' },
  },
  supertrend: {
    name: 'Supertrend',
    short: 'Supertrend',
    description:
      'Mumların ortasından, ortalama gerçek aralığın belirli bir katı uzaklıkta duran çizgi. Fiyatlara yalnızca yaklaşır, bir kapanış onu geçince taraf değiştirir.',
    parameters: { length: 'Uzunluk', multiplier: 'Çarpan' },
    outputs: { below: 'Fiyatların altında', above: 'Fiyatların üstünde' },
  },
  'atr-trailing-stop': {
    name: 'ATR izleyen stop',
    short: 'ATR stop',
    description:
      'Kapanışlardan ya da tepe ve diplerden, ortalama gerçek aralığın belirli bir katı uzaklıkta duran çizgi. Fiyatlara yalnızca yaklaşır, bir kapanış onu geçince taraf değiştirir.',
    parameters: { length: 'Uzunluk', multiplier: 'Çarpan', measuredFrom: 'Ölçüldüğü yer' },
    outputs: { below: 'Fiyatların altında', above: 'Fiyatların üstünde' },
    choices: { close: 'Kapanış', 'high-low': 'Yüksek ve düşük' },
  },
  'chandelier-exit': {
    name: 'Chandelier çıkışı',
    short: 'Chandelier',
    description:
      'İki çizgi: son mumların en yüksek tepesinin altında ve en düşük dibinin üstünde, ortalama gerçek aralığın belirli bir katı uzaklıkta.',
    parameters: { length: 'Uzunluk', multiplier: 'Çarpan' },
    outputs: { below: 'En yüksek tepenin altında', above: 'En düşük dibin üstünde' },
  },
  'volatility-stop': {
    name: 'Oynaklık stopu',
    short: 'Oyn. stopu',
    description:
      'Wilder’ın, trendin en uç kapanışından ortalama gerçek aralığın belirli bir katı uzaklıktaki stopu; onu aşan bir kapanış trendi döndürür.',
    parameters: { length: 'Uzunluk', multiplier: 'Çarpan' },
    outputs: { below: 'Fiyatların altında', above: 'Fiyatların üstünde' },
  },
};
