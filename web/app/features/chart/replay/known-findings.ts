import { selectFindingsKnownAt, type WireFinding } from '@vela/contracts';
import { findCandleIndex } from '../../../figures/find-candle-index.ts';

/** Whether a finding has not changed: transitions are only ever appended. */
function isUnchanged(before: WireFinding | undefined, now: WireFinding): before is WireFinding {
  return before?.transitions.length === now.transitions.length;
}

/**
 * Creates a reader of the findings known at the close of the candle opened at a time. The array,
 * and each finding, stays the same object until it changes: few do between two candles.
 */
export function createKnownFindings(
  findings: readonly WireFinding[],
): (openTime: number) => WireFinding[] {
  const times = findings.flatMap(({ confirmedAt, transitions }) => [
    confirmedAt,
    ...transitions.map(({ at }) => at),
  ]);
  times.sort((one, other) => one - other);
  const latest = new Map<string, WireFinding>();
  let given: { readonly happened: number; readonly known: WireFinding[] } | undefined;
  const keep = (finding: WireFinding): WireFinding => {
    const before = latest.get(finding.id);
    if (isUnchanged(before, finding)) return before;
    latest.set(finding.id, finding);
    return finding;
  };
  return (openTime) => {
    const happened = findCandleIndex(times, openTime);
    if (given?.happened !== happened)
      given = { happened, known: selectFindingsKnownAt(findings, openTime).map(keep) };
    return given.known;
  };
}
