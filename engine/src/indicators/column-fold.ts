// Computes `output[from..to)` from `input[from..to)`, given that all rows before `from` were passed
// earlier; bit-identical whether the rows come in one call or in many.
/** Incremental calculation of one column. */
export type ColumnFold = {
  extend(input: Float64Array, output: Float64Array, range: RowRange): void;
};

/** Row range: `from` inclusive, `to` exclusive. */
export type RowRange = { readonly from: number; readonly to: number };

/** Runs an incremental calculation over a whole column. */
export function foldColumn(fold: ColumnFold, input: Float64Array): Float64Array {
  const output = new Float64Array(input.length);
  fold.extend(input, output, { from: 0, to: input.length });
  return output;
}
