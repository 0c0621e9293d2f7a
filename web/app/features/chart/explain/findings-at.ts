import { isStanding, type WireFinding } from '@vela/contracts';
import { endedAt } from '../../../figures/finding-phase.ts';
import type { CandleRow } from '../candle-index.ts';

const most = 6;

function isOn(finding: WireFinding, candle: CandleRow): boolean {
  const { formedAt, confirmedAt, top, bottom, kind } = finding;
  if (formedAt === candle.openTime || confirmedAt === candle.openTime) return true;
  const end = endedAt(finding) ?? Infinity;
  const lives = isStanding(kind) && formedAt <= candle.openTime && candle.openTime <= end;
  return lives && bottom <= candle.high && top >= candle.low;
}

/** The structures a candle has to do with: formed or confirmed on it, or standing where it traded. The latest first, six at most. */
export function findingsOfCandle(
  findings: readonly WireFinding[],
  candle: CandleRow,
): WireFinding[] {
  return findings
    .filter((finding) => isOn(finding, candle))
    .toSorted((one, other) => other.formedAt - one.formedAt)
    .slice(0, most);
}
