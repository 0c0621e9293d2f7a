import type { WireFinding } from '@vela/contracts';
import {
  FindingIds,
  isNotable,
  type FactWindow,
  type Finding,
  type TechnicalAnalysis,
} from '@vela/engine';
import { toWireFinding } from './wire-finding.ts';

// An analysis holds at most 500 findings; longer timeframes add up to 40.
const maxFindings = 460;
// A quarter of all candles ends a pattern; more of them would displace the structures.
const maxPatterns = 60;

/** Ids of the findings that facts refer to: of the chart, and of this question alone. */
export type Referenced = {
  readonly ofChart: ReadonlySet<string>;
  readonly ofQuestion: ReadonlySet<string>;
};

/**
 * Findings to draw, in order of confirmation, times in UTC ms: those of the chart, which are the
 * same for every question, and beside them those that only this question's facts refer to.
 */
export function toShownFindings(
  analysis: TechnicalAnalysis,
  window: FactWindow,
  { ofChart, ofQuestion }: Referenced,
): WireFinding[] {
  const { findings, candles } = analysis;
  const { openTime } = candles;
  const chart = chooseChartFindings(findings, window, ofChart);
  const beside = withRefs(findings, new Set([...ofChart, ...ofQuestion]));
  const shown: WireFinding[] = [];
  for (const finding of findings) {
    if (chart.has(finding)) shown.push(toWireFinding(finding, openTime));
    else if (beside.has(finding)) shown.push({ ...toWireFinding(finding, openTime), beside: true });
  }
  return shown;
}

/** All that facts of the chart refer to and, up to a limit, the newest of the window. */
function chooseChartFindings(
  findings: readonly Finding[],
  window: FactWindow,
  referencedIds: ReadonlySet<string>,
): ReadonlySet<Finding> {
  let missing = referencedIds.size;
  const referenced = new FindingIds(referencedIds);
  const chosen = new Set<Finding>();
  const recent = createRecentFilter(window.from);
  for (let index = findings.length - 1; index >= 0; index -= 1) {
    const finding = findings[index];
    if (finding === undefined || (missing === 0 && finding.confirmedAt < window.from)) break;
    const isWanted = referenced.has(finding);
    const hasRoom = chosen.size + missing < maxFindings;
    if (!isWanted && !(hasRoom && recent.has(finding))) continue;
    if (isWanted) missing -= 1;
    chosen.add(finding);
  }
  return chosen;
}

/** The findings of these ids and those they refer to; refs point to earlier findings only. */
function withRefs(findings: readonly Finding[], ids: ReadonlySet<string>): ReadonlySet<Finding> {
  const wanted = new FindingIds(ids);
  const found = new Set<Finding>();
  for (let index = findings.length - 1; index >= 0 && found.size < wanted.size; index -= 1) {
    const finding = findings[index];
    if (finding === undefined || !wanted.has(finding)) continue;
    found.add(finding);
    for (const ref of finding.refs) wanted.add(ref);
  }
  return found;
}

/** Filters notable findings confirmed from `from` on; of patterns, newest first, only `maxPatterns`. */
function createRecentFilter(from: number): { has(finding: Finding): boolean } {
  let patterns = 0;
  return {
    has(finding) {
      const { kind, confirmedAt } = finding;
      if (confirmedAt < from || !isNotable(finding)) return false;
      if (kind === 'candlestick-pattern') patterns += 1;
      return kind !== 'candlestick-pattern' || patterns <= maxPatterns;
    },
  };
}
