/** The items of a source until it ends or the signal fires; an item that is still awaited then is not waited for. */
export async function* untilStopped<Item>(
  source: AsyncIterable<Item>,
  signal: AbortSignal,
): AsyncGenerator<Item, void> {
  const iterator = source[Symbol.asyncIterator]();
  const stopped = new Promise<undefined>((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });
  try {
    while (!signal.aborted) {
      const next = await Promise.race([iterator.next(), stopped]);
      if (next === undefined || next.done === true) return;
      yield next.value;
    }
  } finally {
    // A source that is busy answers this only later, and a fault of a source nobody listens to any more concerns nobody.
    void Promise.resolve(iterator.return?.()).catch(() => undefined);
  }
}
