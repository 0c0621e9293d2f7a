import type { TechnicalAnalysis } from '../analysis.ts';
import type { Finding, FindingState } from '../structure/finding.ts';
import type { EngineFact } from './fact.ts';
import { findExtremes } from './price-facts.ts';
import {
  percentChange,
  toFact,
  toReading,
  valueAt,
  type FactWindow,
  type Reading,
} from './reading.ts';

const breaks = new Set(['break-of-structure', 'change-of-character']);

type Counted = {
  readonly name: string;
  readonly method: string;
  readonly findings: readonly Finding[];
};

function reached(finding: Finding, state: FindingState, from: number): boolean {
  return finding.transitions.some(
    (transition) => transition.state === state && transition.at >= from,
  );
}

function toCounts(analysis: TechnicalAnalysis, from: number): Counted[] {
  const added = analysis.findings.filter((finding) => finding.confirmedAt >= from);
  const gaps = analysis.findings.filter((finding) => finding.kind === 'fair-value-gap');
  const blocks = analysis.findings.filter((finding) => finding.kind === 'order-block');
  return [
    {
      name: 'breaks',
      method: 'market-structure@1',
      findings: added.filter((finding) => breaks.has(finding.kind)),
    },
    {
      name: 'new-gaps',
      method: 'fair-value-gap@1',
      findings: added.filter((finding) => finding.kind === 'fair-value-gap'),
    },
    {
      name: 'filled-gaps',
      method: 'fair-value-gap@1',
      findings: gaps.filter((gap) => reached(gap, 'filled', from)),
    },
    {
      name: 'new-blocks',
      method: 'order-block@1',
      findings: added.filter((finding) => finding.kind === 'order-block'),
    },
    {
      name: 'broken-blocks',
      method: 'order-block@1',
      findings: blocks.filter((block) => reached(block, 'broken', from)),
    },
  ];
}

function toMoveFacts(reading: Reading): EngineFact[] {
  const { candles } = reading.analysis;
  const { from, to } = reading.window;
  const whole = { method: 'change@1', from, to };
  const before = valueAt(candles.close, from - 1);
  const extremes = findExtremes(candles, reading.window);
  return [
    ...toFact('since.time', { value: valueAt(candles.openTime, from), unit: 'time' }, whole),
    ...toFact('since.candles', { value: to - from + 1, unit: 'count' }, whole),
    ...toFact(
      'since.close',
      { value: before, unit: 'price' },
      { ...whole, from: from - 1, to: from - 1 },
    ),
    ...toFact(
      'since.change-percent',
      { value: percentChange(before, reading.close), unit: 'percent' },
      { ...whole, from: from - 1 },
    ),
    ...toFact(
      'since.high',
      { value: extremes.high, unit: 'price' },
      { ...whole, from: extremes.highAt, to: extremes.highAt },
    ),
    ...toFact(
      'since.low',
      { value: extremes.low, unit: 'price' },
      { ...whole, from: extremes.lowAt, to: extremes.lowAt },
    ),
  ];
}

/** What the candles of a stretch brought: the move against the close before it, and the structures that appeared, filled or broke in it. */
export function toChangeFacts(analysis: TechnicalAnalysis, stretch: FactWindow): EngineFact[] {
  const reading = toReading(analysis, stretch);
  if (reading === undefined) return [];
  const counts = toCounts(analysis, stretch.from).flatMap(({ name, method, findings }) => {
    const origin = {
      method,
      from: stretch.from,
      to: stretch.to,
      refs: findings.slice(-20).map((finding) => finding.id),
    };
    return toFact(`since.${name}`, { value: findings.length, unit: 'count' }, origin);
  });
  return [...toMoveFacts(reading), ...counts];
}
