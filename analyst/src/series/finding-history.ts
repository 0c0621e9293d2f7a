import { isExtendedRight, phaseByState, type WireFinding } from '@vela/contracts';
import { isNotable, type FactWindow, type Finding, type TechnicalAnalysis } from '@vela/engine';
import { toWireFinding } from './wire-finding.ts';

/** Whether a finding is final before candle `index`; a filled gap is not: it can be closed. */
function isSpentBefore({ transitions }: Finding, index: number): boolean {
  const last = transitions.findLast(({ at }) => at < index)?.state;
  return last !== undefined && last !== 'filled' && phaseByState[last] === 'spent';
}

/** Whether a replay of a window needs a finding: confirmed in it, or standing at its start. */
export function isInReplayWindow(finding: Finding, { from, to }: FactWindow): boolean {
  if (finding.confirmedAt > to) return false;
  return (
    finding.confirmedAt >= from || (isExtendedRight(finding.kind) && !isSpentBefore(finding, from))
  );
}

/** All notable findings a replay of a window needs, in order of confirmation, times in UTC ms. */
export function toFindingHistory(
  { findings, candles }: TechnicalAnalysis,
  window: FactWindow,
): WireFinding[] {
  return findings
    .filter((finding) => isNotable(finding) && isInReplayWindow(finding, window))
    .map((finding) => toWireFinding(finding, candles.openTime));
}
