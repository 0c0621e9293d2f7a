import type { HealthNote, SeriesSource } from '@vela/contracts';
import type { Candles } from '@vela/engine';
import { measureCandles, toSharedCandles } from '../../candles/shared-candles.ts';
import type { SeriesRequest } from '../../candle-source.ts';
import {
  adjustForDividends,
  findShownDividends,
  type ShownDividend,
} from '../../corporate-actions/adjust-for-dividends.ts';
import { adjustForSplits, findShownSplits } from '../../corporate-actions/adjust-for-splits.ts';
import type {
  CorporateActions,
  SymbolActions,
} from '../../corporate-actions/create-corporate-actions.ts';
import type { SharedCache } from '../../shared-cache.ts';
import type { LoadedFile } from './load-file.ts';

type LoadedCandles = LoadedFile & { readonly kind: 'candles' };
type AdjustedCandles = LoadedCandles & { readonly notes: readonly HealthNote[] };

/** Nothing else has shares that could be split. */
const shareClasses: ReadonlySet<string> = new Set(['stock', 'index']);

/** What prices are adjusted for: by an events file, else as far as a class tells. */
export function chooseAdjustment(
  notes: readonly HealthNote[],
  isUnknown: boolean,
): SeriesSource['adjustment'] {
  const codes = new Set(notes.map(({ code }) => code));
  if (codes.has('dividends-adjusted')) return 'total-return';
  if (codes.has('splits-adjusted')) return 'splits';
  return isUnknown ? 'unknown' : 'raw';
}

/** What an events file tells to take from prices, with the notes that say so. */
type Plan = {
  readonly splits: ReturnType<typeof findShownSplits>;
  readonly dividends: readonly ShownDividend[];
  readonly notes: readonly HealthNote[];
};

const toNote = (code: HealthNote['code'], exDates: readonly string[]): HealthNote => {
  const latestAt = Date.parse(exDates.at(-1) ?? '');
  return { code, params: { count: exDates.length, latestAt } };
};

function planAdjustment(
  candles: Candles,
  actions: SymbolActions,
  wanted: SeriesRequest['adjustment'],
): Plan {
  const splits = findShownSplits(candles, actions);
  const found = wanted === 'total-return' ? findShownDividends(candles, actions) : [];
  const dividends = found ?? [];
  const exDates = splits.map(({ split }) => split.exDate);
  return {
    splits,
    dividends,
    notes: [
      ...(splits.length > 0 ? [toNote('splits-adjusted', exDates)] : []),
      ...(dividends.length > 0
        ? [
            toNote(
              'dividends-adjusted',
              dividends.map(({ exDate }) => exDate),
            ),
          ]
        : []),
      ...(found === undefined ? [{ code: 'dividends-unknown' as const, params: {} }] : []),
    ],
  };
}

type Adjust = (
  loaded: LoadedCandles,
  request: Pick<SeriesRequest, 'instrument' | 'adjustment'>,
) => Promise<AdjustedCandles>;

/**
 * Adjusts loaded files for the splits of their events files, and on request for the dividends too;
 * caches by file, splits and dividends.
 */
export function createSplitAdjuster(
  corporateActions: Pick<CorporateActions, 'list'> | undefined,
  caches: SharedCache,
): Adjust {
  const adjusted = caches.open('adjusted files', ({ candles }: AdjustedCandles) =>
    measureCandles(candles),
  );
  return async (loaded, { instrument: { symbol, assetClass }, adjustment }) => {
    if (corporateActions === undefined || !shareClasses.has(assetClass))
      return { ...loaded, notes: [] };
    const actions = await corporateActions.list(symbol);
    const { splits, dividends, notes } = planAdjustment(loaded.candles, actions, adjustment);
    if (splits.length === 0 && dividends.length === 0) return { ...loaded, notes };
    const told = [
      ...splits.map(({ split }) => `${split.exDate} ${split.value}`),
      ...dividends.map(({ exDate, factor }) => `${exDate} x${factor}`),
    ].join(' ');
    const version = `${loaded.version} splits ${told}`;
    const known = adjusted.get(version);
    if (known !== undefined) return known;
    const candles = adjustForDividends(adjustForSplits(loaded.candles, splits), dividends);
    const made: AdjustedCandles = {
      ...loaded,
      candles: toSharedCandles(candles),
      version,
      notes,
    };
    adjusted.set(version, made);
    return made;
  };
}
