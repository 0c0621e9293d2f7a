import { type FindingPhase, isStanding, type WireFinding } from '@vela/contracts';
import { phaseOf } from '../../../figures/finding-phase.ts';
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
  /** Smaller ones are left out; 0 leaves out none. A structure without a size is always drawn. */
  readonly smallestInAtr: number;
  /** At most so many: of zones and levels those nearest to price, of events the latest. 0 is all. */
  readonly most: number;
};

/** Zones and levels that are past crowd the chart; what happened once stays: a broken swing is still where price turned. */
const standingGroups: readonly ZoneGroup[] = [
  'gaps',
  'order-blocks',
  'liquidity',
  'support-resistance',
  'sessions',
  'previous-levels',
  'higher-timeframes',
];

/** Structures of longer timeframes are wide: a few near price say enough. */
const mostOfHigher = 16;

export function defaultRule(group: ZoneGroup): GroupRule {
  return {
    phases: standingGroups.includes(group) ? ['fresh', 'touched'] : phases,
    side: 'both',
    smallestInAtr: 0,
    most: group === 'higher-timeframes' ? mostOfHigher : 0,
  };
}

/** Size of a structure in ATR at its confirmation: width of a zone, body of a displacement, depth of a sweep. Undefined where it has none. */
export function sizeInAtr({ measures }: Pick<WireFinding, 'measures'>): number | undefined {
  return measures['widthInAtr'] ?? measures['bodyInAtr'] ?? measures['depthInAtr'];
}

/** Whether a structure passes the rule of its group, its number aside. A kind that does not stand has no past to be left out for, unless it failed. */
export function passes(finding: WireFinding, rule: GroupRule): boolean {
  const size = sizeInAtr(finding);
  return (
    rule.phases.includes(phaseOf(finding)) &&
    (rule.side === 'both' || finding.direction === 'neutral' || finding.direction === rule.side) &&
    (size === undefined || size >= rule.smallestInAtr)
  );
}

function distance({ top, bottom }: WireFinding, price: number): number {
  return Math.max(0, price - top, bottom - price);
}

/** Keeps as many of a group as its rule allows. */
export function keepMost(
  findings: readonly WireFinding[],
  { most }: GroupRule,
  price: number,
): readonly WireFinding[] {
  if (most === 0 || findings.length <= most) return findings;
  const rank = (finding: WireFinding): number =>
    isStanding(finding.kind) ? distance(finding, price) : -finding.confirmedAt;
  const kept = new Set(findings.toSorted((a, b) => rank(a) - rank(b)).slice(0, most));
  return findings.filter((finding) => kept.has(finding));
}
