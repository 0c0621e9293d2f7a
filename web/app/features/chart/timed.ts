/** Does a piece of work and leaves how long it last took in the browser's own timeline, where `npm run bench -- chart` reads it. */
export function timed<Result>(name: `chart: ${string}`, work: () => Result): Result {
  const start = performance.now();
  const result = work();
  performance.clearMeasures(name);
  performance.measure(name, { start });
  return result;
}
