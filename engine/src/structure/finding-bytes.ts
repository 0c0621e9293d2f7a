import type { FindingColumns } from './finding-columns.ts';

// Header length, header in JSON, then the columns, each from a multiple of eight bytes on.
const columnTypes = {
  shape: Uint8Array,
  formedAt: Int32Array,
  confirmedAt: Int32Array,
  top: Float64Array,
  bottom: Float64Array,
  measures: Float64Array,
  refEnds: Int32Array,
  refs: Int32Array,
  transitionEnds: Int32Array,
  states: Uint8Array,
  moments: Int32Array,
  prices: Float64Array,
} as const;
type ColumnName = keyof typeof columnTypes;
const isColumnName = (name: string): name is ColumnName => name in columnTypes;
const columnNames = Object.keys(columnTypes).filter((name) => isColumnName(name));

const alignment = 8;
const align = (length: number): number => Math.ceil(length / alignment) * alignment;

type Header = Pick<FindingColumns, 'interval' | 'shapes'> & {
  readonly lengths: Readonly<Record<ColumnName, number>>;
};

/** Columns of findings as one piece of bytes, in the byte order of the machine. */
export function toFindingBytes(columns: FindingColumns): Uint8Array<ArrayBuffer> {
  const { interval, shapes } = columns;
  const lengths = Object.fromEntries(columnNames.map((name) => [name, columns[name].length]));
  // Names and numbers: one byte for each character.
  const text = JSON.stringify({ interval, shapes, lengths });
  const header = Uint8Array.from(text, (character) => character.charCodeAt(0));
  const start = align(4 + header.length);
  const size = columnNames.reduce((sum, name) => sum + align(columns[name].byteLength), start);
  const bytes = new Uint8Array(size);
  new DataView(bytes.buffer).setUint32(0, header.length);
  bytes.set(header, 4);
  let offset = start;
  for (const name of columnNames) {
    const { buffer, byteOffset, byteLength } = columns[name];
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), offset);
    offset += align(byteLength);
  }
  return bytes;
}

/** The columns of bytes that `toFindingBytes` made; they share its memory. */
export function fromFindingBytes(bytes: Uint8Array<ArrayBuffer>): FindingColumns {
  const headerLength = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  const text = String.fromCharCode(...bytes.subarray(4, 4 + headerLength));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by toFindingBytes
  const { interval, shapes, lengths } = JSON.parse(text) as Header;
  let offset = bytes.byteOffset + align(4 + headerLength);
  const read = <Name extends ColumnName>(name: Name): FindingColumns[Name] => {
    const Column = columnTypes[name];
    const column = new Column(bytes.buffer, offset, lengths[name]);
    offset += align(column.byteLength);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of the type in the table
    return column as FindingColumns[Name];
  };
  return {
    interval,
    shapes,
    shape: read('shape'),
    formedAt: read('formedAt'),
    confirmedAt: read('confirmedAt'),
    top: read('top'),
    bottom: read('bottom'),
    measures: read('measures'),
    refEnds: read('refEnds'),
    refs: read('refs'),
    transitionEnds: read('transitionEnds'),
    states: read('states'),
    moments: read('moments'),
    prices: read('prices'),
  };
}
