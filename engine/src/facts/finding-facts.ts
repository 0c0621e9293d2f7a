import { getFirstCandle } from '../structure/first-candle.ts';
import type { TechnicalAnalysis } from '../analysis.ts';
import type { Finding } from '../structure/finding.ts';
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
import { calculateZoneDistance, toZonePosition } from './zone-position.ts';

const maxSteps = 5;

type CreateFact = (name: string, measured: Measured) => EngineFact[];

function toPriceFacts({ top, bottom, measures }: Finding, say: CreateFact): EngineFact[] {
  const width = measures['widthInAtr'];
  const prices =
    top === bottom
      ? say('price', [top, 'price'])
      : [...say('top', [top, 'price']), ...say('bottom', [bottom, 'price'])];
  return [...prices, ...say('width-atr', [width, 'ratio'])];
}

function toStepFacts(
  { analysis: { candles } }: Reading,
  { transitions }: Finding,
  say: CreateFact,
): EngineFact[] {
  const told = transitions.slice(-maxSteps);
  return [
    ...say('steps', [transitions.length, 'count']),
    ...told.flatMap(({ state, at, price }, index) => [
      ...say(`step.${index + 1}.state`, [state, 'text']),
      ...say(`step.${index + 1}.time`, [getValueAt(candles.openTime, at), 'time']),
      ...say(`step.${index + 1}.price`, [price, 'price']),
    ]),
  ];
}

// Kind, prices, times, last five transitions and distance from the last close.
/** Facts of one structure; empty when the analysis does not hold it. */
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
    from: getFirstCandle(finding),
    to: window.to,
    refs: [finding.id],
  };
  // All steps share one label: the number of the step is in the id.
  const say: CreateFact = (name, measured) =>
    toFact(`finding.${name}`, measured, origin).map((fact) => ({
      ...fact,
      label: fact.id.replace(/\.\d+\./, '.'),
    }));
  const { close } = reading;
  const { openTime } = analysis.candles;
  return [
    ...say('kind', [finding.kind, 'text']),
    ...say('direction', [finding.direction, 'text']),
    ...say('label', [finding.label, 'text']),
    ...toPriceFacts(finding, say),
    ...say('formed', [getValueAt(openTime, finding.formedAt), 'time']),
    ...say('confirmed', [getValueAt(openTime, finding.confirmedAt), 'time']),
    ...say('age', [window.to - finding.confirmedAt, 'count']),
    ...say('position', [toZonePosition(finding, close), 'text']),
    ...say('distance-percent', [
      calculateDistancePercent(calculateZoneDistance(finding, close), close),
      'percent',
    ]),
    ...toStepFacts(reading, finding, say),
  ];
}
