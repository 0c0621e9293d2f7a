import { isStanding, phaseOfState, type WireFinding } from '@vela/contracts';
import type { FactWindow, Finding, TechnicalAnalysis } from '@vela/engine';
import { toWireFinding } from './wire-finding.ts';

/** Whether nothing more can happen to a finding after the candles before `index`. A filled gap can still be closed through. */
function wasOverBefore({ transitions }: Finding, index: number): boolean {
  const last = transitions.findLast(({ at }) => at < index)?.state;
  return last !== undefined && last !== 'filled' && phaseOfState[last] === 'spent';
}

/**
 * Everything a replay of a window needs, and nothing that depends on where the window ends: findings confirmed in it, and structures that
 * were standing when it began. In the order of confirmation, times in UTC milliseconds.
 */
export function toFindingHistory({ findings, candles }: TechnicalAnalysis, { from, to }: FactWindow): WireFinding[] {
  const timeAt = (index: number): number => candles.openTime[index] ?? 0;
  return findings
    .filter(
      (finding) =>
        finding.confirmedAt <= to && (finding.confirmedAt >= from || (isStanding(finding.kind) && !wasOverBefore(finding, from))),
    )
    .map((finding) => toWireFinding(finding, timeAt));
}
