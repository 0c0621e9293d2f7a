import { LRUCache } from 'lru-cache';

/** Values of one kind in a shared cache. */
export type CacheSpace<Value> = {
  /** The value, now the latest used; undefined when it is unknown or was evicted. */
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
};

/** A cache that several kinds of values share: the least recently used of all is evicted. */
export type SharedCache = {
  /** `weigh` is the memory of a value in bytes; `name` is that of no other space. */
  open<Value>(name: string, weigh: (value: Value) => number): CacheSpace<Value>;
};

/** Size of a cache that is given none. */
export const defaultCacheBytes = 96 * 1024 * 1024;
/** The same for what only guests asked for. */
export const defaultGuestCacheBytes = 4 * 1024 * 1024;

/** Beside a value: its key, its place in the cache and the objects around its columns. */
const bytesPerEntry = 1024;

/** Creates a cache of at most `maxBytes`; a value larger than it is cached alone. */
export function createSharedCache(maxBytes: number): SharedCache {
  const evictions = new LRUCache<string, () => void>({
    maxSize: maxBytes,
    dispose: (evict) => evict(),
  });
  return {
    open<Value>(name: string, weigh: (value: Value) => number): CacheSpace<Value> {
      const values = new Map<string, Value>();
      const toEntry = (key: string): string => `${name} ${key}`;
      return {
        get(key) {
          evictions.get(toEntry(key));
          return values.get(key);
        },
        set(key, value) {
          const size = Math.min(weigh(value) + bytesPerEntry, maxBytes);
          // The value before it is evicted here; the new one is added after that.
          evictions.set(toEntry(key), () => values.delete(key), { size });
          values.set(key, value);
        },
      };
    },
  };
}
