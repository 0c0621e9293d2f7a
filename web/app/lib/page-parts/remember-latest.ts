/** Things that were made, by their key: of more than `most` the one asked for longest ago is forgotten. */
export function rememberLatest<Thing extends object>(
  most: number,
): { get: (key: string, make: () => Thing) => Thing } {
  const known = new Map<string, Thing>();
  return {
    get: (key, make) => {
      const thing = known.get(key) ?? make();
      known.delete(key);
      known.set(key, thing);
      for (const oldest of known.keys()) {
        if (known.size <= most) break;
        known.delete(oldest);
      }
      return thing;
    },
  };
}
