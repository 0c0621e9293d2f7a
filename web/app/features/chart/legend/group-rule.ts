import {
  findingKindNames,
  findingKinds,
  type FindingPhase,
  isExtendedRight,
  type WireFinding,
} from '@vela/contracts';
import { getPhase } from '../../../figures/finding-phase.ts';
import type { ZoneGroup } from '../zone-group.ts';

export const phases = [
  'fresh',
  'touched',
  'flipped',
  'spent',
] as const satisfies readonly FindingPhase[];
export const sides = ['both', 'bullish', 'bearish'] as const;
export type Side = (typeof sides)[number];

/** Which structures of a group are drawn. */
export type GroupRule = {
  readonly phases: readonly FindingPhase[];
  readonly side: Side;
  /** Smaller structures are hidden; 0 hides none. A structure without a size is always drawn. */
  readonly smallestInAtr: number;
  /** At most this many, nearest to price (zones, levels) or latest (events); 0 is no limit. */
  readonly most: number;
};

/** Past zones and levels start hidden; events stay: a broken swing is still where price turned. */
const standingGroups: ReadonlySet<ZoneGroup> = new Set([
  'higher-timeframes',
  ...findingKindNames.filter(isExtendedRight).map((kind) => findingKinds[kind].group),
]);

/** Default limit: structures of longer timeframes are wide. */
const maxHigherTimeframes = 16;

export function createDefaultRule(group: ZoneGroup): GroupRule {
  return {
    phases: standingGroups.has(group) ? ['fresh', 'touched'] : phases,
    side: 'both',
    smallestInAtr: 0,
    most: group === 'higher-timeframes' ? maxHigherTimeframes : 0,
  };
}

/** ATRs at confirmation: a zone's width, a displacement's body, a sweep's depth; else undefined. */
export function readSizeInAtr({ measures }: Pick<WireFinding, 'measures'>): number | undefined {
  return measures['widthInAtr'] ?? measures['bodyInAtr'] ?? measures['depthInAtr'];
}

/** Whether it passes its group's rule, maximum apart; a past event is `fresh` unless it failed. */
export function isAllowedByRule(finding: WireFinding, rule: GroupRule): boolean {
  const size = readSizeInAtr(finding);
  return (
    rule.phases.includes(getPhase(finding)) &&
    (rule.side === 'both' || finding.direction === 'neutral' || finding.direction === rule.side) &&
    (size === undefined || size >= rule.smallestInAtr)
  );
}

function calculateDistance({ top, bottom }: WireFinding, price: number): number {
  return Math.max(0, price - top, bottom - price);
}

/** Limits a group to the maximum number of its rule, in the original order. */
export function filterByMaximum(
  findings: readonly WireFinding[],
  { most }: GroupRule,
  price: number,
): readonly WireFinding[] {
  if (most === 0 || findings.length <= most) return findings;
  const rank = (finding: WireFinding): number =>
    isExtendedRight(finding.kind) ? calculateDistance(finding, price) : -finding.confirmedAt;
  const kept = new Set(findings.toSorted((a, b) => rank(a) - rank(b)).slice(0, most));
  return findings.filter((finding) => kept.has(finding));
}
