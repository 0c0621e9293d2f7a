/** Yields items until the end or the abort, without waiting for a pending one after it. */
export async function* takeUntilAborted<Item>(
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
    // A busy source settles this later; its errors are ignored after the abort.
    void Promise.resolve(iterator.return?.()).catch(() => undefined);
  }
}
