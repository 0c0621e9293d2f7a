import { toFact, type Measured } from '../facts/reading.ts';
import type { MeasureFact } from './measure.ts';

type MeasureOrigin = {
  readonly method: string;
  readonly from: number;
  readonly to: number;
  readonly refs?: readonly string[];
  readonly symbol?: string;
};

/**
 * Fact `measure.<name>`, or none where its value could not be computed. In a list the rank stands
 * in the id only, and one label names all ranks: `measure.events.2.time` has `measure.events.time`.
 */
export function toMeasureFact(name: string, value: Measured, origin: MeasureOrigin): MeasureFact[] {
  const { symbol, ...place } = origin;
  const label = `measure.${name.replaceAll(/\.\d+(?=\.|$)/g, '')}`;
  return toFact(`measure.${name}`, value, place).map((fact) => ({
    ...fact,
    label,
    ...(symbol === undefined ? {} : { symbol }),
  }));
}
