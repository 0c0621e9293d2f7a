/** Concurrent calls of one key share a promise, also its failure; nothing is cached. */
export function createSingleFlight<Value>(): (
  key: string,
  work: () => Promise<Value>,
) => Promise<Value> {
  const running = new Map<string, Promise<Value>>();
  return (key, work) => {
    const shared = running.get(key);
    if (shared !== undefined) return shared;
    const started = work().finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
}
