import { isExtendedRight, type WireFinding } from '@vela/contracts';
import { findEndTime } from '../../../figures/finding-phase.ts';
import type { CandleRow } from '../candle-index.ts';

const maxFindings = 6;

function isAtCandle(finding: WireFinding, candle: CandleRow): boolean {
  const { formedAt, confirmedAt, top, bottom, kind } = finding;
  if (formedAt === candle.openTime || confirmedAt === candle.openTime) return true;
  const end = findEndTime(finding) ?? Infinity;
  const lives = isExtendedRight(kind) && formedAt <= candle.openTime && candle.openTime <= end;
  return lives && bottom <= candle.high && top >= candle.low;
}

/** Structures formed or confirmed on a candle, or standing where it traded; latest six. */
export function findFindingsAtCandle(
  findings: readonly WireFinding[],
  candle: CandleRow,
): WireFinding[] {
  return findings
    .filter((finding) => isAtCandle(finding, candle))
    .toSorted((one, other) => other.formedAt - one.formedAt)
    .slice(0, maxFindings);
}
