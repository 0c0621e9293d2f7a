import type { FindingKind, WireFinding } from '@vela/contracts';
import { flippedAt } from './finding-phase.ts';

/** The field's own abbreviations, the same in every language. */
const labelOfKind = {
  'fair-value-gap': 'FVG',
  'order-block': 'OB',
  'break-of-structure': 'BOS',
  'change-of-character': 'CHoCH',
  'swing-high': '',
  'swing-low': '',
  'market-structure-shift': 'MSS',
  displacement: '',
  'equal-highs': 'EQH',
  'equal-lows': 'EQL',
  'liquidity-pool': '$$$',
  'liquidity-sweep': 'X',
  'support-resistance': 'S/R',
  'session-high': '',
  'session-low': '',
  'previous-high': 'PH',
  'previous-low': 'PL',
  'candlestick-pattern': '',
  divergence: 'DIV',
} as const satisfies Record<FindingKind, string>;

/** What is written beside a finding. `breaker` is the word for an order block that acts from its other side. */
export function labelOf(finding: Pick<WireFinding, 'kind' | 'transitions'>, breaker: string): string {
  if (flippedAt(finding) === undefined) return labelOfKind[finding.kind];
  return finding.kind === 'order-block' ? breaker : `i${labelOfKind[finding.kind]}`;
}
