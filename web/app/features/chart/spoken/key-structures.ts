import type { WireFinding } from '@vela/contracts';
import { isOverlaid } from '../../../figures/finding-label.ts';
import { getPhase } from '../../../figures/finding-phase.ts';

/** The nearest standing zone on each side of a price, and the latest around it. */
export type NearestZones = Readonly<
  Partial<Record<'above' | 'inside' | 'below', WireFinding | undefined>>
>;

/** What a reader looks at first, of the chart's own timeframe. */
export type KeyStructures = {
  /** The last break at the swing scale. */
  readonly lastBreak: WireFinding | undefined;
  readonly gaps: NearestZones;
  readonly blocks: NearestZones;
  /** The latest swings, while they are unbroken. */
  readonly swingHigh: WireFinding | undefined;
  readonly swingLow: WireFinding | undefined;
};

/** Whether a zone stands: untouched or touched. */
export function isStandingZone(finding: WireFinding): boolean {
  const phase = getPhase(finding);
  return phase === 'fresh' || phase === 'touched';
}

/** Whether a finding is one of the chart: of its own timeframe, not only of one question. */
export function isOfChart(finding: WireFinding): boolean {
  return finding.beside !== true && !isOverlaid(finding);
}

function findNearestZones(zones: readonly WireFinding[], price: number): NearestZones {
  const nearest: { above?: WireFinding; inside?: WireFinding; below?: WireFinding } = {};
  const calculateDistance = ({ top, bottom }: WireFinding): number =>
    Math.max(bottom - price, price - top, 0);
  for (const zone of zones) {
    const side = zone.bottom >= price ? 'above' : zone.top <= price ? 'below' : 'inside';
    const known = nearest[side];
    // Of equally near zones the latest, as in the text.
    if (known === undefined || calculateDistance(zone) <= calculateDistance(known))
      nearest[side] = zone;
  }
  return nearest;
}

const breakKinds: ReadonlySet<WireFinding['kind']> = new Set([
  'break-of-structure',
  'change-of-character',
]);

/** The key structures among findings in order of confirmation, at the last close. */
export function findKeyStructures(findings: readonly WireFinding[], price: number): KeyStructures {
  const own = findings.filter(isOfChart);
  const standing = own.filter(isStandingZone);
  const swing = own.filter(({ scale }) => scale === 'swing');
  const findSwing = (kind: WireFinding['kind']): WireFinding | undefined => {
    const last = swing.findLast((finding) => finding.kind === kind);
    return last !== undefined && getPhase(last) !== 'spent' ? last : undefined;
  };
  return {
    lastBreak: swing.findLast(({ kind }) => breakKinds.has(kind)),
    gaps: findNearestZones(
      standing.filter(({ kind }) => kind === 'fair-value-gap'),
      price,
    ),
    blocks: findNearestZones(
      standing.filter(({ kind }) => kind === 'order-block'),
      price,
    ),
    swingHigh: findSwing('swing-high'),
    swingLow: findSwing('swing-low'),
  };
}
