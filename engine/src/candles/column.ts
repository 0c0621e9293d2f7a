/** Value of a column; NaN outside it, so that a wrong index makes every comparison false. */
export function at(column: Float64Array, index: number): number {
  // Bounds first: compiled code never reads `undefined`; `| 0` makes it an integer comparison.
  if (index < 0 || index >= (column.length | 0)) return Number.NaN;
  return column[index] ?? Number.NaN;
}

/** Copy with room for at least `capacity`; doubling keeps the amortised cost per value constant. */
export function growColumn(column: Float64Array, capacity: number): Float64Array<ArrayBuffer> {
  const larger = new Float64Array(Math.max(capacity, column.length * 2));
  larger.set(column);
  return larger;
}

/** The same for a column of indices (int32). */
export function growIndices(column: Int32Array, capacity: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(Math.max(capacity, column.length * 2));
  larger.set(column);
  return larger;
}

/** The same for a column of bytes (0 to 255). */
export function growBytes(column: Uint8Array, capacity: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(Math.max(capacity, column.length * 2));
  larger.set(column);
  return larger;
}

/** Value of an index column; -1 outside it. */
export function indexAt(column: Int32Array, index: number): number {
  if (index < 0 || index >= (column.length | 0)) return -1;
  return column[index] ?? -1;
}
