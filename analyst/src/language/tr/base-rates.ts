import type { BaseRateName } from '@vela/contracts';
import type { BaseRateSentence, RateWords } from '../../base-rates/base-rate-topics.ts';

const words: Readonly<Record<BaseRateName, RateWords>> = {
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

function composeBeginning(name: BaseRateName): string {
  const { which = '', counted, happened } = words[name];
  return `Bu verideki ${which}{base-rate.${name}.n} ${counted} {base-rate.${name}.horizon} mum içinde ${happened} payı {base-rate.${name}.rate} (aralık: {base-rate.${name}.low} ile {base-rate.${name}.high} arası)`;
}

function composeAlike(name: BaseRateName): string {
  return `${composeBeginning(name)}; rastgele mumlarda bu pay {base-rate.${name}.control}, yani sonuç rastlantıdan ayırt edilemiyor.`;
}

function composeApart(name: BaseRateName): string {
  return `${composeBeginning(name)}; rastgele mumlarda bu pay {base-rate.${name}.control} ve aradaki {base-rate.${name}.difference} puanlık fark ({base-rate.${name}.difference-low} ile {base-rate.${name}.difference-high} arası) yalnızca rastlantıyla açıklanamıyor.`;
}

/** How often an outcome followed a kind of structure, next to random candles. */
export const baseRates = {
  'base-rate.gap-touched.alike': composeAlike('gap-touched'),
  'base-rate.gap-touched.apart': composeApart('gap-touched'),
  'base-rate.gap-filled.alike': composeAlike('gap-filled'),
  'base-rate.gap-filled.apart': composeApart('gap-filled'),
  'base-rate.gap-holds.alike': composeAlike('gap-holds'),
  'base-rate.gap-holds.apart': composeApart('gap-holds'),
  'base-rate.block-touched.alike': composeAlike('block-touched'),
  'base-rate.block-touched.apart': composeApart('block-touched'),
  'base-rate.block-holds.alike': composeAlike('block-holds'),
  'base-rate.block-holds.apart': composeApart('block-holds'),
  'base-rate.break-follows.alike': composeAlike('break-follows'),
  'base-rate.break-follows.apart': composeApart('break-follows'),
  'base-rate.change-follows.alike': composeAlike('change-follows'),
  'base-rate.change-follows.apart': composeApart('change-follows'),
  'base-rate.shift-follows.alike': composeAlike('shift-follows'),
  'base-rate.shift-follows.apart': composeApart('shift-follows'),
  'base-rate.displacement-follows.alike': composeAlike('displacement-follows'),
  'base-rate.displacement-follows.apart': composeApart('displacement-follows'),
  'base-rate.swing-broken.alike': composeAlike('swing-broken'),
  'base-rate.swing-broken.apart': composeApart('swing-broken'),
  'base-rate.equal-level-reached.alike': composeAlike('equal-level-reached'),
  'base-rate.equal-level-reached.apart': composeApart('equal-level-reached'),
  'base-rate.pool-reached.alike': composeAlike('pool-reached'),
  'base-rate.pool-reached.apart': composeApart('pool-reached'),
  'base-rate.sweep-follows.alike': composeAlike('sweep-follows'),
  'base-rate.sweep-follows.apart': composeApart('sweep-follows'),
  'base-rate.zone-holds.alike': composeAlike('zone-holds'),
  'base-rate.zone-holds.apart': composeApart('zone-holds'),
  'base-rate.session-level-reached.alike': composeAlike('session-level-reached'),
  'base-rate.session-level-reached.apart': composeApart('session-level-reached'),
  'base-rate.previous-day-reached.alike': composeAlike('previous-day-reached'),
  'base-rate.previous-day-reached.apart': composeApart('previous-day-reached'),
  'base-rate.divergence-follows.alike': composeAlike('divergence-follows'),
  'base-rate.divergence-follows.apart': composeApart('divergence-follows'),
  'base-rate.computing':
    'Bu grafiğin taban oranları hâlâ sayılıyor, bu yüzden şimdi bir oran söylenmiyor; biraz sonra yeniden sorarsanız hazır olur.',
  'base-rate.few':
    'Bu veride bir şey söyleyecek bir oran için böyle yapıların sayısı çok az, bu yüzden Vela oran göstermiyor.',
  'base-rate.method':
    'Her oran, türünün bu veride doğrulanmış bütün yapılarını sayar, sonradan başlarına ne gelmiş olursa olsun; rastgele mumlar, benzer oynaklık ve saatteki rastgele mumlarda aynı uzaklıklar demektir; bir farkın rastlantıdan ayrılıp ayrılmadığına serinin bütün oranları birlikte gözetilerek karar verilir.',
} as const satisfies Readonly<Record<BaseRateSentence, string>>;
