import { simulatedExchange, type SourceRefusal, type VendorState } from '@vela/contracts';
import type { CandleSeries, CandleSource, CandleStore, SeriesRequest } from './candle-source.ts';
import type { CorporateActions } from './corporate-actions/create-corporate-actions.ts';
import { findStaleness } from './candles/stale.ts';
import { getValueAt } from './candles/raw-candles.ts';
import { isMarketOpen } from './candles/trading-time.ts';
import { findInstrumentEntry, instrumentCatalogue } from './instruments/instrument-catalogue.ts';
import type { MarketData, MarketDataResult } from './market-data.ts';
import { createLiveSource } from './live/live-candle-source.ts';
import {
  createSharedCache,
  defaultCacheBytes,
  defaultGuestCacheBytes,
  type SharedCache,
} from './shared-cache.ts';
import { createFilesSource } from './vendors/files/files-candle-source.ts';
import { hasKey, type LiveVendor } from './live/live-vendor.ts';
import { listOffered } from './live/list-offered.ts';
import { createSourceOrder } from './live/source-order.ts';
import { importVendor } from './vendors/imported/import-candles.ts';
import { createImportedSource } from './vendors/imported/imported-candle-source.ts';
import { liveVendors } from './vendors/live-vendors.ts';
import { createSimulatedSource } from './vendors/simulated/simulated-candle-source.ts';

export type MarketDataSettings = {
  readonly mode: 'auto' | 'live' | 'files' | 'simulated';
  /** Folder tree of the `files` source; when missing, that source is not configured. */
  readonly filesDir?: string | undefined;
  /** Addresses of the live vendors to ask, by vendor id. */
  readonly vendorUrls?: Readonly<Record<string, string>>;
  /** Keys of the operator, by vendor id: a vendor that asks for one is used only with it. */
  readonly vendorKeys?: Readonly<Record<string, string>>;
  /** Vendors that are asked only where the operator says so. */
  readonly vendorOptIns?: readonly string[];
  /** Whether the data of a vendor may be shown to all who use this server; by default it may. */
  readonly mayShow?: (vendor: Pick<LiveVendor, 'id' | 'rights'>) => boolean;
  /** Whether simulated candles may be used when no real source answers; never in production. */
  readonly allowSimulated: boolean;
  /** Splits by which candles of files are adjusted. */
  readonly corporateActions?: Pick<CorporateActions, 'list'> | undefined;
  readonly store: CandleStore;
  /** Monotonic clock of files that are being rewritten, in milliseconds; tests pass their own. */
  readonly clock?: () => number;
  /** Memory of the candles of all sources together, in bytes. */
  readonly cacheBytes?: number;
  /** Memory of simulated candles that only guests asked for, in bytes. */
  readonly guestCacheBytes?: number;
};

const isOpen = (symbol: string, now: number): boolean =>
  isMarketOpen(findInstrumentEntry(symbol)?.calendar ?? 'always', now);

/** `auto`: files, live, simulation; a refused file is not replaced, which would hide the fault. */
export function createMarketData(settings: MarketDataSettings): MarketData {
  const { store, allowSimulated } = settings;
  const caches = createSharedCache(settings.cacheBytes ?? defaultCacheBytes);
  const guestCaches = createSharedCache(settings.guestCacheBytes ?? defaultGuestCacheBytes);
  // A company that does not exist has a price in every mode where it is there at all.
  const simulation = allowSimulated ? [createSimulatedSource({ store, caches, guestCaches })] : [];
  const sources = createSources(settings, { caches, simulation });

  const order = createSourceOrder(store);

  /** The sources for a request in order; the one that was chosen alone. */
  async function listAsked(request: SeriesRequest): Promise<readonly CandleSource[]> {
    const isSimulated = request.instrument.exchange === simulatedExchange;
    if (isSimulated) return simulation;
    const { vendor } = request;
    if (vendor === undefined) return order.sort(sources, request);
    return [findSource(vendor) ?? createDisabledSource(toNotAllowed(vendor))];
  }

  async function getSeries(request: SeriesRequest): Promise<MarketDataResult> {
    const refusals: SourceRefusal[] = [];
    for (const source of await listAsked(request)) {
      if (request.onlyReal === true && source.kind === 'simulated') continue;
      const wouldHideFault =
        source.kind === 'simulated' && refusals.some(({ reason }) => reason === 'series-refused');
      if (wouldHideFault) continue;
      const result = await source.getSeries(request);
      if (result.kind === 'series') {
        const isOwn = request.vendor === undefined && request.forGuest !== true;
        if (isOwn) await order.noteAnswer(source, request);
        const series = addStalenessAndRefusals(result.series, request, refusals);
        return { kind: 'series', series };
      }
      // That nothing was imported is no reason worth telling.
      if (source.vendor !== importVendor) refusals.push(result.refusal);
    }
    return { kind: 'unavailable', refusals };
  }

  function findSource(vendor: string): CandleSource | undefined {
    return [...sources, ...simulation].find((source) => source.vendor === vendor);
  }

  async function check(): Promise<{ source: string; ok: boolean; detail: string }[]> {
    const told = sources.filter(({ vendor }) => vendor !== importVendor);
    return await Promise.all(
      told.map(async (source) => ({ source: source.vendor, ...(await source.check()) })),
    );
  }

  const listVendors = () =>
    liveVendors.map(
      (vendor) => findSource(vendor.id)?.describeVendor?.() ?? toOff(vendor, settings),
    );

  return {
    catalogue: instrumentCatalogue,
    getSeries,
    findSource,
    isOpen,
    check,
    // Where simulated candles are allowed they can be practised with beside those of any mode.
    listOffered: (series) => listOffered([...sources, ...simulation], series),
    listVendors,
  };
}

