import { isStanding, phaseOfState, type WireFinding } from '@vela/contracts';
import type { FactWindow, Finding, TechnicalAnalysis } from '@vela/engine';
import { toWireFinding } from './wire-finding.ts';

/** Whether nothing more can happen to a finding after the candles before `index`. A filled gap can still be closed through. */
function wasOverBefore({ transitions }: Finding, index: number): boolean {
  const last = transitions.findLast(({ at }) => at < index)?.state;
  return last !== undefined && last !== 'filled' && phaseOfState[last] === 'spent';
}

/**
 * Whether a replay of a window needs a finding: it was confirmed in the window, or was standing when that began. Where the window ends does
 * not matter beyond what was known by then.
 */
export function isOfWindow(finding: Finding, { from, to }: FactWindow): boolean {
  if (finding.confirmedAt > to) return false;
  return finding.confirmedAt >= from || (isStanding(finding.kind) && !wasOverBefore(finding, from));
}

/** Everything of the series itself that a replay of a window needs. In the order of confirmation, times in UTC milliseconds. */
export function toFindingHistory(
  { findings, candles }: TechnicalAnalysis,
  window: FactWindow,
): WireFinding[] {
  const timeAt = (index: number): number => candles.openTime[index] ?? 0;
  return findings
    .filter((finding) => isOfWindow(finding, window))
    .map((finding) => toWireFinding(finding, timeAt));
}
