import type { HealthNote, Instrument, SeriesSource } from '@vela/contracts';
import { measureCandles, toSharedCandles } from '../../candles/shared-candles.ts';
import { adjustForSplits, findShownSplits } from '../../corporate-actions/adjust-for-splits.ts';
import type { CorporateActions } from '../../corporate-actions/create-corporate-actions.ts';
import type { SharedCache } from '../../shared-cache.ts';
import type { LoadedFile } from './load-file.ts';

type LoadedCandles = LoadedFile & { readonly kind: 'candles' };
type AdjustedCandles = LoadedCandles & { readonly notes: readonly HealthNote[] };

/** Nothing else has shares that could be split. */
const shareClasses: ReadonlySet<string> = new Set(['stock', 'index']);

/** What prices are adjusted for: by the splits of an events file, else as far as a class tells. */
export function chooseAdjustment(
  notes: readonly HealthNote[],
  isUnknown: boolean,
): SeriesSource['adjustment'] {
  if (notes.some(({ code }) => code === 'splits-adjusted')) return 'splits';
  return isUnknown ? 'unknown' : 'raw';
}

/** Adjusts loaded files for the splits of their events files; caches by file and splits. */
export function createSplitAdjuster(
  corporateActions: Pick<CorporateActions, 'list'> | undefined,
  caches: SharedCache,
): (loaded: LoadedCandles, instrument: Instrument) => Promise<AdjustedCandles> {
  const adjusted = caches.open('adjusted files', ({ candles }: AdjustedCandles) =>
    measureCandles(candles),
  );
  return async (loaded, { symbol, assetClass }) => {
    if (corporateActions === undefined || !shareClasses.has(assetClass))
      return { ...loaded, notes: [] };
    const splits = findShownSplits(loaded.candles, await corporateActions.list(symbol));
    const latest = splits.at(-1);
    if (latest === undefined) return { ...loaded, notes: [] };
    const told = splits.map(({ split }) => `${split.exDate} ${split.value}`).join(' ');
    const version = `${loaded.version} splits ${told}`;
    const known = adjusted.get(version);
    if (known !== undefined) return known;
    const params = { count: splits.length, latestAt: Date.parse(latest.split.exDate) };
    const made: AdjustedCandles = {
      ...loaded,
      candles: toSharedCandles(adjustForSplits(loaded.candles, splits)),
      version,
      notes: [{ code: 'splits-adjusted', params }],
    };
    adjusted.set(version, made);
    return made;
  };
}
