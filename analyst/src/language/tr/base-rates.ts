import type { BaseRateName } from '@vela/contracts';
import {
  type BaseRateSentence,
  composeRateSentences,
  type RateWords,
} from '../../base-rates/base-rate-topics.ts';

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

function composeBeginning(
  name: BaseRateName,
  { which = '', counted, happened }: RateWords,
): string {
  return `Bu verideki ${which}{base-rate.${name}.n} ${counted} (bilgisi {base-rate.${name}.effective} bağımsız vakaya denk) {base-rate.${name}.horizon} mum içinde ${happened} payı {base-rate.${name}.rate} (aralık: {base-rate.${name}.low} ile {base-rate.${name}.high} arası); eşlenmiş mumlarda bu pay {base-rate.${name}.control}`;
}

const sentences = composeRateSentences(words, {
  alike: (name, own) => `${composeBeginning(name, own)}, yani sonuç rastlantıdan ayırt edilemiyor.`,
  apart: (name, own) =>
    `${composeBeginning(name, own)}; {base-rate.${name}.from} ile {base-rate.${name}.to} arasında, bu sürenin her iki yarısında, {base-rate.${name}.difference} puanlık fark ({base-rate.${name}.difference-low} ile {base-rate.${name}.difference-high} arası) yalnızca rastlantıyla açıklanamıyor ve yalnızca o geçmişi anlatıyor.`,
  doubted: (name, own) =>
    `${composeBeginning(name, own)}; aradaki {base-rate.${name}.difference} puanlık fark rastlantıdan ayırt edilebilir sayılmıyor: {base-rate.${name}.from} ile {base-rate.${name}.to} arasında {base-rate.${name}.doubt}.`,
});

/** How often an outcome followed a kind of structure, next to matched candles. */
export const baseRates = {
  ...sentences,
  'base-rate.counted':
    '{counted.from} – {counted.to} arasında bu grafikte {counted.n} yapı var ({counted.kind}).',
  'base-rate.counted.filled':
    '{counted.from} – {counted.to} arasında bu grafikte {counted.n} yapı var ({counted.kind}); {counted.filled} tanesi ({counted.share}) sonradan doldu.',
  'base-rate.counted.few':
    '{counted.from} – {counted.to} arasında bu grafikte {counted.n} yapı var ({counted.kind}); {counted.filled} tanesi sonradan doldu.',
  'base-rate.computing':
    'Ardından belirli bir süre içinde neyin ne sıklıkta geldiği, böyle bir yapının olmadığı mumlarla yan yana, hâlâ sayılıyor; biraz sonra yeniden sorarsanız hazır olur.',
  'base-rate.few':
    'Bu veride bir şey söyleyecek bir oran için böyle yapıların sayısı çok az, bu yüzden Vela oran göstermiyor.',
  'base-rate.method':
    'Her oran, türünün bu veride doğrulanmış bütün yapılarını sayar, sonradan başlarına ne gelmiş olursa olsun; eşlenmiş mumlar, aynı saatte ve haftanın aynı gününde böyle bir yapının oluşmadığı mumlarda, o an beklenen oynaklıkla ölçülmüş aynı uzaklıklar demektir; bir farkın rastlantıdan ayrılıp ayrılmadığına serideki {base-rate.data.tests} oranın hepsi birlikte gözetilerek karar verilir.',
  'base-rate.refused.repeated-open':
    'Bu veride taban oranı sayılmıyor: söz konusu yıllarda açılışların {base-rate.data.share} kadarı önceki seansın kapanışını yineliyor, yani seanslar arasındaki boşluklar kaydedilmemiş.',
  'base-rate.refused.flat':
    'Bu veride taban oranı sayılmıyor: söz konusu yıllarda mumların {base-rate.data.share} kadarında açılış, en yüksek, en düşük ve kapanış aynı, yani mum içinde olanlar kaydedilmemiş.',
  'base-rate.refused.displaced-close':
    'Bu veride taban oranı sayılmıyor: işlem bir mumdan ötekine kesintisiz sürdüğü hâlde kapanış ile sonraki açılış arasında genellikle bir mum boyunun {base-rate.data.share} kadarı var, yani kapanış mumun son fiyatı değil.',
  'base-rate.shortened.repeated-open':
    'Yalnızca {base-rate.data.from} ile {base-rate.data.to} arasındaki mumlar sayıldı: önceki yıllarda açılışların {base-rate.data.share} kadarı bir önceki seansın kapanışını yineliyor, yani seanslar arasındaki boşluklar kaydedilmemiş.',
  'base-rate.shortened.flat':
    'Yalnızca {base-rate.data.from} ile {base-rate.data.to} arasındaki mumlar sayıldı: önceki yıllarda mumların {base-rate.data.share} kadarında açılış, en yüksek, en düşük ve kapanış aynı, yani mum içinde olanlar kaydedilmemiş.',
  'base-rate.shortened.displaced-close':
    'Yalnızca {base-rate.data.from} ile {base-rate.data.to} arasındaki mumlar sayıldı: önceki yıllarda işlem kesintisiz sürdüğü hâlde kapanış ile sonraki açılış arasında genellikle bir mum boyunun {base-rate.data.share} kadarı var, yani kapanış mumun son fiyatı değil.',
} as const satisfies Readonly<Record<BaseRateSentence, string>>;
