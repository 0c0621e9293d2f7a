/** A closed candle as a plain object; `time` is its open in UTC milliseconds. */
export type Bar = {
  readonly time: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
};

/** State, candle and price of one step in the life of a structure. */
export type Step = readonly [state: string, at: number, price: number];

/** A structure in the words of the definitions, without id, references and measures. */
export type Structure = {
  readonly kind: string;
  readonly direction: string;
  readonly scale?: string;
  readonly label?: string;
  readonly formedAt: number;
  readonly confirmedAt: number;
  readonly top: number;
  readonly bottom: number;
  readonly steps: Step[];
  /** Of a sweep: how many levels the candle passed. */
  readonly levels?: number;
};

/** The same candles with prices upside down: what is bearish becomes bullish. */
export function turnOver(bars: readonly Bar[]): Bar[] {
  return bars.map(({ time, open, high, low, close }) => ({
    time,
    open: -open,
    high: -low,
    low: -high,
    close: -close,
  }));
}

/** The bar of an index; throws outside the series, so that no wrong index goes unnoticed. */
export function pickBar(bars: readonly Bar[], index: number): Bar {
  const bar = bars[index];
  if (bar === undefined) throw new RangeError(`no candle ${index}`);
  return bar;
}

/**
 * Average true range after Wilder at each candle, NaN before it is defined: the mean of the true
 * ranges of candles 1 to `period`, then (average * (period - 1) + range) / period.
 */
export function calculateAverageRanges(bars: readonly Bar[], period: number): number[] {
  const averages: number[] = [];
  let sum = 0;
  for (let t = 0; t < bars.length; t += 1) {
    const { high, low } = pickBar(bars, t);
    const before = t === 0 ? Number.NaN : pickBar(bars, t - 1).close;
    const range = Math.max(high - low, Math.abs(high - before), Math.abs(low - before));
    if (t >= 1 && t <= period) sum += range;
    const last = averages[t - 1] ?? Number.NaN;
    if (t < period) averages.push(Number.NaN);
    else averages.push(t === period ? sum / period : (last * (period - 1) + range) / period);
  }
  return averages;
}
