/** Runs and measures `work`; `npm run bench -- chart` reads the latest measure of each name. */
export function measureDuration<Result>(name: `chart: ${string}`, work: () => Result): Result {
  const start = performance.now();
  const result = work();
  performance.clearMeasures(name);
  performance.measure(name, { start });
  return result;
}
