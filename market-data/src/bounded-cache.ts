export type BoundedCache<Value> = {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
};

/** Keeps the values used last whose weights together stay below `maxWeight`; a value heavier than that is kept alone. */
export function createBoundedCache<Value>(options: {
  readonly maxWeight: number;
  weigh(value: Value): number;
}): BoundedCache<Value> {
  const entries = new Map<string, { value: Value; weight: number }>();
  let total = 0;

  function remove(key: string): void {
    total -= entries.get(key)?.weight ?? 0;
    entries.delete(key);
  }

  return {
    get(key) {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set(key, value) {
      remove(key);
      const weight = options.weigh(value);
      entries.set(key, { value, weight });
      total += weight;
      for (const oldest of entries.keys()) {
        if (total <= options.maxWeight || oldest === key) break;
        remove(oldest);
      }
    },
  };
}
