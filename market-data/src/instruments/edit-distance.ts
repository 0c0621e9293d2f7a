/** @see https://en.wikipedia.org/wiki/Damerau%E2%80%93Levenshtein_distance (optimal alignment) */
export function calculateEditDistance(left: string, right: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let i = 1; i <= left.length; i++) {
    const current = [i];
    for (let j = 1; j <= right.length; j++) {
      const substitution = getCost(last, j - 1) + (left[i - 1] === right[j - 1] ? 0 : 1);
      let best = Math.min(substitution, getCost(last, j) + 1, getCost(current, j - 1) + 1);
      const isSwap = i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1];
      if (isSwap) best = Math.min(best, getCost(beforeLast, j - 2) + 1);
      current.push(best);
    }
    beforeLast = last;
    last = current;
  }
  return getCost(last, right.length);
}

function getCost(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
