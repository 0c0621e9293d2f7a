/**
 * An indicator as a fold: it computes `output[from..to)` from `input[from..to)`, having been given everything before `from` in
 * earlier calls. In one call or in many, the arithmetic per value is the same, so the results are equal to the bit.
 */
export type ColumnFold = { extend(input: Float64Array, output: Float64Array, range: Range): void };

/** Indices from `from` up to, not including, `to`. */
export type Range = { readonly from: number; readonly to: number };

/** Runs a fold over a whole column. */
export function foldColumn(fold: ColumnFold, input: Float64Array): Float64Array {
  const output = new Float64Array(input.length);
  fold.extend(input, output, { from: 0, to: input.length });
  return output;
}
