import type { FindingKind, FindingState } from './finding.ts';
import type { FindingLog } from './finding-log.ts';

/** Kinds that later prices are compared with. */
const watched: ReadonlySet<FindingKind> = new Set<FindingKind>([
  'swing-high',
  'swing-low',
  'fair-value-gap',
  'order-block',
  'liquidity-pool',
  'support-resistance',
  'session-high',
  'session-low',
  'previous-high',
  'previous-low',
]);

/** Nothing follows these states. */
const final: ReadonlySet<FindingState> = new Set<FindingState>([
  'inversion-failed',
  'breaker-failed',
  'taken',
  'expired',
]);

/** Ends every level and zone of a log that could still change, at candle `t` by that price. */
export function expireFindings(
  log: FindingLog,
  moment: { readonly t: number; readonly price: number },
): void {
  const { length } = log.transitions;
  for (let index = 0; index < log.length; index += 1) {
    if (!watched.has(log.shape(index).kind)) continue;
    const last = log.getTransitions(index, length).at(-1);
    if (last === undefined || !final.has(last.state)) log.transition(index, 'expired', moment);
  }
}
