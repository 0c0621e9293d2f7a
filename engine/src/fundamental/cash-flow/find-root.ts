const maxSteps = 80;
const precision = 1e-15;

export type Bracket = readonly [low: number, high: number];

/** One step of Ridders' method: the point that straightens the function between two others. */
function improve(f: (x: number) => number, [low, high]: Bracket, [atLow, atHigh]: Bracket) {
  const middle = (low + high) / 2;
  const atMiddle = f(middle);
  const root = Math.sqrt(atMiddle * atMiddle - atLow * atHigh);
  const sign = atLow > atHigh ? 1 : -1;
  const next = root === 0 ? middle : middle + ((middle - low) * sign * atMiddle) / root;
  return { middle, atMiddle, next, atNext: f(next) };
}

/**
 * Where a function crosses zero between two points of different sign: Ridders' method, which never
 * leaves the bracket (C. Ridders, IEEE Transactions on Circuits and Systems 26, 1979).
 */
export function findRoot(f: (x: number) => number, bracket: Bracket): number {
  let [low, high] = bracket;
  let [atLow, atHigh] = [f(low), f(high)];
  if (atLow === 0) return low;
  if (atHigh === 0) return high;
  let last = Number.NaN;
  for (let step = 0; step < maxSteps; step += 1) {
    const { middle, atMiddle, next, atNext } = improve(f, [low, high], [atLow, atHigh]);
    if (atNext === 0 || Math.abs(next - last) <= precision) return next;
    last = next;
    const [first, second] = middle < next ? [middle, next] : [next, middle];
    const [atFirst, atSecond] = middle < next ? [atMiddle, atNext] : [atNext, atMiddle];
    if (Math.sign(atFirst) !== Math.sign(atLow)) [high, atHigh] = [first, atFirst];
    else if (Math.sign(atSecond) === Math.sign(atLow)) [low, atLow] = [second, atSecond];
    else [low, atLow, high, atHigh] = [first, atFirst, second, atSecond];
  }
  return last;
}

/** Brackets of a range, cut into equal parts, at whose ends a function has different signs. */
export function findBrackets(
  f: (x: number) => number,
  [low, high]: Bracket,
  parts: number,
): Bracket[] {
  const found: Bracket[] = [];
  let [x, value] = [low, f(low)];
  for (let part = 1; part <= parts; part += 1) {
    const next = low + ((high - low) * part) / parts;
    const atNext = f(next);
    if (Math.sign(value) !== Math.sign(atNext) && value !== 0) found.push([x, next]);
    [x, value] = [next, atNext];
  }
  return found;
}
