import type { FindingKind, WireFinding } from '@vela/contracts';
import { isOverlaid } from '../../figures/finding-label.ts';

/** Rows of the overlay legend: what is shown and hidden together. */
export const zoneGroups = [
  'structure-swing',
  'structure-internal',
  'gaps',
  'order-blocks',
  'swings',
  'liquidity',
  'sweeps',
  'support-resistance',
  'sessions',
  'previous-levels',
  'displacements',
  'patterns',
  'divergences',
  'higher-timeframes',
] as const;
export type ZoneGroup = (typeof zoneGroups)[number];

const groupOfKind = {
  'swing-high': 'swings',
  'swing-low': 'swings',
  'break-of-structure': 'structure-internal',
  'change-of-character': 'structure-internal',
  'fair-value-gap': 'gaps',
  'order-block': 'order-blocks',
  'market-structure-shift': 'structure-internal',
  displacement: 'displacements',
  'equal-highs': 'liquidity',
  'equal-lows': 'liquidity',
  'liquidity-pool': 'liquidity',
  'liquidity-sweep': 'sweeps',
  'support-resistance': 'support-resistance',
  'session-high': 'sessions',
  'session-low': 'sessions',
  'previous-high': 'previous-levels',
  'previous-low': 'previous-levels',
  'candlestick-pattern': 'patterns',
  divergence: 'divergences',
} as const satisfies Record<FindingKind, ZoneGroup>;

/** The group of a finding; those of longer timeframes, which are laid over the chart, are a group of their own. */
export function groupOf(finding: WireFinding): ZoneGroup {
  if (isOverlaid(finding)) return 'higher-timeframes';
  const group = groupOfKind[finding.kind];
  return group === 'structure-internal' && finding.scale === 'swing' ? 'structure-swing' : group;
}
