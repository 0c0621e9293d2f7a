// A NaN input means a missing value; each function documents how it is treated.
/** Takes one value, returns the result up to it; NaN while there are too few values. */
export type StreamingCalculation = (value: number) => number;

/** Returns the value from `distance` calls ago; NaN while there is none. */
export function createDelay(distance: number): StreamingCalculation {
  const memory = new Float64Array(distance + 1).fill(Number.NaN);
  let next = 0;
  return (value) => {
    memory[next] = value;
    next = (next + 1) % memory.length;
    return memory[next] ?? Number.NaN;
  };
}
