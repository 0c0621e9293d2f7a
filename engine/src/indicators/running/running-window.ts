import { windowDeviation, windowHighest, windowLowest, windowMean, windowSum } from '../window.ts';
import type { Running } from './running.ts';

/** A figure of the last `length` values, of which `figure` sees the column they stand in. NaN while one of them is NaN. */
export function createRunningWindow(length: number, figure: (column: Float64Array, t: number, length: number) => number): Running {
  // Twice the room: the window is moved to the front only once in `length` values, and always stands in order.
  const memory = new Float64Array(2 * length).fill(Number.NaN);
  let end = length;
  return (value) => {
    if (end === memory.length) {
      memory.copyWithin(0, length);
      end = length;
    }
    memory[end] = value;
    end += 1;
    return figure(memory, end - 1, length);
  };
}

export const createRunningSum = (length: number): Running => createRunningWindow(length, windowSum);
export const createRunningMean = (length: number): Running => createRunningWindow(length, windowMean);
/** Of a whole population: divided by `length`. */
export const createRunningDeviation = (length: number): Running => createRunningWindow(length, windowDeviation);
export const createRunningHighest = (length: number): Running => createRunningWindow(length, windowHighest);
export const createRunningLowest = (length: number): Running => createRunningWindow(length, windowLowest);

/** Mean with weights 1 for the oldest value up to `length` for the newest. */
export function createRunningWeightedMean(length: number): Running {
  const divisor = (length * (length + 1)) / 2;
  return createRunningWindow(length, (column, t) => {
    let sum = 0;
    for (let weight = 1; weight <= length; weight += 1) sum += ((column[t - length + weight] ?? Number.NaN) * weight) / divisor;
    return sum;
  });
}
