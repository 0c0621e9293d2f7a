/** Size in an LRU cache, from 1 to `maxSize`: a value larger than the cache is cached alone. */
export function clampCacheSize(size: number, maxSize: number): number {
  return Math.min(Math.max(size, 1), maxSize);
}
