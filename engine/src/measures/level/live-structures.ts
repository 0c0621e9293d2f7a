import type { TechnicalAnalysis } from '../../analysis.ts';
import { at } from '../../candles/column.ts';
import { getLatestState } from '../../structure/finding-view.ts';
import { isOpenGap, isUnbrokenBlock } from '../../facts/zone-facts.ts';
import type { Finding, FindingKind } from '../../structure/finding.ts';
import { listFindingsAt } from './findings-at.ts';

/** A structure that still counts; a level has `top` equal to `bottom`. */
export type LiveStructure = {
  readonly finding: Finding;
  readonly kind: FindingKind;
  readonly top: number;
  readonly bottom: number;
};

/** Kinds of which there are levels and zones that count. */
export const liveKinds: ReadonlySet<FindingKind> = new Set([
  'fair-value-gap',
  'order-block',
  'support-resistance',
  'liquidity-pool',
  'swing-high',
  'swing-low',
  'previous-high',
  'previous-low',
]);

/** Active: neither expired, nor broken without a flip; as in the answer about levels. */
function isLiveZone(finding: Finding): boolean {
  const state = getLatestState(finding);
  return state !== 'expired' && state !== 'broken';
}

function isLivePool(finding: Finding): boolean {
  const state = getLatestState(finding);
  return state === undefined || state === 'joined';
}

/** Highest and lowest close after each candle up to `to`; -Infinity and Infinity after the last. */
type LaterCloses = { readonly highest: Float64Array; readonly lowest: Float64Array };

function calculateLaterCloses({ candles }: TechnicalAnalysis, to: number): LaterCloses {
  const highest = new Float64Array(to + 1).fill(Number.NEGATIVE_INFINITY);
  const lowest = new Float64Array(to + 1).fill(Number.POSITIVE_INFINITY);
  for (let t = to - 1; t >= 0; t -= 1) {
    const close = at(candles.close, t + 1);
    highest[t] = Math.max(at(highest, t + 1), close);
    lowest[t] = Math.min(at(lowest, t + 1), close);
  }
  return { highest, lowest };
}

const isHigh = (kind: FindingKind): boolean => kind === 'swing-high' || kind === 'previous-high';

/** No candle after `from` closed beyond the level. */
function isUnpassed(level: Finding, from: number, closes: LaterCloses): boolean {
  return isHigh(level.kind)
    ? at(closes.highest, from) <= level.top
    : at(closes.lowest, from) >= level.bottom;
}

/** The latest high and low of the previous day, week and month. */
function findPreviousLevels(findings: readonly Finding[]): ReadonlySet<Finding> {
  const latest = new Map<string, Finding>();
  for (const finding of findings)
    if (finding.kind === 'previous-high' || finding.kind === 'previous-low')
      latest.set(`${finding.kind} ${String(finding.label)}`, finding);
  return new Set(latest.values());
}

function toLive(finding: Finding): LiveStructure {
  const { kind, top, bottom, direction } = finding;
  if (kind !== 'liquidity-pool') return { finding, kind, top, bottom };
  const level = direction === 'bearish' ? top : bottom;
  return { finding, kind, top: level, bottom: level };
}

/** A block or swing is often found at both scales: the first of equal kind and prices stays. */
function selectDistinct(structures: readonly LiveStructure[]): LiveStructure[] {
  const seen = new Set<string>();
  return structures.filter(({ kind, top, bottom }) => {
    const key = `${kind} ${top} ${bottom}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/**
 * What counts at candle `to`, the latest first: open gaps, unbroken blocks and live zones as in
 * the facts of a chart; swings and previous levels no candle closed beyond; pools not passed.
 */
export function listLiveStructures(analysis: TechnicalAnalysis, to: number): LiveStructure[] {
  const findings = listFindingsAt(analysis, liveKinds, to);
  const closes = calculateLaterCloses(analysis, to);
  const previous = findPreviousLevels(findings);
  const isLive = (finding: Finding): boolean => {
    const { kind, formedAt, confirmedAt } = finding;
    if (kind === 'fair-value-gap') return isOpenGap(finding);
    if (kind === 'order-block') return isUnbrokenBlock(finding);
    if (kind === 'support-resistance') return isLiveZone(finding);
    if (kind === 'liquidity-pool') return isLivePool(finding);
    if (kind === 'swing-high' || kind === 'swing-low') return isUnpassed(finding, formedAt, closes);
    return previous.has(finding) && isUnpassed(finding, confirmedAt, closes);
  };
  return selectDistinct(findings.filter(isLive).toReversed().map(toLive));
}
