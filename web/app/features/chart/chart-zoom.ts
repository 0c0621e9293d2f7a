import { chatStorageKeys } from '@vela/contracts';
import { preferences } from '../../lib/preferences.ts';

const usualCandles = 160;
const [fewest, most] = [10, 5_000];
const storeDelayMs = 400;

/** How many candles a chart shows at first: as many as the person last zoomed to. */
export function readZoom(): number {
  try {
    const stored = Number(preferences.getItem(chatStorageKeys.chartZoom));
    return stored >= fewest && stored <= most ? stored : usualCandles;
  } catch {
    return usualCandles;
  }
}

let waiting: ReturnType<typeof setTimeout> | undefined;

/** Keeps the number of candles in view, once it has stopped changing. */
export function storeZoom(candles: number): void {
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    const kept = Math.round(Math.min(most, Math.max(fewest, candles)));
    try {
      preferences.setItem(chatStorageKeys.chartZoom, String(kept));
    } catch {
      // Private windows and full storages throw; the zoom then lasts until the page is closed.
    }
  }, storeDelayMs);
}
