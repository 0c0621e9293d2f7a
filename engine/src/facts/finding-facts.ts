import type { TechnicalAnalysis } from '../analysis.ts';
import type { Finding } from '../structure/finding.ts';
import type { EngineFact } from './fact.ts';
import {
  percentOf,
  toFact,
  toReading,
  valueAt,
  type FactWindow,
  type Measured,
  type Reading,
} from './reading.ts';
import { distanceTo, positionOf } from './zone-position.ts';

/** How many of its last changes are told. */
const mostSteps = 5;

type Say = (name: string, measured: Measured) => EngineFact[];

function toPriceFacts({ top, bottom, measures }: Finding, say: Say): EngineFact[] {
  const width = measures['widthInAtr'];
  const prices =
    top === bottom
      ? say('price', { value: top, unit: 'price' })
      : [
          ...say('top', { value: top, unit: 'price' }),
          ...say('bottom', { value: bottom, unit: 'price' }),
        ];
  return [...prices, ...say('width-atr', { value: width, unit: 'ratio' })];
}

function toStepFacts(
  { analysis: { candles } }: Reading,
  { transitions }: Finding,
  say: Say,
): EngineFact[] {
  const told = transitions.slice(-mostSteps);
  return [
    ...say('steps', { value: transitions.length, unit: 'count' }),
    ...told.flatMap(({ state, at, price }, index) => [
      ...say(`step.${index + 1}.state`, { value: state, unit: 'text' }),
      ...say(`step.${index + 1}.time`, { value: valueAt(candles.openTime, at), unit: 'time' }),
      ...say(`step.${index + 1}.price`, { value: price, unit: 'price' }),
    ]),
  ];
}

/**
 * Everything about one structure: what it is, where it lies, when it formed and was confirmed, what has happened to it since (its last five
 * changes) and where it lies from the last close. Nothing when the analysis does not hold it.
 */
export function toFindingFacts(
  analysis: TechnicalAnalysis,
  window: FactWindow,
  id: string,
): EngineFact[] {
  const reading = toReading(analysis, window);
  const finding = analysis.findings.find((one) => one.id === id);
  if (reading === undefined || finding === undefined) return [];
  const origin = {
    method: `${finding.kind}@1`,
    from: finding.formedAt,
    to: window.to,
    refs: [finding.id],
  };
  // The label of a step is that of every step: which one it is stands in the id.
  const say: Say = (name, measured) =>
    toFact(`finding.${name}`, measured, origin).map((fact) => ({
      ...fact,
      label: fact.id.replace(/\.\d+\./, '.'),
    }));
  const timeOf = (index: number): Measured => ({
    value: valueAt(analysis.candles.openTime, index),
    unit: 'time',
  });
  const { close } = reading;
  return [
    ...say('kind', { value: finding.kind, unit: 'text' }),
    ...say('direction', { value: finding.direction, unit: 'text' }),
    ...say('label', { value: finding.label, unit: 'text' }),
    ...toPriceFacts(finding, say),
    ...say('formed', timeOf(finding.formedAt)),
    ...say('confirmed', timeOf(finding.confirmedAt)),
    ...say('age', { value: window.to - finding.confirmedAt, unit: 'count' }),
    ...say('position', { value: positionOf(finding, close), unit: 'text' }),
    ...say('distance-percent', {
      value: percentOf(distanceTo(finding, close), close),
      unit: 'percent',
    }),
    ...toStepFacts(reading, finding, say),
  ];
}
