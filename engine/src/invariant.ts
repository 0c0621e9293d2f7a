/** Throws an `Error` on a false condition: a bug of caller or engine, never an expected outcome. */
export function invariant(condition: boolean, why: string): asserts condition {
  if (!condition) throw new Error(why);
}
