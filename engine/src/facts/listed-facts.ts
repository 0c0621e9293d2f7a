import { getFirstCandle } from '../structure/first-candle.ts';
import type { TechnicalAnalysis } from '../analysis.ts';
import type { Finding, FindingKind } from '../structure/finding.ts';
import { getLatestState } from '../structure/finding-view.ts';
import type { EngineFact } from './fact.ts';
import {
  calculateDistancePercent,
  toFact,
  toReading,
  getValueAt,
  type FactWindow,
  type Measured,
  type Reading,
} from './reading.ts';
import { calculateZoneDistance } from './zone-position.ts';

const maxListed = 3;

function toListedFindingFacts(
  { analysis, window, close }: Reading,
  finding: Finding,
  rank: number,
): EngineFact[] {
  const origin = {
    method: `${finding.kind}@1`,
    from: getFirstCandle(finding),
    to: window.to,
    refs: [finding.id],
  };
  const fact = (name: string, measured: Measured): EngineFact[] =>
    toFact(`found.${rank}.${name}`, measured, origin).map((one) => ({
      ...one,
      label: `found.${name}`,
    }));
  const isLevel = finding.top === finding.bottom;
  const distance = calculateDistancePercent(calculateZoneDistance(finding, close), close);
  return [
    ...fact('kind', [finding.kind, 'text']),
    ...fact('direction', [finding.direction, 'text']),
    ...fact('label', [finding.label, 'text']),
    ...fact('state', [getLatestState(finding), 'text']),
    ...fact('time', [getValueAt(analysis.candles.openTime, finding.confirmedAt), 'time']),
    ...fact('age', [window.to - finding.confirmedAt, 'count']),
    ...fact('distance-percent', [distance, 'percent']),
    ...(isLevel
      ? fact('price', [finding.top, 'price'])
      : [...fact('top', [finding.top, 'price']), ...fact('bottom', [finding.bottom, 'price'])]),
  ];
}

/** Structures of these kinds: how many were confirmed in the window, and the latest three. */
export function toListedFacts(
  analysis: TechnicalAnalysis,
  window: FactWindow,
  kinds: readonly FindingKind[],
): EngineFact[] {
  const reading = toReading(analysis, window);
  if (reading === undefined) return [];
  const shown = analysis.findings.filter(
    ({ kind, confirmedAt }) => kinds.includes(kind) && confirmedAt >= window.from,
  );
  const refs = shown.slice(-20).map(({ id }) => id);
  const origin = { method: `${kinds[0] ?? 'swing'}@1`, ...window, refs };
  const latest = shown.toSorted((a, b) => b.confirmedAt - a.confirmedAt).slice(0, maxListed);
  return [
    ...toFact('found.count', [shown.length, 'count'], origin),
    ...latest.flatMap((finding, index) => toListedFindingFacts(reading, finding, index + 1)),
  ];
}
