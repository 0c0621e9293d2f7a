import type { WireFinding } from '@vela/contracts';
import type { FactWindow, Finding, TechnicalAnalysis } from '@vela/engine';
import { toWireFinding } from './wire-finding.ts';

// An analysis holds at most 500 findings; longer timeframes add up to 40.
const maxFindings = 460;
// A quarter of all candles ends a pattern; more of them would displace the structures.
const maxPatterns = 60;

/**
 * Findings to draw, in order of confirmation: all that facts refer to with their own refs, and up
 * to a limit the newest of the window, with the newest candlestick patterns. Times in UTC ms.
 */
export function toShownFindings(
  analysis: TechnicalAnalysis,
  window: FactWindow,
  referencedIds: ReadonlySet<string>,
): WireFinding[] {
  const { findings, candles } = analysis;
  const timeAt = (index: number): number => candles.openTime[index] ?? 0;
  const wanted = new Set(referencedIds);
  let missing = wanted.size;
  const shown: WireFinding[] = [];
  const recent = createRecentFilter(window.from);
  // Refs point to earlier findings only: one backward pass visits all of them.
  for (let index = findings.length - 1; index >= 0; index -= 1) {
    const finding = findings[index];
    if (finding === undefined || (missing === 0 && finding.confirmedAt < window.from)) break;
    const isWanted = wanted.has(finding.id);
    const hasRoom = shown.length + missing < maxFindings;
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

/** Filters findings confirmed from `from` on; of patterns, newest first, only `maxPatterns`. */
function createRecentFilter(from: number): { has(finding: Finding): boolean } {
  let patterns = 0;
  return {
    has({ kind, confirmedAt }) {
      if (confirmedAt < from) return false;
      if (kind === 'candlestick-pattern') patterns += 1;
      return kind !== 'candlestick-pattern' || patterns <= maxPatterns;
    },
  };
}
