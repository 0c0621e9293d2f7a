import type { WireCandles } from '@vela/contracts';
import { toTimestamp } from '../candle-points.ts';
import type { LogicalSpan } from '../chart-window.ts';

type Shown = {
  /** The view, in indices of all candles. */
  readonly view: LogicalSpan | undefined;
  readonly times: readonly number[];
};

/**
 * The view after candles of the same series were added or left out at the beginning: the same
 * candles where one looks at the past, one candle further where the latest is in view. Undefined
 * where the last candle is not among the new ones.
 */
export function findKeptView(
  { view, times }: Shown,
  next: readonly number[],
): LogicalSpan | undefined {
  const last = times.at(-1);
  if (view === undefined || last === undefined) return undefined;
  const place = next.lastIndexOf(last);
  if (place < 0) return undefined;
  const isLatestInView = view.to >= times.length - 1;
  const shift = isLatestInView ? next.length - times.length : place - (times.length - 1);
  return { from: view.from + shift, to: view.to + shift };
}

/** Remembers which series is shown, so that the view stays when its candles go on. */
export class KeptView {
  #name = '';

  /** The view for other candles; undefined where they are of another series. */
  take({ symbol, interval, source, openTime }: WireCandles, shown: Shown): LogicalSpan | undefined {
    const before = this.#name;
    this.#name = `${symbol} ${interval} ${source.vendor}`;
    return before === this.#name ? findKeptView(shown, openTime.map(toTimestamp)) : undefined;
  }
}
