import type { TechnicalAnalysis } from '../analysis.ts';
import type { Finding, FindingState } from '../structure/finding.ts';
import type { EngineFact } from './fact.ts';
import { calculateChange, findExtremes } from './price-facts.ts';
import { toFact, toReading, getValueAt, type FactWindow, type Reading } from './reading.ts';

const breaks = new Set(['break-of-structure', 'change-of-character']);

type Counted = readonly [name: string, method: string, findings: readonly Finding[]];

function hasReached(finding: Finding, state: FindingState, from: number): boolean {
  return finding.transitions.some(
    (transition) => transition.state === state && transition.at >= from,
  );
}

function countChanges(analysis: TechnicalAnalysis, from: number): Counted[] {
  const added = analysis.findings.filter((finding) => finding.confirmedAt >= from);
  const gaps = analysis.findings.filter(({ kind }) => kind === 'fair-value-gap');
  const blocks = analysis.findings.filter(({ kind }) => kind === 'order-block');
  return [
    ['breaks', 'market-structure@1', added.filter(({ kind }) => breaks.has(kind))],
    ['new-gaps', 'fair-value-gap@1', added.filter(({ kind }) => kind === 'fair-value-gap')],
    ['filled-gaps', 'fair-value-gap@1', gaps.filter((gap) => hasReached(gap, 'filled', from))],
    ['new-blocks', 'order-block@1', added.filter(({ kind }) => kind === 'order-block')],
    ['broken-blocks', 'order-block@1', blocks.filter((block) => hasReached(block, 'broken', from))],
  ];
}

function toMoveFacts(reading: Reading): EngineFact[] {
  const { candles } = reading.analysis;
  const { from, to } = reading.window;
  const whole = { method: 'change@1', from, to };
  const before = getValueAt(candles.close, from - 1);
  const change = calculateChange(reading, [before, reading.close], { from: from - 1, to });
  const extremes = findExtremes(candles, reading.window);
  return [
    ...toFact('since.time', [getValueAt(candles.openTime, from), 'time'], whole),
    ...toFact('since.candles', [to - from + 1, 'count'], whole),
    ...toFact('since.close', [before, 'price'], { ...whole, from: from - 1, to: from - 1 }),
    ...toFact('since.change-percent', [change, 'percent'], { ...whole, from: from - 1 }),
    ...toFact('since.high', [extremes.high, 'price'], {
      ...whole,
      from: extremes.highAt,
      to: extremes.highAt,
    }),
    ...toFact('since.low', [extremes.low, 'price'], {
      ...whole,
      from: extremes.lowAt,
      to: extremes.lowAt,
    }),
  ];
}

/**
 * The move of a range against the close before it, none across a change of the scale of prices, and
 * what formed, filled or broke in it.
 */
export function toChangeFacts(analysis: TechnicalAnalysis, window: FactWindow): EngineFact[] {
  const reading = toReading(analysis, window);
  if (reading === undefined) return [];
  const counts = countChanges(analysis, window.from).flatMap(([name, method, findings]) => {
    const origin = {
      method,
      ...window,
      refs: findings.slice(-20).map((finding) => finding.id),
    };
    return toFact(`since.${name}`, [findings.length, 'count'], origin);
  });
  return [...toMoveFacts(reading), ...counts];
}
