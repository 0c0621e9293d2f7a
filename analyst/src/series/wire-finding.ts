import type { WireFinding } from '@vela/contracts';
import type { Finding } from '@vela/engine';

/** Converts a finding to its wire format; `timeAt` is the open time (UTC ms) of a candle. */
export function toWireFinding(finding: Finding, timeAt: (index: number) => number): WireFinding {
  const { id, kind, direction, scale, label, timeframe, top, bottom, refs, measures } = finding;
  return {
    id,
    kind,
    direction,
    ...(scale === undefined ? {} : { scale }),
    ...(label === undefined ? {} : { label }),
    timeframe,
    formedAt: timeAt(finding.formedAt),
    confirmedAt: timeAt(finding.confirmedAt),
    top,
    bottom,
    refs: [...refs],
    transitions: finding.transitions.map(({ state, at, price }) => ({
      state,
      at: timeAt(at),
      price,
    })),
    measures: { ...measures },
  };
}
