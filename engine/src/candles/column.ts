/** The value of a column at an index; NaN outside it, so that a wrong index can make no condition true. */
export function at(column: Float64Array, index: number): number {
  return column[index] ?? Number.NaN;
}

/** The same values with room for at least `capacity`; doubling keeps the cost of growing constant per value. */
export function grown(column: Float64Array, capacity: number): Float64Array<ArrayBuffer> {
  const larger = new Float64Array(Math.max(capacity, column.length * 2));
  larger.set(column);
  return larger;
}
