import type { LiveStructure } from './live-structures.ts';
import type { PriceSpan } from './price-distance.ts';

/** A range of prices that structures of at least two kinds share, with all that reach into it. */
export type Overlap = PriceSpan & { readonly members: readonly LiveStructure[] };

function isMeeting(a: PriceSpan, b: PriceSpan): boolean {
  return a.bottom <= b.top && b.bottom <= a.top;
}

/** Prices that two structures of different kinds share; an edge that both have is one price. */
function listShared(structures: readonly LiveStructure[]): PriceSpan[] {
  const sorted = structures.toSorted((a, b) => a.bottom - b.bottom);
  return sorted.flatMap((lower, index): PriceSpan[] => {
    const shared: PriceSpan[] = [];
    for (let next = index + 1; next < sorted.length; next += 1) {
      const upper = sorted[next];
      if (upper === undefined || upper.bottom > lower.top) break;
      if (upper.kind === lower.kind) continue;
      shared.push({ bottom: upper.bottom, top: Math.min(lower.top, upper.top) });
    }
    return shared;
  });
}

/** Joins ranges that meet; the lowest first. */
function joinSpans(spans: readonly PriceSpan[]): PriceSpan[] {
  const joined: PriceSpan[] = [];
  for (const span of spans.toSorted((a, b) => a.bottom - b.bottom)) {
    const last = joined.at(-1);
    if (last === undefined || span.bottom > last.top) joined.push(span);
    else joined[joined.length - 1] = { ...last, top: Math.max(last.top, span.top) };
  }
  return joined;
}

/** Places where structures of different kinds overlap or meet, the lowest first. */
export function findOverlaps(structures: readonly LiveStructure[]): Overlap[] {
  return joinSpans(listShared(structures)).map((span) => ({
    ...span,
    members: structures.filter((structure) => isMeeting(structure, span)),
  }));
}
