import { isExtendedRight, phaseByState, type WireFinding } from '@vela/contracts';
import {
  createTimeframeOverlay,
  FindingIds,
  getLatestState,
  isNotable,
  type Candles,
  type Finding,
} from '@vela/engine';
import { toWireFinding } from '../series/wire-finding.ts';
import type { Timeframe } from './gather-timeframes.ts';

/** Maximum of overlaid findings per longer timeframe, besides those that facts refer to. */
const maxFindings = 14;

function isSpent(finding: Finding): boolean {
  const state = getLatestState(finding);
  return state !== undefined && phaseByState[state] === 'spent';
}

/** Ids of findings that the facts of a timeframe refer to, with their own refs. */
function findReferencedIds({ technical: { scales } }: Timeframe): FindingIds {
  const spoken = [
    scales.swing.lastBreak,
    scales.internal.lastBreak,
    scales.swing.unbrokenHigh,
    scales.swing.unbrokenLow,
  ];
  return new FindingIds(
    spoken.flatMap((finding) => (finding === undefined ? [] : [finding.id, ...finding.refs])),
  );
}

/** The findings of these ids, in order. */
function findByIds(findings: readonly Finding[], ids: FindingIds): Finding[] {
  const found: Finding[] = [];
  for (let index = findings.length - 1; index >= 0 && found.length < ids.size; index -= 1) {
    const finding = findings[index];
    if (finding !== undefined && ids.has(finding)) found.push(finding);
  }
  return found.toReversed();
}

/** Findings that facts refer to, and the newest standing ones of the swing scale or of no scale. */
function chooseFindings(timeframe: Timeframe): Finding[] {
  const { findings } = timeframe.technical;
  const referencedIds = findReferencedIds(timeframe);
  const standing: Finding[] = [];
  for (let index = findings.length - 1; index >= 0 && standing.length < maxFindings; index -= 1) {
    const finding = findings[index];
    if (finding === undefined || finding.scale === 'internal') continue;
    const isStanding = isExtendedRight(finding.kind) && isNotable(finding) && !isSpent(finding);
    if (isStanding && !referencedIds.has(finding)) standing.push(finding);
  }
  return [...findByIds(findings, referencedIds), ...standing];
}

/** Creates the converter of a longer timeframe's finding to base candles, where it is shown. */
function createOverlay(base: Candles, { technical: { candles } }: Timeframe) {
  const overlay = createTimeframeOverlay(base, candles);
  return (finding: Finding): { shown: Finding; wire: WireFinding } | undefined => {
    const shown = overlay(finding);
    if (shown === undefined) return undefined;
    const wire = toWireFinding(shown, base.openTime);
    const formedBefore = candles.openTime[finding.formedAt] ?? 0;
    return { shown, wire: shown.formedAt < 0 ? { ...wire, formedAt: formedBefore } : wire };
  };
}

type Overlay = ReturnType<typeof createOverlay>;

/** What `choose` returns of each longer timeframe, in order of confirmation. */
function collectFindings(
  timeframes: readonly Timeframe[],
  base: Candles,
  choose: (timeframe: Timeframe, overlay: Overlay) => WireFinding[],
): WireFinding[] {
  return timeframes
    .filter(({ isHigher }) => isHigher)
    .flatMap((timeframe) => choose(timeframe, createOverlay(base, timeframe)))
    .toSorted((one, other) => one.confirmedAt - other.confirmedAt);
}

/**
 * Findings of longer timeframes on base candles, in order of confirmation: known from the candle
 * at whose close the longer one closed; formed before the first candle, they keep their time.
 */
export function toTimeframeFindings(
  timeframes: readonly Timeframe[],
  base: Candles,
): WireFinding[] {
  return collectFindings(timeframes, base, (timeframe, overlay) =>
    chooseFindings(timeframe).flatMap((finding) => overlay(finding)?.wire ?? []),
  );
}

/** For a replay: all findings of the swing scale or no scale that, on base candles, are wanted. */
export function toTimeframeHistory(
  timeframes: readonly Timeframe[],
  base: Candles,
  isWanted: (shown: Finding) => boolean,
): WireFinding[] {
  return collectFindings(timeframes, base, ({ technical }, overlay) =>
    technical.findings.flatMap((finding) => {
      const isOverlaid =
        finding.scale === 'swing' || (finding.scale === undefined && isExtendedRight(finding.kind));
      const found = isOverlaid && isNotable(finding) ? overlay(finding) : undefined;
      return found !== undefined && isWanted(found.shown) ? [found.wire] : [];
    }),
  );
}
