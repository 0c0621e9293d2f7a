import { chatStorageKeys } from '@vela/contracts';
import { preferences } from '../../lib/preferences.ts';

/** The candle at the right edge of a view that does not reach the latest one. */
export type PannedPlace = { readonly time: number; readonly close: number };

const usualCandles = 160;
/** In a chart as narrow as a phone's, so that bodies stay wide enough to be seen. */
const narrowCandles = 64;
const narrowPx = 480;
const [fewest, most] = [10, 5_000];
const storeDelayMs = 400;

function readStored(): readonly string[] {
  try {
    return (preferences.getItem(chatStorageKeys.chartZoom) ?? '').split(' ');
  } catch {
    return [];
  }
}

/** How many candles a chart of a width in pixels shows at first: as many as last zoomed to. */
export function readZoom(width: number): number {
  const stored = Number(readStored()[0]);
  if (stored >= fewest && stored <= most) return stored;
  return width < narrowPx ? narrowCandles : usualCandles;
}

/** Where the person last looked; undefined at the latest candle. Its close tells the series. */
export function readPannedPlace(): PannedPlace | undefined {
  const [time = NaN, close = NaN] = readStored().slice(1).map(Number);
  return Number.isFinite(time) && Number.isFinite(close) ? { time, close } : undefined;
}

/**
 * Empty candles beside the latest one: labels of standing zones are written there, so a chart that
 * shows fewer candles needs fewer of them.
 */
export function getLatestRoom(width: number): number {
  return width < narrowPx ? 28 : 42;
}

let waiting: ReturnType<typeof setTimeout> | undefined;

/** Keeps the number of candles in view and where it ends, once they have stopped changing. */
export function storeZoom(candles: number, place?: PannedPlace): void {
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    const kept = Math.round(Math.min(most, Math.max(fewest, candles)));
    const end = place === undefined ? [] : [place.time, place.close];
    try {
      preferences.setItem(chatStorageKeys.chartZoom, [kept, ...end].join(' '));
    } catch {
      // Private windows and full storages throw; the zoom then lasts until the page is closed.
    }
  }, storeDelayMs);
}
