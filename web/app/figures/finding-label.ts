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

type Labelled = Pick<WireFinding, 'kind' | 'transitions'> &
  Partial<Pick<WireFinding, 'id' | 'timeframe'>>;

/** Whether a finding is one of a longer timeframe, laid over the chart of another: its id begins with its timeframe. */
export function isOverlaid({
  id,
  timeframe,
}: Partial<Pick<WireFinding, 'id' | 'timeframe'>>): boolean {
  return timeframe !== undefined && id?.startsWith(`${timeframe}.`) === true;
}

/**
 * What is written beside a finding, with its timeframe where that is not the chart's. `breaker` is the word for an order block that acts
 * from its other side.
 */
export function labelOf(finding: Labelled, breaker: string): string {
  const own = ownLabelOf(finding, breaker);
  return isOverlaid(finding) ? `${finding.timeframe} ${own}`.trim() : own;
}

function ownLabelOf(finding: Labelled, breaker: string): string {
  const { kind } = finding;
  if (flippedAt(finding) === undefined) return labelOfKind[kind];
  if (kind === 'order-block') return breaker;
  return kind === 'fair-value-gap' ? 'iFVG' : `${labelOfKind[kind]} flip`;
}
