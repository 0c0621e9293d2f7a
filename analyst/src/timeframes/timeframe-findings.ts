import { isStanding, phaseOfState, type WireFinding } from '@vela/contracts';
import { createTimeframeOverlay, type Candles, type Finding } from '@vela/engine';
import { toWireFinding } from '../series/wire-finding.ts';
import type { Timeframe } from './gather-timeframes.ts';

/** Structures of one longer timeframe that are sent along to be laid over the chart, beside those that facts speak of. */
const mostFindings = 14;

function isOver({ transitions }: Finding): boolean {
  const state = transitions.at(-1)?.state;
  return state !== undefined && phaseOfState[state] === 'spent';
}

/** Findings that the facts of a timeframe speak of, with what they were made from. */
function findSpoken({ technical: { scales } }: Timeframe): Set<string> {
  const spoken = [
    scales.swing.lastBreak,
    scales.internal.lastBreak,
    scales.swing.unbrokenHigh,
    scales.swing.unbrokenLow,
  ];
  return new Set(
    spoken.flatMap((finding) => (finding === undefined ? [] : [finding.id, ...finding.refs])),
  );
}

/** What the facts speak of, and the newest zones and levels of the swing scale or of none that still stand. */
function chooseFindings(timeframe: Timeframe): Finding[] {
  const { findings } = timeframe.technical;
  const spokenOf = findSpoken(timeframe);
  const standing: Finding[] = [];
  for (let index = findings.length - 1; index >= 0 && standing.length < mostFindings; index -= 1) {
    const finding = findings[index];
    if (finding === undefined || finding.scale === 'internal' || spokenOf.has(finding.id)) continue;
    if (isStanding(finding.kind) && !isOver(finding)) standing.push(finding);
  }
  return [...findings.filter(({ id }) => spokenOf.has(id)), ...standing];
}

/** Findings of a longer timeframe as the base's candles show them; which of them is chosen where they are laid over the base. */
function overlayOn(base: Candles, { technical: { candles } }: Timeframe) {
  const overlay = createTimeframeOverlay(base, candles);
  const timeAt = (index: number): number => base.openTime[index] ?? 0;
  return (finding: Finding): { shown: Finding; wire: WireFinding } | undefined => {
    const shown = overlay(finding);
    if (shown === undefined) return undefined;
    const formedAt =
      shown.formedAt < 0 ? (candles.openTime[finding.formedAt] ?? 0) : timeAt(shown.formedAt);
    return { shown, wire: { ...toWireFinding(shown, timeAt), formedAt } };
  };
}

function inOrder(findings: readonly WireFinding[]): WireFinding[] {
  return findings.toSorted((one, other) => one.confirmedAt - other.confirmedAt);
}

/**
 * Structures of the longer timeframes as the base's candles show them: known from the base candle by whose close the longer candle had
 * closed, times those of base candles; what was formed before the first base candle keeps its own time. In the order of confirmation.
 */
export function toTimeframeFindings(
  timeframes: readonly Timeframe[],
  base: Candles,
): WireFinding[] {
  return inOrder(
    timeframes
      .filter(({ isHigher }) => isHigher)
      .flatMap((timeframe) => {
        const overlay = overlayOn(base, timeframe);
        return chooseFindings(timeframe).flatMap((finding) => overlay(finding)?.wire ?? []);
      }),
  );
}

/** The same for a replay: all of the swing scale, and all zones and levels without one, that `isWanted`, which sees them on the base's candles. */
export function toTimeframeHistory(
  timeframes: readonly Timeframe[],
  base: Candles,
  isWanted: (shown: Finding) => boolean,
): WireFinding[] {
  return inOrder(
    timeframes
      .filter(({ isHigher }) => isHigher)
      .flatMap((timeframe) => {
        const overlay = overlayOn(base, timeframe);
        return timeframe.technical.findings.flatMap((finding) => {
          const isOverlaid =
            finding.scale === 'swing' || (finding.scale === undefined && isStanding(finding.kind));
          const found = isOverlaid ? overlay(finding) : undefined;
          return found !== undefined && isWanted(found.shown) ? [found.wire] : [];
        });
      }),
  );
}
