import type { TechnicalAnalysis } from '../analysis.ts';
import type { FindingKind } from '../structure/finding.ts';
import type { EngineFact } from './fact.ts';
import { calculateAsOfTime } from './price-facts.ts';
import { getValueAt, toFact, type FactWindow } from './reading.ts';

/** With fewer a share says nothing. */
const leastForShare = 30;

/**
 * Structures of these kinds in all the data up to the end of the window: how many, since when, and
 * of gaps how many were filled later.
 */
export function toCountedFacts(
  { candles, findings }: TechnicalAnalysis,
  { to }: FactWindow,
  kinds: readonly FindingKind[],
): EngineFact[] {
  const [kind] = kinds;
  const counted = findings.filter((one) => kinds.includes(one.kind) && one.confirmedAt <= to);
  if (kind === undefined || counted.length === 0) return [];
  const from = Math.min(...counted.map(({ confirmedAt }) => confirmedAt));
  const refs = counted.slice(-20).map(({ id }) => id);
  const origin = { method: `${kind}@1`, from, to, refs };
  const filled = counted.filter(({ transitions }) =>
    transitions.some(({ state }) => state === 'filled'),
  ).length;
  const isGap = kind === 'fair-value-gap';
  const share = counted.length < leastForShare ? undefined : (filled / counted.length) * 100;
  return [
    ...toFact('counted.n', [counted.length, 'count'], origin),
    ...toFact('counted.kind', [kind, 'text'], origin),
    ...toFact('counted.from', [getValueAt(candles.openTime, from), 'time'], origin),
    ...toFact(
      'counted.to',
      [calculateAsOfTime(candles.openTime[to] ?? Number.NaN, candles), 'time'],
      origin,
    ),
    ...toFact('counted.filled', [isGap ? filled : undefined, 'count'], origin),
    ...toFact('counted.share', [isGap ? share : undefined, 'percent'], origin),
  ];
}
