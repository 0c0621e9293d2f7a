import { at, indexAt } from '../candles/column.ts';
import type { Interval } from '../candles/candles.ts';
import type { Finding } from './finding.ts';
import type { FindingShape } from './finding-log.ts';
import { listLogParts, type LogPart } from './finding-view.ts';
import { priceByEvent } from './life-stage.ts';
import { stateCount, toStateCode } from './transition-log.ts';

/** What many findings share. */
export type ColumnShape = Pick<FindingShape, 'kind' | 'direction' | 'scale' | 'label' | 'measures'>;

/**
 * All findings of an analysis in columns: plain objects and typed arrays, to clone or transfer to a
 * worker. `…Ends` say where the values of a finding end in the column they name; they begin where
 * those of the one before end.
 */
export type FindingColumns = {
  readonly interval: Interval;
  readonly shapes: readonly ColumnShape[];
  /** Place of each finding's shape in `shapes`. */
  readonly shape: Uint8Array<ArrayBuffer>;
  readonly formedAt: Int32Array<ArrayBuffer>;
  readonly confirmedAt: Int32Array<ArrayBuffer>;
  readonly top: Float64Array<ArrayBuffer>;
  readonly bottom: Float64Array<ArrayBuffer>;
  /** As many for each finding as its shape names; NaN where it could not be computed. */
  readonly measures: Float64Array<ArrayBuffer>;
  readonly refEnds: Int32Array<ArrayBuffer>;
  /** Places of the findings that a finding was made from. */
  readonly refs: Int32Array<ArrayBuffer>;
  readonly transitionEnds: Int32Array<ArrayBuffer>;
  /** Place of the state in `findingStates`. */
  readonly states: Uint8Array<ArrayBuffer>;
  readonly moments: Int32Array<ArrayBuffer>;
  readonly prices: Float64Array<ArrayBuffer>;
};

type Target = Omit<FindingColumns, 'shapes'> & { readonly shapes: ColumnShape[] };

/** Values written so far. */
type Progress = { findings: number; measures: number; refs: number; transitions: number };

/**
 * The findings of an analysis in columns; 100,000 candles take a few milliseconds. Throws a
 * RangeError where these are not all findings of a run, as the run gave them.
 */
export function toFindingColumns(findings: readonly Finding[], interval: Interval): FindingColumns {
  const parts = listLogParts(findings);
  const target = createTarget(parts, interval);
  const done: Progress = { findings: 0, measures: 0, refs: 0, transitions: 0 };
  const places: number[] = [];
  for (const part of parts) {
    writeTransitions(part, target, done);
    writeFindings(part, target, { done, places });
  }
  return target;
}

function createTarget(parts: readonly LogPart[], interval: Interval): Target {
  const sum = (measure: (part: LogPart) => number): number =>
    parts.reduce((total, part) => total + measure(part), 0);
  const count = sum((part) => part.count);
  const transitions = sum(({ happened }) => happened);
  return {
    interval,
    shapes: [],
    shape: new Uint8Array(count),
    formedAt: new Int32Array(count),
    confirmedAt: new Int32Array(count),
    top: new Float64Array(count),
    bottom: new Float64Array(count),
    measures: new Float64Array(sum((part) => part.log.firstMeasure(part.count))),
    refEnds: new Int32Array(count),
    refs: new Int32Array(sum((part) => part.log.firstRef(part.count))),
    transitionEnds: new Int32Array(count),
    states: new Uint8Array(transitions),
    moments: new Int32Array(transitions),
    prices: new Float64Array(transitions),
  };
}

function writeFindings(
  { log, start, count }: LogPart,
  target: Target,
  { done, places }: { readonly done: Progress; readonly places: number[] },
): void {
  const first = done.findings;
  for (let index = 0; index < count; index += 1) {
    const place = first + index;
    const shape = log.shape(index);
    let shapePlace = places[shape.number];
    if (shapePlace === undefined) {
      const { kind, direction, scale, label, measures } = shape;
      shapePlace = target.shapes.push({ kind, direction, scale, label, measures }) - 1;
      places[shape.number] = shapePlace;
    }
    target.shape[place] = shapePlace;
    target.formedAt[place] = start + log.formedAt(index);
    target.confirmedAt[place] = start + log.confirmedAt(index);
    target.top[place] = log.top(index);
    target.bottom[place] = log.bottom(index);
    for (let measure = 0; measure < shape.measures.length; measure += 1, done.measures += 1)
      target.measures[done.measures] = log.measure(index, measure);
    const end = log.firstRef(index + 1);
    for (let ref = log.firstRef(index); ref < end; ref += 1, done.refs += 1)
      target.refs[done.refs] = first + log.reference(ref);
    target.refEnds[place] = done.refs;
  }
  done.findings += count;
}

/** Column that each state's price of a shape is read from, where the log does not hold it. */
function listPriceColumns({ log }: LogPart, { life }: FindingShape): (Float64Array | undefined)[] {
  const columns: (Float64Array | undefined)[] = Array.from({ length: stateCount });
  for (const { state, event } of life)
    columns[toStateCode(state)] = log.candles[priceByEvent[event]];
  return columns;
}

/** Orders the transitions of a log by finding, as they happened within each. */
function writeTransitions(part: LogPart, target: Target, done: Progress): void {
  const { log, start, count, happened } = part;
  const { transitions } = log;
  const next = new Int32Array(count + 1);
  for (let index = 0; index < happened; index += 1) {
    const after = transitions.finding(index) + 1;
    next[after] = indexAt(next, after) + 1;
  }
  for (let index = 1; index <= count; index += 1)
    next[index] = indexAt(next, index) + indexAt(next, index - 1);
  const columns: (Float64Array | undefined)[][] = [];
  for (let index = 0; index < happened; index += 1) {
    const finding = transitions.finding(index);
    const within = indexAt(next, finding);
    const place = done.transitions + within;
    next[finding] = within + 1;
    const moment = transitions.moment(index);
    const state = moment % stateCount;
    const t = (moment - state) / stateCount;
    let price = transitions.price(index);
    if (Number.isNaN(price)) {
      const shape = log.shape(finding);
      const known = (columns[shape.number] ??= listPriceColumns(part, shape));
      const column = known[state];
      if (column !== undefined) price = at(column, t);
    }
    target.states[place] = state;
    target.moments[place] = start + t;
    target.prices[place] = price;
  }
  for (let index = 0; index < count; index += 1)
    target.transitionEnds[done.findings + index] = done.transitions + indexAt(next, index);
  done.transitions += happened;
}
