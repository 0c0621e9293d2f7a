import { spokenRates, type SpokenRate } from '../base-rate.ts';
import type { Language } from '../language.ts';

/** What is counted, as the name of a group of facts. */
const rates: Readonly<Record<Language, Readonly<Record<SpokenRate, string>>>> = {
  en: {
    'gap-touched': 'Gaps touched again',
    'gap-filled': 'Gaps filled',
    'gap-holds': 'Gaps that held after a touch',
    'block-touched': 'Order blocks touched again',
    'block-holds': 'Order blocks that held after a touch',
    'break-follows': 'Breaks of structure that were followed',
    'change-follows': 'Changes of character that were followed',
    'shift-follows': 'Market structure shifts that were followed',
    'displacement-follows': 'Displacements that were followed',
    'swing-broken': 'Swings closed beyond',
    'equal-level-reached': 'Equal highs and lows reached',
    'pool-reached': 'Liquidity pools reached',
    'sweep-follows': 'Sweeps followed by a reversal',
    'zone-holds': 'Support and resistance that held after a touch',
    'session-level-reached': 'Session highs and lows reached',
    'previous-day-reached': "The previous day's highs and lows reached",
    'divergence-follows': 'Divergences that were followed',
  },
  tr: {
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
  },
};

/** What a fact of a base rate measures, by the end of its label. */
const measures: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    rate: 'share',
    n: 'cases counted',
    horizon: 'candles allowed',
    low: '95% interval, lower end',
    high: '95% interval, upper end',
    control: 'share at random candles',
    difference: 'difference from random candles, percentage points',
    'difference-low': 'interval of the difference, lower end',
    'difference-high': 'interval of the difference, upper end',
  },
  tr: {
    rate: 'pay',
    n: 'sayılan vaka',
    horizon: 'tanınan mum sayısı',
    low: '%95 güven aralığının alt ucu',
    high: '%95 güven aralığının üst ucu',
    control: 'rastgele mumlardaki pay',
    difference: 'rastgele mumlardan farkı, yüzde puan',
    'difference-low': 'farkın güven aralığı, alt uç',
    'difference-high': 'farkın güven aralığı, üst uç',
  },
};

/** Name of a fact of a base rate by its label, `base-rate.gap-filled.rate`; undefined for any other label. */
export function baseRateLabel(label: string, language: Language): string | undefined {
  const [kind, name = '', measure = '', ...rest] = label.split('.');
  const spoken = spokenRates.find((rate) => rate === name);
  const measured = measures[language][measure];
  if (kind !== 'base-rate' || spoken === undefined || measured === undefined || rest.length > 0)
    return undefined;
  return `${rates[language][spoken]}: ${measured}`;
}
