import { chartVendorsKey } from '@vela/contracts';
import { Emitter } from './emitter.ts';

/** Whether a key holds a choice that follows the account; told of every change of one. */
type PreferenceListener = (key: string, value: string) => void;

const changes = new Emitter();
let latest: { readonly key: string; readonly value: string } | undefined;

/**
 * Local storage of choices about the workspace. A change is told to `watchPreferences`, so that it
 * can follow the account to other devices.
 */
export const preferences: Pick<Storage, 'getItem' | 'setItem'> = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => {
    localStorage.setItem(key, value);
    latest = { key, value };
    changes.emit();
  },
};

/** Calls back with each choice that is stored; returns the unsubscriber. */
export function watchPreferences(listener: PreferenceListener): () => void {
  return changes.subscribe(() => {
    if (latest !== undefined) listener(latest.key, latest.value);
  });
}

/** Chosen sources by symbol; the last one chosen stands last. */
export function readChosenVendors(): Readonly<Record<string, string>> {
  try {
    // Without names of its own: a symbol may be called like a part of every object.
    return { __proto__: null, ...JSON.parse(preferences.getItem(chartVendorsKey) ?? '{}') };
  } catch {
    // The server has no storage, and a private window may refuse it.
    return {};
  }
}

let addressed: readonly [symbol: string | undefined, vendor: string | undefined] = [
  undefined,
  undefined,
];

/** Takes the source that an address names for its symbol: it counts here, and is not remembered. */
export function takeAddressedVendor(symbol?: string, vendor?: string): void {
  addressed = [symbol, vendor];
}

/** The source chosen for the charts of a symbol; undefined: the one that answers. */
export function findChosenVendor(symbol: string | undefined): string | undefined {
  const [named, vendor] = addressed;
  return (named === symbol ? vendor : undefined) ?? readChosenVendors()[symbol ?? ''];
}

/** A chosen source as requests carry it. */
export function toChosenVendor(symbol: string | undefined): { readonly vendor?: string } {
  const vendor = findChosenVendor(symbol);
  return vendor === undefined ? {} : { vendor };
}
