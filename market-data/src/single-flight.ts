/** Callers that ask for the same thing while it is being fetched share one fetch. A failure is shared too, and not remembered. */
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
