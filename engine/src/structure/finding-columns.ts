import { indexAt } from '../candles/column.ts';
import type { Interval } from '../candles/candles.ts';
import type { Finding } from './finding.ts';
import { type FindingLog, type FindingShape, getShape, listShapes } from './finding-log.ts';
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

/** Where the values of a part begin in each column. */
type Place = { findings: number; measures: number; refs: number; transitions: number };

/** How many values of each column are those of a part. */
function countValues({ log, count, happened }: LogPart): Place {
  return {
    findings: count,
    measures: log.firstMeasure(count),
    refs: log.firstRef(count),
    transitions: happened,
  };
}

const none: Place = { findings: 0, measures: 0, refs: 0, transitions: 0 };
const add = (one: Place, other: Place): Place => ({
  findings: one.findings + other.findings,
  measures: one.measures + other.measures,
  refs: one.refs + other.refs,
  transitions: one.transitions + other.transitions,
});

/**
 * The findings of an analysis in columns; 100,000 candles take a few milliseconds. Throws a
 * RangeError where these are not all findings of a run, as the run gave them.
 */
export function toFindingColumns(findings: readonly Finding[], interval: Interval): FindingColumns {
  const parts = listLogParts(findings);
  const columns = createColumns(parts, interval);
  const shapePlaces: number[] = [];
  let place = none;
  for (const part of parts) {
    const next = add(place, countValues(part));
    const own = listPartColumns(columns, place, next);
    part.log.copyFindings({ ...own, shapeNumbers: own.shape });
    part.log.transitions.copyByFinding(own.shape, listPriceColumns(part.log), own);
    nameShapes(own.shape, columns.shapes, shapePlaces);
    moveIndices(own, part.start, place);
    place = next;
  }
  return columns;
}

type WrittenColumns = Omit<FindingColumns, 'shapes'> & { readonly shapes: ColumnShape[] };

function createColumns(parts: readonly LogPart[], interval: Interval): WrittenColumns {
  const { findings, measures, refs, transitions } = parts.map(countValues).reduce(add, none);
  return {
    interval,
    shapes: [],
    shape: new Uint8Array(findings),
    formedAt: new Int32Array(findings),
    confirmedAt: new Int32Array(findings),
    top: new Float64Array(findings),
    bottom: new Float64Array(findings),
    measures: new Float64Array(measures),
    refEnds: new Int32Array(findings),
    refs: new Int32Array(refs),
    transitionEnds: new Int32Array(findings),
    states: new Uint8Array(transitions),
    moments: new Int32Array(transitions),
    prices: new Float64Array(transitions),
  };
}

type PartColumns = Omit<FindingColumns, 'interval' | 'shapes'>;

/** The values of a part in each column, in the same memory. */
function listPartColumns(columns: FindingColumns, from: Place, to: Place): PartColumns {
  return {
    shape: columns.shape.subarray(from.findings, to.findings),
    formedAt: columns.formedAt.subarray(from.findings, to.findings),
    confirmedAt: columns.confirmedAt.subarray(from.findings, to.findings),
    top: columns.top.subarray(from.findings, to.findings),
    bottom: columns.bottom.subarray(from.findings, to.findings),
    measures: columns.measures.subarray(from.measures, to.measures),
    refEnds: columns.refEnds.subarray(from.findings, to.findings),
    refs: columns.refs.subarray(from.refs, to.refs),
    transitionEnds: columns.transitionEnds.subarray(from.findings, to.findings),
    states: columns.states.subarray(from.transitions, to.transitions),
    moments: columns.moments.subarray(from.transitions, to.transitions),
    prices: columns.prices.subarray(from.transitions, to.transitions),
  };
}

/** Columns that prices are read from where the log does not hold them: by shape, then by state. */
function listPriceColumns({ candles }: FindingLog): (Float64Array | undefined)[] {
  return listShapes().flatMap(({ life }) => {
    const columns: (Float64Array | undefined)[] = Array.from({ length: stateCount });
    for (const { state, event } of life) columns[toStateCode(state)] = candles[priceByEvent[event]];
    return columns;
  });
}

/** Numbers of shapes become places in the list of those that occur. */
function nameShapes(shape: Uint8Array, shapes: ColumnShape[], places: number[]): void {
  for (let index = 0; index < shape.length; index += 1) {
    const number = shape[index] ?? 0;
    let place = places[number];
    if (place === undefined) {
      const { kind, direction, scale, label, measures } = getShape(number);
      place = shapes.push({ kind, direction, scale, label, measures }) - 1;
      places[number] = place;
    }
    shape[index] = place;
  }
}

/** Candles are counted from the first of the series, findings and values from the first of all. */
function moveIndices(columns: PartColumns, start: number, place: Place): void {
  increaseAll(columns.formedAt, start);
  increaseAll(columns.confirmedAt, start);
  increaseAll(columns.moments, start);
  increaseAll(columns.refs, place.findings);
  increaseAll(columns.refEnds, place.refs);
  increaseAll(columns.transitionEnds, place.transitions);
}

function increaseAll(column: Int32Array, by: number): void {
  if (by === 0) return;
  for (let index = 0; index < column.length; index += 1)
    column[index] = indexAt(column, index) + by;
}
