import {
  type Bias,
  type FindingDrawing,
  findingKinds,
  type FindingPhase,
  type Scale,
  type WireFinding,
} from '@vela/contracts';
import { findCandleIndex } from '../../figures/find-candle-index.ts';
import { findEndTime, findFlipTime, getPhase } from '../../figures/finding-phase.ts';
import { toZoneColour } from '../../figures/zone-colour.ts';
import { toZoneGroup, type ZoneGroup } from './zone-group.ts';

/** A finding ready to be drawn: prices as they are, times as candle indices. */
export type Zone = {
  readonly id: string;
  readonly group: ZoneGroup;
  readonly shape: FindingDrawing;
  readonly direction: Bias;
  readonly colour: Bias;
  readonly phase: FindingPhase;
  readonly scale: Scale | undefined;
  /** Candle indices; a standing zone ends at the last, one begun before the first is at -1. */
  readonly from: number;
  readonly to: number;
  /** Index of the candle at whose close it was confirmed: drawn hollow before it. */
  readonly knownFrom: number;
  /** Still valid: drawn on beyond the last candle. */
  readonly openEnded: boolean;
  /** Index of the candle from which it acts from the other side. */
  readonly flippedAt: number | undefined;
  readonly top: number;
  readonly bottom: number;
  /** Labels to choose from, the longest first; the last one is written where room is short. */
  readonly labels: readonly string[];
  /** Far from price, behind nearer zones of its group: drawn faintly. */
  readonly faint: boolean;
};

function findLastCandleIndex(
  finding: WireFinding,
  shape: Zone['shape'],
  openTime: readonly number[],
): number {
  if (shape === 'mark') return findCandleIndex(openTime, finding.formedAt);
  if (shape === 'line') return findCandleIndex(openTime, finding.confirmedAt);
  const end = findEndTime(finding);
  return end === undefined ? openTime.length - 1 : findCandleIndex(openTime, end);
}

/**
 * Converts a finding to a zone: a box to its end or the last candle, a line from the pivot to the
 * candle that broke it, or a mark on a swing. Undefined when it ended before the first candle.
 */
export function toZone(
  finding: WireFinding,
  openTime: readonly number[],
  labels: readonly string[],
): Zone | undefined {
  const group = toZoneGroup(finding);
  const shape = findingKinds[finding.kind].drawing;
  const to = findLastCandleIndex(finding, shape, openTime);
  if (to < 0) return undefined;
  const flip = findFlipTime(finding);
  return {
    id: finding.id,
    group,
    shape,
    direction: finding.direction,
    colour: toZoneColour(finding),
    phase: getPhase(finding),
    scale: finding.scale,
    from: findCandleIndex(openTime, finding.formedAt),
    to,
    knownFrom: findCandleIndex(openTime, finding.confirmedAt),
    openEnded: (shape === 'box' || shape === 'level') && findEndTime(finding) === undefined,
    flippedAt: flip === undefined ? undefined : Math.max(0, findCandleIndex(openTime, flip)),
    top: finding.top,
    bottom: finding.bottom,
    labels,
    faint: false,
  };
}
