let last = Promise.resolve();

/**
 * Resolves in a turn of the event loop of its own, after all that were asked for before: many answers that
 * begin at once then hold the loop one piece at a time, and others are served in between.
 */
export function takeTurn(): Promise<void> {
  last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
  return last;
}
