import type { TechnicalAnalysis } from '../analysis.ts';
import type { Finding, FindingKind } from '../structure/finding.ts';
import type { EngineFact } from './fact.ts';
import {
  latestState,
  percentOf,
  toFact,
  toReading,
  valueAt,
  type FactWindow,
  type Measured,
  type Reading,
} from './reading.ts';
import { distanceTo } from './zone-position.ts';

const most = 3;

function toOneFacts(
  { analysis, window, close }: Reading,
  finding: Finding,
  rank: number,
): EngineFact[] {
  const origin = {
    method: `${finding.kind}@1`,
    from: finding.formedAt,
    to: window.to,
    refs: [finding.id],
  };
  const fact = (name: string, measured: Measured): EngineFact[] =>
    toFact(`found.${rank}.${name}`, measured, origin).map((one) => ({
      ...one,
      label: `found.${name}`,
    }));
  const isLevel = finding.top === finding.bottom;
  const distance = percentOf(distanceTo(finding, close), close);
  return [
    ...fact('kind', { value: finding.kind, unit: 'text' }),
    ...fact('direction', { value: finding.direction, unit: 'text' }),
    ...fact('label', { value: finding.label, unit: 'text' }),
    ...fact('state', { value: latestState(finding), unit: 'text' }),
    ...fact('time', {
      value: valueAt(analysis.candles.openTime, finding.confirmedAt),
      unit: 'time',
    }),
    ...fact('age', { value: window.to - finding.confirmedAt, unit: 'count' }),
    ...fact('distance-percent', { value: distance, unit: 'percent' }),
    ...(isLevel
      ? fact('price', { value: finding.top, unit: 'price' })
      : [
          ...fact('top', { value: finding.top, unit: 'price' }),
          ...fact('bottom', { value: finding.bottom, unit: 'price' }),
        ]),
  ];
}

/** Structures of some kinds: how many were confirmed within the window, and the latest three of them, latest first. */
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
  const origin = { method: `${kinds[0] ?? 'swing'}@1`, from: window.from, to: window.to, refs };
  const latest = shown.toSorted((a, b) => b.confirmedAt - a.confirmedAt).slice(0, most);
  return [
    ...toFact('found.count', { value: shown.length, unit: 'count' }, origin),
    ...latest.flatMap((finding, index) => toOneFacts(reading, finding, index + 1)),
  ];
}