/** A vendor that is not set up here, or whose data may not be shown here. */
const toNotAllowed = (vendor: string): SourceRefusal & { readonly detail: string } => ({
  source: 'live',
  vendor,
  reason: 'not-allowed',
  detail: 'this source cannot be chosen here',
});

function createSources(
  {
    mode,
    filesDir,
    vendorUrls = {},
    vendorKeys = {},
    vendorOptIns = [],
    mayShow = () => true,
    corporateActions,
    store,
    clock,
  }: MarketDataSettings,
  {
    caches,
    simulation,
  }: { readonly caches: SharedCache; readonly simulation: readonly CandleSource[] },
): readonly CandleSource[] {
  const files =
    filesDir === undefined || filesDir === ''
      ? createDisabledSource({
          source: 'file',
          vendor: 'files',
          reason: 'not-configured',
          detail: 'no market data folder is set',
        })
      : createFilesSource({
          folder: filesDir,
          caches,
          corporateActions,
          ...(clock === undefined ? {} : { clock }),
        });
  const imported = createImportedSource(store, caches);
  const live = liveVendors.flatMap((vendor) => {
    const url = vendorUrls[vendor.id];
    const key = vendorKeys[vendor.id];
    const isKeyMissing = hasKey(vendor) && key === undefined;
    const isOff = vendor.isOptIn === true && !vendorOptIns.includes(vendor.id);
    if (url === undefined || isKeyMissing || isOff || !mayShow(vendor)) return [];
    return [createLiveSource(vendor, { url, key, store, caches })];
  });
  const [
    simulated = createDisabledSource({
      source: 'simulated',
      vendor: 'simulation',
      reason: 'not-allowed',
      detail: 'simulated candles are not allowed here',
    }),
  ] = simulation;
  return {
    auto: [files, imported, ...live, simulated],
    files: [files, imported],
    live,
    simulated: [simulated],
  }[mode];
}

/** Why a vendor is not used here. */
function findOffReason(
  vendor: LiveVendor,
  { vendorKeys = {}, vendorOptIns = [], mayShow = () => true }: MarketDataSettings,
): VendorState['offReason'] {
  if (vendor.isOptIn === true && !vendorOptIns.includes(vendor.id)) return 'no-opt-in';
  if (hasKey(vendor) && vendorKeys[vendor.id] === undefined) return 'no-key';
  return mayShow(vendor) ? 'no-setting' : 'no-right';
}

function toOff(vendor: LiveVendor, settings: MarketDataSettings): VendorState {
  return {
    vendor: vendor.id,
    rights: vendor.rights,
    delay: vendor.delay,
    state: 'off',
    offReason: findOffReason(vendor, settings),
    quota: null,
    lastAnswerAt: null,
    isBroken: false,
    failure: null,
  };
}

/** A source that refuses every request for the same reason. */
function createDisabledSource(refusal: SourceRefusal & { readonly detail: string }): CandleSource {
  return {
    kind: refusal.source,
    vendor: refusal.vendor,
    getSeries: async () => ({ kind: 'unavailable', refusal }),
    check: async () => ({ ok: false, detail: refusal.detail }),
  };
}

function addStalenessAndRefusals(
  series: CandleSeries,
  { instrument, interval, now }: SeriesRequest,
  refusals: readonly SourceRefusal[],
): CandleSeries {
  const calendar = findInstrumentEntry(instrument.symbol)?.calendar ?? 'weekdays';
  const lastOpenTime = getValueAt(series.candles.openTime, series.candles.length - 1);
  const health = [
    ...series.source.health,
    ...findStaleness({ interval, calendar, lastOpenTime, now }),
  ];
  return { ...series, source: { ...series.source, health, refusals: [...refusals] } };
}
