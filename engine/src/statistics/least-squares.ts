import { at } from '../candles/column.ts';

const folds = 5;
/** Added to the sum of squares of each column: shrinks the weights of a short series. */
const ridge = 5;

export type Regression = {
  readonly columns: readonly Float64Array[];
  readonly target: Float64Array;
  /** Rows to the next that is fitted: neighbours whose targets overlap tell little more. */
  readonly step: number;
};

// Each fifth of the rows is predicted from the other four (cross-fitting): a prediction that has
// seen its own target fits rare rows better than usual ones. Rows with a value that is not finite
// are passed over.
/** Predictions of the target by ridge regression on the columns and a constant. */
export function predictLeastSquares({ columns, target, step }: Regression): Float64Array {
  const size = columns.length + 1;
  const toFold = (t: number): number => Math.floor((t * folds) / target.length);
  const sums = Array.from({ length: folds }, () => new Float64Array(size * (size + 1)));
  const row = new Float64Array(size + 1).fill(1);
  for (let t = 0; t < target.length; t += step) {
    for (let index = 0; index < columns.length; index += 1)
      row[index] = columns[index]?.[t] ?? Number.NaN;
    row[size] = at(target, t);
    const sum = sums[toFold(t)];
    if (sum !== undefined && row.every(Number.isFinite)) addProducts(sum, row);
  }
  const weights = sums.map((_, left) => solve(mergeFolds(sums, left), size));
  return target.map((_, t) => {
    const own = weights[toFold(t)] ?? new Float64Array(size);
    let predicted = at(own, size - 1);
    for (let index = 0; index < columns.length; index += 1)
      predicted += at(own, index) * (columns[index]?.[t] ?? Number.NaN);
    return predicted;
  });
}

function addProducts(sum: Float64Array, row: Float64Array): void {
  const width = row.length;
  for (let index = 0; index < width - 1; index += 1) {
    const value = at(row, index);
    const start = index * width;
    for (let other = index; other < width; other += 1)
      sum[start + other] = at(sum, start + other) + value * at(row, other);
  }
}

/** Sum of all folds but one. */
function mergeFolds(sums: readonly Float64Array[], left: number): Float64Array {
  const merged = new Float64Array(sums[0]?.length ?? 0);
  for (const [fold, sum] of sums.entries())
    if (fold !== left)
      for (const [index, value] of sum.entries()) merged[index] = at(merged, index) + value;
  return merged;
}

/** Gauss-Jordan elimination with pivots on the diagonal: the matrix is positive definite. */
function solve(products: Float64Array, size: number): Float64Array {
  const width = size + 1;
  const matrix = Array.from({ length: size }, (_, index) =>
    Float64Array.from({ length: width }, (_unused, other) => {
      const shrunk = index === other && index < size - 1 ? ridge : 0;
      return shrunk + at(products, other < index ? other * width + index : index * width + other);
    }),
  );
  for (const [pivot, line] of matrix.entries()) {
    const scale = at(line, pivot) || 1;
    for (let column = pivot; column < width; column += 1) line[column] = at(line, column) / scale;
    for (const [index, other] of matrix.entries()) {
      if (index === pivot) continue;
      const factor = at(other, pivot);
      for (let column = pivot; column < width; column += 1)
        other[column] = at(other, column) - factor * at(line, column);
    }
  }
  return Float64Array.from(matrix, (line) => at(line, size));
}
