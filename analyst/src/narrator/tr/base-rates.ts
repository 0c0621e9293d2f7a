import type { SpokenRate } from '@vela/contracts';
import type { BaseRateSentence, RateWords } from '../../base-rates/base-rate-topics.ts';

const words: Readonly<Record<SpokenRate, RateWords>> = {
  'gap-touched': {
    counted: 'adil değer boşluğundan',
    which: 'gösterilecek kadar geniş ',
    happened: 'yeniden dokunulanların',
  },
  'gap-filled': {
    counted: 'adil değer boşluğundan',
    which: 'gösterilecek kadar geniş ',
    happened: 'dolanların',
  },
  'gap-holds': {
    counted: 'adil değer boşluğundan',
    which: 'gösterilecek kadar geniş olup yeniden dokunulan ',
    happened: 'tutanların, yani ötesinde kapanış olmadan fiyatın ATR kadar uzaklaştığı boşlukların',
  },
  'block-touched': { counted: 'emir bloğundan', happened: 'yeniden dokunulanların' },
  'block-holds': {
    counted: 'emir bloğundan',
    which: 'yeniden dokunulan ',
    happened: 'tutanların, yani ötesinde kapanış olmadan fiyatın ATR kadar uzaklaştığı blokların',
  },
  'break-follows': {
    counted: 'yapı kırılımından',
    happened: 'önce kendi yönünde ATR kadar hareket görülenlerin',
  },
  'change-follows': {
    counted: 'karakter değişiminden',
    happened: 'önce kendi yönünde ATR kadar hareket görülenlerin',
  },
  'shift-follows': {
    counted: 'piyasa yapısı değişiminden',
    happened: 'önce kendi yönünde ATR kadar hareket görülenlerin',
  },
  'displacement-follows': {
    counted: 'itki mumundan',
    happened: 'önce kendi yönünde ATR kadar hareket görülenlerin',
  },
  'swing-broken': {
    counted: 'iç ölçekteki salınım tepe ve dibinden',
    happened: 'ötesinde kapanış olanların',
  },
  'equal-level-reached': { counted: 'eşit tepe ve dipten', happened: 'yeniden ulaşılanların' },
  'pool-reached': { counted: 'likidite havuzundan', happened: 'ulaşılanların' },
  'sweep-follows': {
    counted: 'likidite süpürmesinden',
    happened: 'önce ters yönde ATR kadar dönüş görülenlerin',
  },
  'zone-holds': {
    counted: 'destek veya direnç bölgesinden',
    which: 'dokunulan ',
    happened: 'tutanların, yani ötesinde kapanış olmadan fiyatın ATR kadar uzaklaştığı bölgelerin',
  },
  'session-level-reached': { counted: 'seans tepe ve dibinden', happened: 'ulaşılanların' },
  'previous-day-reached': { counted: 'önceki gün tepe ve dibinden', happened: 'ulaşılanların' },
  'divergence-follows': {
    counted: 'uyumsuzluktan',
    happened: 'önce kendi yönünde ATR kadar hareket görülenlerin',
  },
};

function beginning(name: SpokenRate): string {
  const { which = '', counted, happened } = words[name];
  return `Bu verideki ${which}{base-rate.${name}.n} ${counted} {base-rate.${name}.horizon} mum içinde ${happened} payı {base-rate.${name}.rate} (aralık: {base-rate.${name}.low} ile {base-rate.${name}.high} arası)`;
}

function alike(name: SpokenRate): string {
  return `${beginning(name)}; rastgele mumlarda bu pay {base-rate.${name}.control}, yani sonuç rastlantıdan ayırt edilemiyor.`;
}

function apart(name: SpokenRate): string {
  return `${beginning(name)}; rastgele mumlarda bu pay {base-rate.${name}.control} ve aradaki {base-rate.${name}.difference} puanlık fark ({base-rate.${name}.difference-low} ile {base-rate.${name}.difference-high} arası) yalnızca rastlantıyla açıklanamıyor.`;
}

/** How often something happened after a kind of structure, beside random candles. */
export const baseRatesTr = {
  'base-rate.gap-touched.alike': alike('gap-touched'),
  'base-rate.gap-touched.apart': apart('gap-touched'),
  'base-rate.gap-filled.alike': alike('gap-filled'),
  'base-rate.gap-filled.apart': apart('gap-filled'),
  'base-rate.gap-holds.alike': alike('gap-holds'),
  'base-rate.gap-holds.apart': apart('gap-holds'),
  'base-rate.block-touched.alike': alike('block-touched'),
  'base-rate.block-touched.apart': apart('block-touched'),
  'base-rate.block-holds.alike': alike('block-holds'),
  'base-rate.block-holds.apart': apart('block-holds'),
  'base-rate.break-follows.alike': alike('break-follows'),
  'base-rate.break-follows.apart': apart('break-follows'),
  'base-rate.change-follows.alike': alike('change-follows'),
  'base-rate.change-follows.apart': apart('change-follows'),
  'base-rate.shift-follows.alike': alike('shift-follows'),
  'base-rate.shift-follows.apart': apart('shift-follows'),
  'base-rate.displacement-follows.alike': alike('displacement-follows'),
  'base-rate.displacement-follows.apart': apart('displacement-follows'),
  'base-rate.swing-broken.alike': alike('swing-broken'),
  'base-rate.swing-broken.apart': apart('swing-broken'),
  'base-rate.equal-level-reached.alike': alike('equal-level-reached'),
  'base-rate.equal-level-reached.apart': apart('equal-level-reached'),
  'base-rate.pool-reached.alike': alike('pool-reached'),
  'base-rate.pool-reached.apart': apart('pool-reached'),
  'base-rate.sweep-follows.alike': alike('sweep-follows'),
  'base-rate.sweep-follows.apart': apart('sweep-follows'),
  'base-rate.zone-holds.alike': alike('zone-holds'),
  'base-rate.zone-holds.apart': apart('zone-holds'),
  'base-rate.session-level-reached.alike': alike('session-level-reached'),
  'base-rate.session-level-reached.apart': apart('session-level-reached'),
  'base-rate.previous-day-reached.alike': alike('previous-day-reached'),
  'base-rate.previous-day-reached.apart': apart('previous-day-reached'),
  'base-rate.divergence-follows.alike': alike('divergence-follows'),
  'base-rate.divergence-follows.apart': apart('divergence-follows'),
  'base-rate.computing':
    'Bu grafiğin taban oranları hâlâ sayılıyor, bu yüzden şimdi bir oran söylenmiyor; biraz sonra yeniden sorarsanız hazır olur.',
  'base-rate.few':
    'Bu veride bir şey söyleyecek bir oran için böyle yapıların sayısı çok az, bu yüzden Vela oran göstermiyor.',
  'base-rate.method':
    'Her oran, türünün bu veride doğrulanmış bütün yapılarını sayar, sonradan başlarına ne gelmiş olursa olsun; rastgele mumlar, benzer oynaklık ve saatteki rastgele mumlarda aynı uzaklıklar demektir; bir farkın rastlantıdan ayrılıp ayrılmadığına serinin bütün oranları birlikte gözetilerek karar verilir.',
} as const satisfies Readonly<Record<BaseRateSentence, string>>;
