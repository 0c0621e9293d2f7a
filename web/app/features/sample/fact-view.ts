import {
  formatFactValue,
  formatTime,
  getFactLabel,
  type Interval,
  type Language,
  type SampleAnalysis,
  type SampleFact,
} from '@vela/contracts';
import { findFormationTime, toFactLight } from './sample-light.ts';

export type FactView = ReturnType<typeof toFactView>;

function formatCandleRange({ from, to }: SampleFact, interval: Interval, language: Language) {
  const [first, last] = [formatTime(from, interval, language), formatTime(to, interval, language)];
  return first === last ? first : `${first} – ${last}`;
}

type Options = {
  language: Language;
  prices: readonly [number, number];
  findMethodPath: (method: string) => string | undefined;
};

/** Formats a fact of a sample in a language. */
export function toFactView(fact: SampleFact, sample: SampleAnalysis, options: Options) {
  const { language, prices } = options;
  const { interval } = sample;
  const path = options.findMethodPath(fact.method.split('@')[0] ?? '');
  const light = toFactLight(fact, sample);
  const formed = findFormationTime(light, sample, language);
  return {
    id: fact.id,
    label: getFactLabel(fact.label, language),
    value: formatFactValue(fact, language, interval),
    /** The candles it was read from. */
    candles: formatCandleRange(fact, interval, language),
    /** Versioned id of its definition; `methodPath` is its page, if any. */
    method: fact.method,
    ...(path === undefined ? {} : { methodPath: path }),
    light,
    /** When its finding formed, if before the first candle shown. */
    ...(formed === undefined ? {} : { formed }),
    /** Its price is outside the chart's range. */
    isBeyond: light.price !== undefined && (light.price < prices[0] || light.price > prices[1]),
  };
}
