import { formatTime, type Language, type Period } from '@vela/contracts';
import type { CandleSeries } from '@vela/market-data';
import { toMeasureWindow } from './measure-window.ts';
import { toSpokenName } from './spoken-name.ts';

/** Of several instruments those that have no candles in a period. */
export type Outside = {
  readonly without: readonly string[];
  /** Where it is one whose data ends before, its last day. */
  readonly lastDay?: string;
};

/** Which of several series hold no candle of a period; undefined where each holds one. */
function listOutside(
  series: readonly { readonly series: CandleSeries }[],
  period: Period,
  language: Language,
): Outside | undefined {
  const empty = series.filter(
    ({ series: { candles } }) => toMeasureWindow(candles, period) === undefined,
  );
  const [first, ...others] = empty;
  if (first === undefined || series.length < 2) return undefined;
  const { candles } = first.series;
  const last = candles.openTime.at(-1);
  const isEnded = period.kind === 'range' && last !== undefined && last < period.from;
  const ended =
    isEnded && others.length === 0 ? formatTime(last, candles.interval, language) : undefined;
  return {
    without: empty.map(({ series: { instrument } }) => toSpokenName(instrument, language)),
    ...(ended === undefined ? {} : { lastDay: ended }),
  };
}

/** Why series have no candles of a period: none of it at all, or none that they share. */
export function refuseOutside(
  series: Parameters<typeof listOutside>[0],
  period: Period,
  language: Language,
): { readonly refusal: 'outside' | 'apart'; readonly outside?: Outside } {
  const outside = listOutside(series, period, language);
  if (outside !== undefined) return { refusal: 'outside', outside };
  return { refusal: series.length > 1 ? 'apart' : 'outside' };
}
