/** The value of a column at an index; NaN outside it, so that a wrong index can make no condition true. */
export function at(column: Float64Array, index: number): number {
  // Asked first, so that compiled code never meets a value that is not there, and keeps numbers unboxed. A length is a whole number of 32
  // bits: said so, the two are not compared as fractions.
  if (index < 0 || index >= (column.length | 0)) return Number.NaN;
  return column[index] ?? Number.NaN;
}

/** The same values with room for at least `capacity`; doubling keeps the cost of growing constant per value. */
export function grown(column: Float64Array, capacity: number): Float64Array<ArrayBuffer> {
  const larger = new Float64Array(Math.max(capacity, column.length * 2));
  larger.set(column);
  return larger;
}

/** The same for a column of indices. */
export function grownIndices(column: Int32Array, capacity: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(Math.max(capacity, column.length * 2));
  larger.set(column);
  return larger;
}

/** The same for a column of small numbers, 0 to 255. */
export function grownBytes(column: Uint8Array, capacity: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(Math.max(capacity, column.length * 2));
  larger.set(column);
  return larger;
}

/** The index in a column of indices; -1, which is no index, outside it. */
export function indexAt(column: Int32Array, index: number): number {
  if (index < 0 || index >= (column.length | 0)) return -1;
  return column[index] ?? -1;
}
