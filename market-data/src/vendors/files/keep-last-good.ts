import { measureCandles } from '../../candles/shared-candles.ts';
import type { SharedCache } from '../../shared-cache.ts';
import type { FileLoader, LoadedFile } from './load-file.ts';

/** A file that lost candles or ends in the middle of a line may still be being written. */
const settledAfterMs = 2_000;
/** A file that cannot be read is refused when it stays so for this long. */
const refusedAfterMs = 60_000;

type Good = LoadedFile & { readonly kind: 'candles' };

/** What a path last held: its good candles, and since when another state is seen. */
type PathState = { readonly good: Good; changedTo?: string; changedAt?: number };

const toIdentity = (loaded: LoadedFile): string =>
  loaded.kind === 'candles' ? loaded.version : JSON.stringify(loaded.fault);

/** Whether a file is believed at once: unchanged, or not shorter and up to the end of a line. */
function isComplete(loaded: LoadedFile, good: Good): boolean {
  if (loaded.kind === 'refused') return false;
  if (loaded.version === good.version) return true;
  return loaded.endsLine && loaded.candles.length >= good.candles.length;
}

/**
 * While a file is being rewritten its last good candles are served with the note `file-changing`,
 * then what it holds. `clock` is monotonic, in milliseconds.
 */
export function keepLastGood(
  load: FileLoader,
  caches: SharedCache,
  { clock = () => performance.now() }: { readonly clock?: () => number } = {},
): FileLoader {
  const states = caches.open('last good files', ({ good }: PathState) =>
    measureCandles(good.candles),
  );
  const accept = (path: string, good: Good): Good => {
    states.set(path, { good });
    return good;
  };
  return async (file, rules) => {
    const loaded = await load(file, rules);
    const state = states.get(file.path);
    const isBelieved =
      state === undefined || isComplete(loaded, state.good) || isSettled(loaded, state, clock);
    if (isBelieved) return loaded.kind === 'candles' ? accept(file.path, loaded) : loaded;
    const { good } = state;
    return { ...good, repairs: [...good.repairs, { code: 'file-changing', params: {} }] };
  };
}

/** Whether a state that is not complete has been seen for as long as it takes to be believed. */
function isSettled(loaded: LoadedFile, state: PathState, clock: () => number): boolean {
  const identity = toIdentity(loaded);
  if (state.changedTo !== identity) {
    // Another fault of the same rewriting does not begin the wait anew.
    if (loaded.kind === 'candles' || state.changedAt === undefined) state.changedAt = clock();
    state.changedTo = identity;
  }
  const waited = clock() - (state.changedAt ?? clock());
  return waited >= (loaded.kind === 'candles' ? settledAfterMs : refusedAfterMs);
}
