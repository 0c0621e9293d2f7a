import type { BaseRateName } from '@vela/contracts';
import type { BaseRate, Candles, EngineFact } from '@vela/engine';
import type { KnownBaseRates } from './base-rate-source.ts';
import { cellBySpokenRate } from './spoken-rates.ts';

const method = 'base-rate@2';

function findCell(rates: readonly BaseRate[], name: BaseRateName): BaseRate | undefined {
  const { subject, outcome, scale, horizon } = cellBySpokenRate[name];
  return rates.find(
    (rate) =>
      rate.subject === subject &&
      rate.outcome === outcome &&
      rate.scale === scale &&
      (horizon === undefined || rate.horizon === horizon),
  );
}

/** Rates as facts of all candles counted: percent, differences in points; too few are omitted. */
export function toBaseRateFacts(
  known: KnownBaseRates,
  { openTime }: Candles,
  names: readonly BaseRateName[],
): EngineFact[] {
  const { cells, countedFrom, countedTo, artefact } = known;
  const to = openTime.findLastIndex((time) => time <= countedTo);
  if (to < 0) return [];
  const from = Math.max(
    0,
    openTime.findIndex((time) => time >= countedFrom),
  );
  const toFact = (id: string, value: EngineFact['value'], unit: EngineFact['unit']): EngineFact => {
    return { id, kind: 'base-rate', label: id, value, unit, from, to, method, refs: [] };
  };
  const period = (prefix: string): EngineFact[] => [
    toFact(`${prefix}.from`, countedFrom, 'time'),
    toFact(`${prefix}.to`, countedTo, 'time'),
  ];
  const rates = names.flatMap((name) => {
    const cell = findCell(cells, name);
    const prefix = `base-rate.${name}`;
    return cell === undefined ? [] : [...toRateFacts(cell, prefix, toFact), ...period(prefix)];
  });
  const tested = rates.length === 0 ? [] : [toFact('base-rate.data.tests', cells.length, 'count')];
  if (artefact === undefined) return [...rates, ...tested];
  return [
    ...rates,
    ...tested,
    toFact('base-rate.data.artefact', `artefact-${artefact.kind}`, 'text'),
    toFact('base-rate.data.share', artefact.share * 100, 'percent'),
    ...(artefact.countedFrom === undefined ? [] : period('base-rate.data')),
  ];
}

function toRateFacts(
  cell: BaseRate,
  prefix: string,
  toFact: (id: string, value: EngineFact['value'], unit: EngineFact['unit']) => EngineFact,
): EngineFact[] {
  return [
    toFact(`${prefix}.rate`, cell.rate * 100, 'percent'),
    toFact(`${prefix}.n`, cell.n, 'count'),
    toFact(`${prefix}.effective`, cell.effectiveN, 'count'),
    toFact(`${prefix}.horizon`, cell.horizon, 'count'),
    toFact(`${prefix}.low`, cell.low * 100, 'percent'),
    toFact(`${prefix}.high`, cell.high * 100, 'percent'),
    toFact(`${prefix}.control`, cell.controlRate * 100, 'percent'),
    toFact(`${prefix}.difference`, cell.difference * 100, 'ratio'),
    toFact(`${prefix}.difference-low`, cell.differenceLow * 100, 'ratio'),
    toFact(`${prefix}.difference-high`, cell.differenceHigh * 100, 'ratio'),
    ...(cell.doubt === undefined ? [] : [toFact(`${prefix}.doubt`, `rate-${cell.doubt}`, 'text')]),
  ];
}
