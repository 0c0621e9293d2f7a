/** Says why something must hold; a failure is a bug of the caller or of this engine, never an expected outcome. */
export function invariant(condition: boolean, why: string): asserts condition {
  if (!condition) throw new Error(why);
}
