import { at, indexAt } from '../candles/column.ts';
import { type Finding, findingStates, type Transition } from './finding.ts';
import type { ColumnShape, FindingColumns } from './finding-columns.ts';

/**
 * The findings that columns hold as plain objects; `openTime` is that of the candles they were
 * found in, UTC milliseconds. Throws a RangeError on columns that do not fit one another.
 */
export function readFindingColumns(columns: FindingColumns, openTime: Float64Array): Finding[] {
  const { interval, shapes, shape, formedAt, confirmedAt, top, bottom } = columns;
  const ids: string[] = [];
  const findings: Finding[] = [];
  let [measure, firstRef, firstTransition] = [0, 0, 0];
  for (let place = 0; place < shape.length; place += 1) {
    const own = shapes[shape[place] ?? shapes.length];
    if (own === undefined) throw new RangeError(`finding ${place} has no shape`);
    const { kind, direction, scale, label } = own;
    const [formed, confirmed] = [indexAt(formedAt, place), indexAt(confirmedAt, place)];
    const id = toId(own, at(openTime, formed), at(openTime, confirmed));
    ids.push(id);
    const refEnd = indexAt(columns.refEnds, place);
    const transitionEnd = indexAt(columns.transitionEnds, place);
    findings.push({
      id,
      kind,
      direction,
      ...(scale !== undefined && { scale }),
      ...(label !== undefined && { label }),
      timeframe: interval,
      formedAt: formed,
      confirmedAt: confirmed,
      top: at(top, place),
      bottom: at(bottom, place),
      refs: [...columns.refs.subarray(firstRef, refEnd)].map((other) => ids[other] ?? ''),
      transitions: readTransitions(columns, firstTransition, transitionEnd),
      measures: readMeasures(columns.measures, own.measures, measure),
    });
    [firstRef, firstTransition, measure] = [refEnd, transitionEnd, measure + own.measures.length];
  }
  return findings;
}

function toId({ kind, direction, scale, label }: ColumnShape, formed: number, confirmed: number) {
  const names = [kind, direction, scale ?? label].filter((name) => name !== undefined);
  return [...names, formed / 1000, confirmed / 1000].join('.');
}

function readTransitions(
  { states, moments, prices }: FindingColumns,
  from: number,
  to: number,
): Transition[] {
  const transitions: Transition[] = [];
  for (let place = from; place < to; place += 1) {
    const state = findingStates[states[place] ?? findingStates.length];
    if (state === undefined) throw new RangeError('unknown state');
    transitions.push({ state, at: indexAt(moments, place), price: at(prices, place) });
  }
  return transitions;
}

function readMeasures(
  values: Float64Array,
  names: readonly string[],
  first: number,
): Record<string, number> {
  const measures: Record<string, number> = {};
  for (const [place, name] of names.entries()) {
    const value = at(values, first + place);
    if (Number.isFinite(value)) measures[name] = value;
  }
  return measures;
}
