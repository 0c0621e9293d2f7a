import {
  type FigureCandles,
  type FigureFinding,
  phaseOfState,
  type WireFinding,
} from '@vela/contracts';
import type { Candles } from '@vela/engine';

/** The candles of a picture as columns. */
export function toFigureCandles({ openTime, open, high, low, close }: Candles): FigureCandles {
  return {
    openTime: [...openTime],
    open: [...open],
    high: [...high],
    low: [...low],
    close: [...close],
  };
}

/** What a picture needs of a finding. */
export function toFigureFinding({
  id,
  kind,
  direction,
  scale,
  formedAt,
  confirmedAt,
  top,
  bottom,
  transitions,
  ...rest
}: WireFinding): FigureFinding {
  return {
    id,
    kind,
    direction,
    ...(scale === undefined ? {} : { scale }),
    // What a picture writes beside it: the names of patterns are many, the others have one each.
    ...(kind === 'candlestick-pattern' && rest.label !== undefined ? { label: rest.label } : {}),
    ...(id.startsWith(`${rest.timeframe}.`) ? { timeframe: rest.timeframe } : {}),
    formedAt,
    confirmedAt,
    top,
    bottom,
    transitions,
  };
}

/** Whether a zone no longer stands as it was found: the product's chart, too, hides such a one until asked. */
export function isPast({ transitions }: Pick<WireFinding, 'transitions'>): boolean {
  const state = transitions.at(-1)?.state;
  return state !== undefined && phaseOfState[state] !== 'touched';
}
