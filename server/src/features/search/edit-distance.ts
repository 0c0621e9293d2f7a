/** The least value of the next row's cell: a letter put in, left out or exchanged, or two neighbours swapped. */
type Rows = { readonly before: readonly number[]; readonly above: readonly number[] };

function nextRow(rows: Rows, { a, b, row }: { a: string; b: string; row: number }): number[] {
  const { before, above } = rows;
  const current = [row];
  for (let column = 1; column <= b.length; column += 1) {
    const exchanged = (above[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
    const swaps =
      row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
    const swapped = swaps ? (before[column - 2] ?? 0) + 1 : Infinity;
    current.push(
      Math.min((above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, exchanged, swapped),
    );
  }
  return current;
}

/**
 * How many slips lie between what was typed and the beginning of a word: the least edits (a letter more, fewer, another one, two swapped)
 * that make `typed` any beginning of `word`. Infinity as soon as it is more than `most`.
 */
export function slipsToBeginning(typed: string, word: string, most: number): number {
  const reached = word.slice(0, typed.length + most);
  let rows: Rows = {
    before: [],
    above: Array.from({ length: reached.length + 1 }, (_, column) => column),
  };
  for (let row = 1; row <= typed.length; row += 1) {
    const current = nextRow(rows, { a: typed, b: reached, row });
    if (Math.min(...current) > most) return Infinity;
    rows = { before: rows.above, above: current };
  }
  return Math.min(...rows.above);
}
