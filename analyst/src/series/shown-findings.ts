import type { WireFinding } from '@vela/contracts';
import type { FactWindow, TechnicalAnalysis } from '@vela/engine';
import { toWireFinding } from './wire-finding.ts';

// Longer timeframes add up to forty: an analysis holds five hundred in all.
const mostFindings = 460;

/**
 * What is drawn: everything a fact speaks of (with what it was made from) and, newest first up to a bound, everything confirmed within
 * the window. In the order of confirmation, times in UTC milliseconds.
 */
export function toShownFindings(analysis: TechnicalAnalysis, window: FactWindow, spokenOf: ReadonlySet<string>): WireFinding[] {
  const { findings, candles } = analysis;
  const timeAt = (index: number): number => candles.openTime[index] ?? 0;
  const wanted = new Set(spokenOf);
  let missing = wanted.size;
  const shown: WireFinding[] = [];
  // Findings refer to earlier ones only: going back in time, every reference is met after the finding that made it.
  for (let index = findings.length - 1; index >= 0; index -= 1) {
    const finding = findings[index];
    if (finding === undefined || (missing === 0 && finding.confirmedAt < window.from)) break;
    const isWanted = wanted.has(finding.id);
    const isRecent = finding.confirmedAt >= window.from && shown.length + missing < mostFindings;
    if (!isWanted && !isRecent) continue;
    if (isWanted) missing -= 1;
    for (const ref of isWanted ? finding.refs : []) {
      if (!wanted.has(ref)) missing += 1;
      wanted.add(ref);
    }
    shown.push(toWireFinding(finding, timeAt));
  }
  return shown.toReversed();
}
