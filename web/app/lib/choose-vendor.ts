import { chartVendorsKey } from '@vela/contracts';
import { preferences, readChosenVendors, takeAddressedVendor } from './preferences.ts';

/** More than these are forgotten, the oldest first. */
const maxSymbols = 100;

/** Remembers the source for the charts of a symbol, on every device of the account. */
export function chooseVendor(symbol: string, vendor: string | undefined): void {
  takeAddressedVendor();
  const { [symbol]: _, ...others } = readChosenVendors();
  const chosen = Object.entries(vendor === undefined ? others : { ...others, [symbol]: vendor });
  try {
    const kept = Object.fromEntries(chosen.slice(-maxSymbols));
    preferences.setItem(chartVendorsKey, JSON.stringify(kept));
  } catch {
    // Private windows and full storages throw: then the chart stays with the source that answers.
  }
}
