import type { BaseRateName } from '../../base-rate.ts';

/** Label of each base rate, used as a group of facts. */
export const baseRates: Readonly<Record<BaseRateName, string>> = {
  'gap-touched': 'Yeniden dokunulan boşluklar',
  'gap-filled': 'Dolan boşluklar',
  'gap-holds': 'Dokunulduktan sonra tutan boşluklar',
  'block-touched': 'Yeniden dokunulan emir blokları',
  'block-holds': 'Dokunulduktan sonra tutan emir blokları',
  'break-follows': 'Devamı gelen yapı kırılımları',
  'change-follows': 'Devamı gelen karakter değişimleri',
  'shift-follows': 'Devamı gelen piyasa yapısı değişimleri',
  'displacement-follows': 'Devamı gelen itki mumları',
  'swing-broken': 'Ötesinde kapanış olan salınımlar',
  'equal-level-reached': 'Ulaşılan eşit tepe ve dipler',
  'pool-reached': 'Ulaşılan likidite havuzları',
  'sweep-follows': 'Dönüş izleyen süpürmeler',
  'zone-holds': 'Dokunulduktan sonra tutan destek ve dirençler',
  'session-level-reached': 'Ulaşılan seans tepe ve dipleri',
  'previous-day-reached': 'Ulaşılan önceki gün tepe ve dipleri',
  'divergence-follows': 'Devamı gelen uyumsuzluklar',
};

/** Label of each measure of a base rate, by the last part of the fact's label. */
export const baseRateMeasures: Readonly<Record<string, string>> = {
  rate: 'pay',
  n: 'sayılan vaka',
  horizon: 'tanınan mum sayısı',
  low: '%95 güven aralığının alt ucu',
  high: '%95 güven aralığının üst ucu',
  control: 'eşlenmiş mumlardaki pay',
  difference: 'eşlenmiş mumlardan farkı, yüzde puan',
  'difference-low': 'farkın güven aralığı, alt uç',
  'difference-high': 'farkın güven aralığı, üst uç',
  effective: 'aynı bilgiyi verecek bağımsız vaka',
  doubt: 'neden ayırt edilebilir sayılmadığı',
  from: 'sayılan ilk mum',
  to: 'sayılan son mum',
};

/** Label of the facts about the count as a whole, by the last part of the fact's label. */
export const baseRateData: Readonly<Record<string, string>> = {
  tests: 'Taban oranları: birlikte değerlendirilen oran sayısı',
  artefact: 'Taban oranları: sayım dışı bırakılma nedeni',
  share: 'Taban oranları: etkilenen pay',
  from: 'Taban oranları: sayılan ilk mum',
  to: 'Taban oranları: sayılan son mum',
};
