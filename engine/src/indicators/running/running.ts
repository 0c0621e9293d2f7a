/**
 * A figure of a sequence of values that is given one value after the other and returns its value up to there: NaN while too few
 * values have come. Values that are NaN are "not there": see each kind for what follows after one in the middle.
 */
export type Running = (value: number) => number;

/** What was given `distance` values ago; NaN while there is none. */
export function createDelay(distance: number): Running {
  const memory = new Float64Array(distance + 1).fill(Number.NaN);
  let next = 0;
  return (value) => {
    memory[next] = value;
    next = (next + 1) % memory.length;
    return memory[next] ?? Number.NaN;
  };
}
