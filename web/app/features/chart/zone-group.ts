import type { FindingKind, WireFinding } from '@vela/contracts';

/** Rows of the overlay legend: what is shown and hidden together. */
export const zoneGroups = ['structure-swing', 'structure-internal', 'gaps', 'order-blocks', 'swings'] as const;
export type ZoneGroup = (typeof zoneGroups)[number];

const groupOfKind = {
  'swing-high': 'swings',
  'swing-low': 'swings',
  'break-of-structure': 'structure-internal',
  'change-of-character': 'structure-internal',
  'fair-value-gap': 'gaps',
  'order-block': 'order-blocks',
} as const satisfies Record<FindingKind, ZoneGroup>;

export function groupOf(finding: WireFinding): ZoneGroup {
  const group = groupOfKind[finding.kind];
  return group === 'structure-internal' && finding.scale === 'swing' ? 'structure-swing' : group;
}
