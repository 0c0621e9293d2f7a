import type { IndicatorVocabulary } from '../../indicator-words.ts';

export const volume: IndicatorVocabulary = {
  'on-balance-volume': {
    name: 'Denge işlem hacmi',
    short: 'OBV',
    description:
      'Hacimlerin birikimli toplamı: kapanış yükseldiğinde eklenir, düştüğünde çıkarılır.',
    parameters: {},
    outputs: { balance: 'OBV' },
  },
  vwap: {
    name: 'Hacim ağırlıklı ortalama fiyat',
    short: 'VWAP',
    description:
      'İşlem gününün, haftasının, ayının ya da serinin başından beri hacimle ağırlıklandırılmış ortalama fiyat.',
    parameters: { since: 'Başlangıç' },
    outputs: { vwap: 'VWAP' },
    choices: { day: 'Gün başı', week: 'Hafta başı', month: 'Ay başı', start: 'Serinin başı' },
  },
  'accumulation-distribution': {
    name: 'Birikim/dağıtım çizgisi',
    short: 'A/D',
    description:
      'Hacimlerin birikimli toplamı; her biri mumun aralığında nerede kapandığına göre sayılır: en yüksekte tam, en düşükte eksi.',
    parameters: {},
    outputs: { line: 'A/D çizgisi' },
  },
  'chaikin-money-flow': {
    name: 'Chaikin para akışı',
    short: 'CMF',
    description:
      'Son mumların, aralıklarında nerede kapandıklarına göre sayılan hacimlerinin toplam hacme oranı: -1 ile 1 arasında.',
    parameters: { length: 'Uzunluk' },
    outputs: { moneyFlow: 'CMF' },
  },
  'money-flow-index': {
    name: 'Para akışı endeksi',
    short: 'MFI',
    description:
      'Tipik fiyatı yükselen mumlarda el değiştiren paranın, fiyatı değişen bütün mumlardakine payı; 0 ile 100 arasında.',
    parameters: { length: 'Uzunluk' },
    outputs: { index: 'MFI' },
  },
};
