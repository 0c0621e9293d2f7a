/**
 * The page numbers to show between the ends of a list: the first, the last, the one shown and its neighbours. A gap is a negative
 * number, unlike the other gap, so that each entry can be told apart; a gap of a single page is that page.
 */
export function pageSteps(page: number, count: number): number[] {
  const near = [1, page - 1, page, page + 1, count].filter(
    (number) => number >= 1 && number <= count,
  );
  const shown = [...new Set(near)].toSorted((a, b) => a - b);
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? number - 1;
    if (number - before === 1) return [number];
    return number - before === 2 ? [number - 1, number] : [-number, number];
  });
}
