import type { WireFinding } from '@vela/contracts';
import type { Finding } from '@vela/engine';

/** Converts a finding to its wire format; `openTimes` are those of its candles, UTC ms. */
export function toWireFinding(finding: Finding, openTimes: Float64Array): WireFinding {
  const { id, kind, direction, scale, label, timeframe, top, bottom, refs, measures } = finding;
  return {
    id,
    kind,
    direction,
    ...(scale === undefined ? {} : { scale }),
    ...(label === undefined ? {} : { label }),
    timeframe,
    formedAt: openTimes[finding.formedAt] ?? 0,
    confirmedAt: openTimes[finding.confirmedAt] ?? 0,
    top,
    bottom,
    refs: [...refs],
    transitions: finding.transitions.map(({ state, at, price }) => ({
      state,
      at: openTimes[at] ?? 0,
      price,
    })),
    measures: { ...measures },
  };
}
