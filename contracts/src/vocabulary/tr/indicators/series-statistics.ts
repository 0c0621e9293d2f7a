import type { IndicatorVocabulary } from '../../indicator-words.ts';

export const seriesStatistics: IndicatorVocabulary = {
  beta: {
    name: 'Beta',
    short: 'Beta',
    description:
      'Bir enstrümanın ikinci bir enstrümanla ne ölçüde hareket ettiği: 1 aynı ölçüde, 2 iki katı; ayrıca yalnızca ikincinin yükselen ve düşen mumlarında.',
    parameters: { length: 'Uzunluk' },
    outputs: { beta: 'Beta', betaUp: 'Beta, yükselen mumlar', betaDown: 'Beta, düşen mumlar' },
  },
  correlation: {
    name: 'Korelasyon',
    short: 'Korelasyon',
    description:
      'İki enstrümanın kapanışları arasındaki Pearson katsayısı, -1 ile 1 arası, ve karesi.',
    parameters: { length: 'Uzunluk' },
    outputs: { correlation: 'Korelasyon', rSquared: 'R kare' },
  },
  'price-relative-strength': {
    name: 'Göreli fiyat gücü',
    short: 'PRS',
    description:
      'Bir enstrümanın kapanışının ikincisininkine oranı ya da yüzde kaç puan daha çok kazandırdığı.',
    parameters: { length: 'Uzunluk', show: 'Göster' },
    outputs: { value: 'Değer' },
    choices: { ratio: 'Kapanışların oranı', lead: 'Yüzde puan farkı' },
  },
  'linear-regression-slope': {
    name: 'Doğrusal regresyon eğimi',
    short: 'Regresyon eğimi',
    description: 'Son kapanışlara en iyi uyan doğrunun eğimi, mum başına fiyat olarak.',
    parameters: { length: 'Uzunluk' },
    outputs: { slope: 'Eğim' },
  },
  'r-squared': {
    name: 'R kare',
    short: 'R²',
    description:
      'Son kapanışlardaki değişkenliğin ne kadarını bir doğrunun açıkladığı, 0 ile 1 arası.',
    parameters: { length: 'Uzunluk' },
    outputs: { rSquared: 'R kare' },
  },
  'hurst-exponent': {
    name: 'Hurst üssü',
    short: 'Hurst',
    description:
      'Hareketlerin sürme (0,5’in üstü) ya da geri dönme (altı) eğilimi, yeniden ölçeklenmiş aralık analiziyle. Kısa pencerelerde, fiyat rastgele gezinse bile yüksek çıkar.',
    parameters: { length: 'Uzunluk' },
    outputs: { exponent: 'Üs' },
  },
};
