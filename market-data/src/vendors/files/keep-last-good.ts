import { LRUCache } from 'lru-cache';
import { clampCacheSize } from '../../cache-size.ts';
import type { CandleFile } from './find-candle-files.ts';
import type { FileLoader, LoadedFile } from './load-file.ts';

/** A file that lost candles or ends in the middle of a line may still be being written. */
const settledAfterMs = 2_000;
/** A file that cannot be read is refused when it stays so for this long. */
const refusedAfterMs = 60_000;
const maxRememberedCandles = 1_000_000;

type Good = LoadedFile & { readonly kind: 'candles' };

/** What a path last held: its good candles, and since when another state is seen. */
type PathState = { readonly good: Good; changedTo?: string; changedAt?: number };

const toIdentity = (loaded: LoadedFile): string =>
  loaded.kind === 'candles' ? loaded.version : JSON.stringify(loaded.fault);

/** Whether a changed file can be believed at once: it only grew, up to the end of a line. */
function isComplete(loaded: LoadedFile, good: Good): boolean {
  return (
    loaded.kind === 'candles' && loaded.endsLine && loaded.candles.length >= good.candles.length
  );
}

/**
 * While a file is being rewritten its last good candles are served with the note `file-changing`,
 * then what it holds. `clock` is monotonic, in milliseconds.
 */
export function keepLastGood(
  load: FileLoader,
  { clock = () => performance.now() }: { readonly clock?: () => number } = {},
): FileLoader {
  const states = new LRUCache<string, PathState>({
    maxSize: maxRememberedCandles,
    sizeCalculation: ({ good }) => clampCacheSize(good.candles.length, maxRememberedCandles),
  });
  const accept = (path: string, good: Good): Good => {
    states.set(path, { good });
    return good;
  };
  return async (file: CandleFile, rules) => {
    const loaded = await load(file, rules);
    const state = states.get(file.path);
    if (state === undefined) return loaded.kind === 'candles' ? accept(file.path, loaded) : loaded;
    const identity = toIdentity(loaded);
    if (identity === state.good.version || isComplete(loaded, state.good))
      return loaded.kind === 'candles' ? accept(file.path, loaded) : loaded;
    if (state.changedTo !== identity) {
      // Another fault of the same rewriting does not begin the wait anew.
      if (loaded.kind === 'candles' || state.changedAt === undefined) state.changedAt = clock();
      state.changedTo = identity;
    }
    const waited = clock() - (state.changedAt ?? clock());
    if (loaded.kind === 'candles' && waited >= settledAfterMs) return accept(file.path, loaded);
    if (loaded.kind === 'refused' && waited >= refusedAfterMs) return loaded;
    const { good } = state;
    return { ...good, repairs: [...good.repairs, { code: 'file-changing', params: {} }] };
  };
}
