import { findingsKnownAt, type WireFinding } from '@vela/contracts';
import { candleIndexAt } from '../candle-index.ts';

/** Whether a finding is as it was: its states only ever grow at their end. */
function isUnchanged(before: WireFinding | undefined, now: WireFinding): before is WireFinding {
  return before?.transitions.length === now.transitions.length;
}

/**
 * The structures of a history as they were known at the close of the candle that opens at a time. Between two candles hardly anything
 * happens: the same list is given as long as nothing does, and in a new one the structures that nothing happened to are the same objects.
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
    const happened = candleIndexAt(times, openTime);
    if (given?.happened !== happened)
      given = { happened, known: findingsKnownAt(findings, openTime).map(keep) };
    return given.known;
  };
}
