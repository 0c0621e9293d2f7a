import type { TechnicalAnalysis } from '../analysis.ts';
import type { Finding } from '../structure/finding.ts';
import type { AlertHit, StructureCondition } from './alert-condition.ts';

export type CandleRange = { readonly from: number; readonly to: number };

function isMeant(finding: Finding, { direction, scale }: StructureCondition): boolean {
  return (
    (direction === undefined || finding.direction === direction) &&
    (scale === undefined || finding.scale === scale)
  );
}

const sides = { bullish: 'up', bearish: 'down', neutral: 'neutral' } as const;

function listEvents(
  finding: Finding,
  { event }: StructureCondition,
): readonly { readonly at: number; readonly price: number }[] {
  if (event !== 'confirmed') return finding.transitions.filter(({ state }) => state === event);
  const { confirmedAt, direction, top, bottom } = finding;
  return [{ at: confirmedAt, price: direction === 'bearish' ? bottom : top }];
}

/** Events of the structures of a condition within a range of candles, in order of candles. */
export function findStructureHits(
  { findings }: Pick<TechnicalAnalysis, 'findings'>,
  condition: StructureCondition,
  { from, to }: CandleRange,
): AlertHit[] {
  const hits: AlertHit[] = [];
  for (const finding of findings) {
    if (finding.kind !== condition.finding || !isMeant(finding, condition)) continue;
    for (const { at, price } of listEvents(finding, condition)) {
      if (at < from || at >= to) continue;
      const key = `${finding.id}:${condition.event}`;
      hits.push({ at, value: price, side: sides[finding.direction], finding: key });
    }
  }
  return hits.toSorted((a, b) => a.at - b.at);
}
