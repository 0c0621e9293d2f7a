import type { WireFinding } from '@vela/contracts';
import type { FactWindow, Finding, TechnicalAnalysis } from '@vela/engine';
import { toWireFinding } from './wire-finding.ts';

// Longer timeframes add up to forty: an analysis holds five hundred in all.
const mostFindings = 460;
// A quarter of all candles ends some pattern: more of them would leave no room for the structures.
const mostPatterns = 60;

/**
 * What is drawn: everything a fact speaks of (with what it was made from) and, newest first up to a bound, everything confirmed within
 * the window, with the newest of its candlestick patterns. In the order of confirmation, times in UTC milliseconds.
 */
export function toShownFindings(
  analysis: TechnicalAnalysis,
  window: FactWindow,
  spokenOf: ReadonlySet<string>,
): WireFinding[] {
  const { findings, candles } = analysis;
  const timeAt = (index: number): number => candles.openTime[index] ?? 0;
  const wanted = new Set(spokenOf);
  let missing = wanted.size;
  const shown: WireFinding[] = [];
  const recent = createRecent(window.from);
  // Findings refer to earlier ones only: going back in time, every reference is met after the finding that made it.
  for (let index = findings.length - 1; index >= 0; index -= 1) {
    const finding = findings[index];
    if (finding === undefined || (missing === 0 && finding.confirmedAt < window.from)) break;
    const isWanted = wanted.has(finding.id);
    const hasRoom = shown.length + missing < mostFindings;
    if (!isWanted && !(hasRoom && recent.has(finding))) continue;
    if (isWanted) missing -= 1;
    for (const ref of isWanted ? finding.refs : []) {
      if (!wanted.has(ref)) missing += 1;
      wanted.add(ref);
    }
    shown.push(toWireFinding(finding, timeAt));
  }
  return shown.toReversed();
}

/** What was confirmed from candle `from` on; of the patterns, asked for from the newest back, only the first. */
function createRecent(from: number): { has(finding: Finding): boolean } {
  let patterns = 0;
  return {
    has({ kind, confirmedAt }) {
      if (confirmedAt < from) return false;
      if (kind === 'candlestick-pattern') patterns += 1;
      return kind !== 'candlestick-pattern' || patterns <= mostPatterns;
    },
  };
}
