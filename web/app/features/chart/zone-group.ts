import { type FindingGroup, findingKinds, type WireFinding } from '@vela/contracts';
import { isOverlaid } from '../../figures/finding-label.ts';

type GroupDefinition = {
  readonly swatch: 'box' | 'double-box' | 'bar' | 'triangle' | 'solid' | 'dashed' | 'dotted';
};

/** Rows of the overlay legend: groups that are shown and hidden together. */
export const zoneGroupDefinitions: Readonly<
  Record<FindingGroup | 'structure-swing' | 'higher-timeframes', GroupDefinition>
> = {
  'structure-swing': { swatch: 'solid' },
  'structure-internal': { swatch: 'dotted' },
  gaps: { swatch: 'box' },
  'order-blocks': { swatch: 'box' },
  swings: { swatch: 'triangle' },
  liquidity: { swatch: 'dashed' },
  sweeps: { swatch: 'dotted' },
  'support-resistance': { swatch: 'box' },
  sessions: { swatch: 'dashed' },
  'previous-levels': { swatch: 'dashed' },
  displacements: { swatch: 'bar' },
  patterns: { swatch: 'triangle' },
  divergences: { swatch: 'solid' },
  'higher-timeframes': { swatch: 'double-box' },
};
export type ZoneGroup = keyof typeof zoneGroupDefinitions;

/** All groups, in the order of the legend. */
export const zoneGroups = Object.keys(zoneGroupDefinitions).filter((name): name is ZoneGroup =>
  Object.hasOwn(zoneGroupDefinitions, name),
);

/** The group of a finding; overlaid findings of longer timeframes form a group of their own. */
export function toZoneGroup(finding: WireFinding): ZoneGroup {
  if (isOverlaid(finding)) return 'higher-timeframes';
  const { group } = findingKinds[finding.kind];
  return group === 'structure-internal' && finding.scale === 'swing' ? 'structure-swing' : group;
}
