import type { TechnicalAnalysis } from '../../analysis.ts';
import type { Finding, FindingKind } from '../../structure/finding.ts';

/** A finding with the transitions known at the close of candle `t` only. */
function toFindingAt(finding: Finding, t: number): Finding {
  const { id, kind, direction, scale, label, timeframe, formedAt, confirmedAt } = finding;
  const { top, bottom, refs, measures } = finding;
  const transitions = finding.transitions.filter((transition) => transition.at <= t);
  const place = { id, kind, direction, scale, label, timeframe, formedAt, confirmedAt };
  return { ...place, top, bottom, refs, measures, transitions };
}

/** The structures of these kinds as they were known at the close of candle `t`. */
export function listFindingsAt(
  { findings, candles }: TechnicalAnalysis,
  kinds: ReadonlySet<FindingKind>,
  t: number,
): readonly Finding[] {
  const isAll = t >= candles.length - 1;
  const known = findings.filter((one) => kinds.has(one.kind) && (isAll || one.confirmedAt <= t));
  return isAll ? known : known.map((finding) => toFindingAt(finding, t));
}

/** The structure of this id as it was known at the close of candle `t`; undefined before it was. */
export function findKnown(
  { findings }: TechnicalAnalysis,
  id: string,
  t: number,
): Finding | undefined {
  const found = findings.findLast((one) => one.confirmedAt <= t && one.id === id);
  return found && toFindingAt(found, t);
}
