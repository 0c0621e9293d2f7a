import type { FormingEvent } from '@vela/contracts';
import { type CandlePoint, toTimestamp } from '../candle-points.ts';
import { applyAlpha, type ChartColours } from '../chart-colours.ts';

/** Share of colour in the body of a candle that has not closed: it is provisional. */
const bodyAlpha = 0.25;

/** A candle that has not closed, drawn hollow so that it is told from those that have. */
export function toFormingPoint(candle: FormingEvent, colours: ChartColours): CandlePoint {
  const { t, o: open, h: high, l: low, c: close, vol: volume } = candle;
  const colour = close >= open ? colours.bullish : colours.bearish;
  return {
    time: toTimestamp(t),
    open,
    high,
    low,
    close,
    volume,
    color: applyAlpha(colour, bodyAlpha),
    borderColor: colour,
    wickColor: colour,
  };
}
