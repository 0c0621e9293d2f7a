import { chatStorageKeys, type LayerName, layerNames } from '@vela/contracts';

const toKey = (userId: number): string => chatStorageKeys.unsentLayersPrefix + userId;

/** Layers changed in this browser that the account has not acknowledged, say because of a reload. */
export function readUnsentLayers(userId: number): readonly LayerName[] {
  try {
    const unsent = localStorage.getItem(toKey(userId))?.split(' ') ?? [];
    return layerNames.filter((name) => unsent.includes(name));
  } catch {
    // The browser blocks storage: then no layer is stored either.
    return [];
  }
}

export function storeUnsentLayers(userId: number, names: readonly string[]): void {
  try {
    if (names.length === 0) localStorage.removeItem(toKey(userId));
    else localStorage.setItem(toKey(userId), names.join(' '));
  } catch {
    // As above.
  }
}
