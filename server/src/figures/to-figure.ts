import {
  type FigureCandles,
  type FigureFinding,
  phaseByState,
  type WireFinding,
} from '@vela/contracts';
import type { Candles } from '@vela/engine';

/** Candles of a figure as columns. */
export function toFigureCandles({ openTime, open, high, low, close }: Candles): FigureCandles {
  return {
    openTime: [...openTime],
    open: [...open],
    high: [...high],
    low: [...low],
    close: [...close],
  };
}

/** The fields of a finding that a figure draws. */
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
    // The label: patterns have many names, other kinds have one.
    ...(kind === 'candlestick-pattern' && rest.label !== undefined ? { label: rest.label } : {}),
    ...(id.startsWith(`${rest.timeframe}.`) ? { timeframe: rest.timeframe } : {}),
    formedAt,
    confirmedAt,
    top,
    bottom,
    transitions,
  };
}

/** True when a zone is past its first touch; the chart hides such zones by default. */
export function isPast({ transitions }: Pick<WireFinding, 'transitions'>): boolean {
  const state = transitions.at(-1)?.state;
  return state !== undefined && phaseByState[state] !== 'touched';
}

/** Of shown facts, breaks, and open gaps and order blocks in price range: more is unreadable. */
export function selectFigureFindings(
  findings: readonly WireFinding[],
  shown: Candles,
  spoken: ReadonlySet<string>,
): FigureFinding[] {
  const first = shown.openTime[0] ?? 0;
  const [lowest, highest] = [Math.min(...shown.low), Math.max(...shown.high)];
  const isDrawn = (finding: WireFinding): boolean => {
    const { id, kind, confirmedAt, top, bottom } = finding;
    if (spoken.has(id)) return true;
    if (kind === 'break-of-structure' || kind === 'change-of-character')
      return confirmedAt >= first;
    if (kind !== 'fair-value-gap' && kind !== 'order-block') return false;
    return confirmedAt >= first && !isPast(finding) && bottom < highest && top > lowest;
  };
  return findings.filter(isDrawn).map(toFigureFinding);
}
