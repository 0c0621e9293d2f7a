import type { SourceRefusal } from '@vela/contracts';
import type { CandleSeries, CandleSource, CandleStore, SeriesRequest } from './candle-source.ts';
import { findStaleness } from './candles/stale.ts';
import { at } from './candles/raw-candles.ts';
import { findInstrumentEntry, instrumentCatalogue } from './instruments/instrument-catalogue.ts';
import type { MarketData, MarketDataResult } from './market-data.ts';
import { createBinanceSource } from './vendors/binance/binance-candle-source.ts';
import { createFilesSource } from './vendors/files/files-candle-source.ts';
import { createSimulatedSource } from './vendors/simulated/simulated-candle-source.ts';

export type MarketDataSettings = {
  readonly mode: 'auto' | 'live' | 'files' | 'simulated';
  /** Folder tree of the `files` source; without it that source is not configured. */
  readonly filesDir?: string | undefined;
  readonly binanceUrl: string;
  /** Whether simulated candles may stand in where nothing real answers: never in production. */
  readonly allowSimulated: boolean;
  readonly store: CandleStore;
};

/** A source to ask, or the reason why it cannot be asked at all. */
type Place =
  | { readonly kind: 'source'; readonly source: CandleSource }
  | { readonly kind: 'closed'; readonly refusal: SourceRefusal };

/**
 * The market data of one process. `auto` asks the files, then the live vendor, then the simulation, and the series says who answered and
 * why the ones before did not. A series whose file is refused is never replaced by simulated candles: the fault would be papered over.
 */
export function createMarketData(settings: MarketDataSettings): MarketData {
  const places = toPlaces(settings);

  async function getSeries(request: SeriesRequest): Promise<MarketDataResult> {
    const refusals: SourceRefusal[] = [];
    for (const place of places) {
      const isPapering =
        place.kind === 'source' &&
        place.source.kind === 'simulated' &&
        refusals.some(({ reason }) => reason === 'series-refused');
      if (isPapering) continue;
      const result =
        place.kind === 'source'
          ? await place.source.getSeries(request)
          : { kind: 'unavailable' as const, refusal: place.refusal };
      if (result.kind === 'series')
        return { kind: 'series', series: withCircumstances(result.series, request, refusals) };
      refusals.push(result.refusal);
    }
    return { kind: 'unavailable', refusals };
  }

  async function check(): Promise<{ source: string; ok: boolean; detail: string }[]> {
    return await Promise.all(
      places.map(async (place) => {
        if (place.kind === 'closed')
          return {
            source: place.refusal.vendor,
            ok: false,
            detail: place.refusal.detail ?? place.refusal.reason,
          };
        return { source: place.source.vendor, ...(await place.source.check()) };
      }),
    );
  }

  return { catalogue: instrumentCatalogue, getSeries, check };
}

function toPlaces({
  mode,
  filesDir,
  binanceUrl,
  allowSimulated,
  store,
}: MarketDataSettings): Place[] {
  const files = (): Place =>
    filesDir === undefined || filesDir === ''
      ? {
          kind: 'closed',
          refusal: {
            source: 'file',
            vendor: 'files',
            reason: 'not-configured',
            detail: 'no market data folder is set',
          },
        }
      : { kind: 'source', source: createFilesSource({ folder: filesDir }) };
  const live = (): Place =>
    binanceUrl === ''
      ? {
          kind: 'closed',
          refusal: {
            source: 'live',
            vendor: 'binance',
            reason: 'not-configured',
            detail: 'no address of the live vendor is set',
          },
        }
      : { kind: 'source', source: createBinanceSource({ url: binanceUrl, store }) };
  const simulated = (): Place =>
    allowSimulated
      ? { kind: 'source', source: createSimulatedSource({ store }) }
      : {
          kind: 'closed',
          refusal: {
            source: 'simulated',
            vendor: 'simulation',
            reason: 'not-allowed',
            detail: 'simulated candles are not allowed here',
          },
        };
  const chosen = {
    auto: [files, live, simulated],
    files: [files],
    live: [live],
    simulated: [simulated],
  } satisfies Record<MarketDataSettings['mode'], (() => Place)[]>;
  return chosen[mode].map((toPlace) => toPlace());
}

function withCircumstances(
  series: CandleSeries,
  { instrument, interval, now }: SeriesRequest,
  refusals: readonly SourceRefusal[],
): CandleSeries {
  const calendar = findInstrumentEntry(instrument.symbol)?.calendar ?? 'weekdays';
  const lastOpenTime = at(series.candles.openTime, series.candles.length - 1);
  const health = [
    ...series.source.health,
    ...findStaleness({ interval, calendar, lastOpenTime, now }),
  ];
  return { ...series, source: { ...series.source, health, refusals: [...refusals] } };
}
