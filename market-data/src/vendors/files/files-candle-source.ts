import {
  formatFaultReason,
  formatSeriesFaultMessage,
  type HealthNote,
  type SeriesFault,
  type SourceRefusal,
} from '@vela/contracts';
import { resample, type Candles } from '@vela/engine';
import type { CandleResult, CandleSource, SeriesName, SeriesRequest } from '../../candle-source.ts';
import { splitAtNow } from '../../candles/closed-candles.ts';
import type { CorporateActions } from '../../corporate-actions/create-corporate-actions.ts';
import { describeHealth } from '../../candles/describe-health.ts';
import { createSeriesHasher, type SeriesHasher } from '../../candles/series-hash.ts';
import { measureCandles, toSharedCandles } from '../../candles/shared-candles.ts';
import { findInstrumentEntry } from '../../instruments/instrument-catalogue.ts';
import { toMarketCalendar } from '../../instruments/market-calendar.ts';
import type { InstrumentEntry } from '../../instruments/instrument-entry.ts';
import { createSharedCache, defaultCacheBytes, type SharedCache } from '../../shared-cache.ts';
import { createSingleFlight } from '../../single-flight.ts';
import { toSeriesResult, toUnavailable } from '../../source-series.ts';
import { chooseFile } from './choose-file.ts';
import { findCandleFiles, type CandleFile } from './find-candle-files.ts';
import { createFileLoader, type FileLoader, type LoadedFile } from './load-file.ts';
import { keepLastGood } from './keep-last-good.ts';
import { checkFile } from './read-regular-file.ts';
import { chooseAdjustment, createSplitAdjuster } from './split-adjuster.ts';

export type FilesSettings = {
  readonly folder: string;
  /** Monotonic clock in milliseconds. */
  readonly clock?: () => number;
  /** Splits by which candles are adjusted; without it files are served as they are. */
  readonly corporateActions?: Pick<CorporateActions, 'list'> | undefined;
  /** Where candles are kept; absent: in a cache of its own. */
  readonly caches?: SharedCache;
};

const vendor = 'files';
/** The operator owns the files and decides who sees them. */
const fileOrigin = { kind: 'file', vendor, rights: 'public', delay: 'file' } as const;
const fileListTtlMs = 1000;
const maxListedFaults = 3;

/** Candles of a file in the requested interval, with values derived from the file alone. */
type PreparedSeries = {
  readonly candles: Candles;
  readonly hasher: SeriesHasher;
  readonly version: string;
  /** The candles are those of the file itself, which are weighed with it. */
  readonly isFile: boolean;
  getHealth(closed: Candles): readonly HealthNote[];
};

type PrepareSeries = (
  loaded: LoadedFile & { kind: 'candles' },
  choice: { entry: InstrumentEntry; interval: SeriesRequest['interval'] },
) => PreparedSeries;

/** Prepares loaded files in the requested interval; caches by file version and interval. */
function createSeriesPreparer(caches: SharedCache): PrepareSeries {
  const prepared = caches.open('prepared files', ({ candles, isFile }: PreparedSeries) =>
    isFile ? 0 : measureCandles(candles),
  );
  return (loaded, { entry, interval }) => {
    const version = `${loaded.version} ${interval}`;
    const known = prepared.get(version);
    if (known !== undefined) return known;
    const calendar = toMarketCalendar(entry.instrument);
    const candles = toSharedCandles(resample(loaded.candles, interval, calendar));
    const series = {
      candles,
      version,
      isFile: candles === loaded.candles,
      hasher: createSeriesHasher(interval),
      getHealth: memoizeLast((closed) => describeHealth(closed, entry.calendar)),
    };
    prepared.set(version, series);
    return series;
  };
}

/** Loads files; while one is being rewritten, what it held before. */
function createLoader(caches: SharedCache, clock: (() => number) | undefined): FileLoader {
  const settings = clock === undefined ? {} : { clock };
  return keepLastGood(createFileLoader(caches), caches, settings);
}

/**
 * A tree of `SYMBOL_interval.csv`; a bad file stops its own series, two for one are refused; a
 * missing interval is resampled from the coarsest finer one; files are never spliced.
 */
export function createFilesSource({
  folder,
  clock,
  corporateActions,
  caches = createSharedCache(defaultCacheBytes),
}: FilesSettings): CandleSource {
  const load = createLoader(caches, clock);
  const listFiles = createFileList(folder);
  const prepare = createSeriesPreparer(caches);
  const adjust = createSplitAdjuster(corporateActions, caches);

  async function getSeries(request: SeriesRequest): Promise<CandleResult> {
    const { instrument, interval, now } = request;
    const entry = findInstrumentEntry(instrument.symbol);
    if (entry === undefined) return rejectSeries('no-such-series');
    const files = await listFiles();
    if (files === undefined)
      return rejectSeries('unreachable', 'the market data folder cannot be read');
    const choice = chooseFile(files, entry, interval);
    if (choice.kind === 'none') return rejectSeries('no-such-series');
    if (choice.kind === 'several') return rejectSeveral(instrument.symbol, choice);
    const loaded = await load(choice.file, { mayBeNonPositive: entry.mayBeNonPositive });
    if (loaded.kind === 'refused') return rejectFaultyData(loaded.fault);
    const { notes, ...adjusted } = await adjust(loaded, request);
    const series = prepare(adjusted, { entry, interval });
    const { closed, forming, health } = splitAtNow(series.candles, now, entry.calendar);
    if (closed.length === 0)
      return rejectFaultyData({
        file: choice.file.name,
        code: 'no-closed-candle',
        params: { interval },
      });
    return toSeriesResult({
      instrument,
      closed,
      forming,
      origin: {
        ...fileOrigin,
        adjustment: chooseAdjustment(notes, instrument.assetClass === 'stock' || choice.futures),
      },
      health: [
        ...toChoiceNotes(choice, interval),
        ...loaded.repairs,
        ...notes,
        ...series.getHealth(closed),
        ...health,
      ],
      version: series.version,
      hash: series.hasher.hashCandles(closed),
    });
  }

  return {
    kind: 'file',
    vendor,
    getSeries,
    offers: async (series) => hasFile(await listFiles(), series),
    check: async () => describeFiles(await listFiles(), folder),
  };
}

function hasFile(
  files: readonly CandleFile[] | undefined,
  { instrument, interval }: SeriesName,
): boolean {
  const entry = findInstrumentEntry(instrument.symbol);
  if (entry === undefined || files === undefined) return false;
  return chooseFile(files, entry, interval).kind !== 'none';
}

async function describeFiles(
  files: readonly CandleFile[] | undefined,
  folder: string,
): Promise<{ ok: boolean; detail: string }> {
  if (files === undefined)
    return { ok: false, detail: `the folder ${folder} does not exist or cannot be read` };
  const states = await Promise.all(
    files.map(async ({ name, path }) => ({ name, state: await checkFile(path) })),
  );
  const faults = states.flatMap(({ name, state }) =>
    state.kind === 'unusable' ? [`${name} ${formatFaultReason(state.fault, 'en')}`] : [],
  );
  const usable = files.length - faults.length;
  const told = [`${usable} files of candles in ${folder}`, ...faults.slice(0, maxListedFaults)];
  return { ok: usable > 0, detail: told.join('; ') };
}

function rejectSeries(reason: SourceRefusal['reason'], detail?: string): CandleResult {
  return toUnavailable({ source: 'file', vendor, reason, detail });
}

function rejectSeveral(
  symbol: string,
  { interval, files }: { readonly interval: string; readonly files: readonly CandleFile[] },
): CandleResult {
  const names = files.map(({ name }) => name).join(', ');
  const params = { series: `${symbol} ${interval}`, files: names };
  return rejectFaultyData({ code: 'several-files', params });
}

function rejectFaultyData(fault: SeriesFault): CandleResult {
  return toUnavailable({
    source: 'file',
    vendor,
    reason: 'series-refused',
    detail: formatSeriesFaultMessage(fault, 'en'),
    fault,
  });
}

function toChoiceNotes(
  { file, futures }: { file: CandleFile; futures: boolean },
  interval: SeriesRequest['interval'],
): HealthNote[] {
  return [
    ...(futures ? [{ code: 'futures-for-spot' as const, params: { symbol: file.symbol } }] : []),
    ...(file.interval === interval
      ? []
      : [{ code: 'resampled' as const, params: { from: file.interval } }]),
  ];
}

function memoizeLast(
  describe: (closed: Candles) => readonly HealthNote[],
): (closed: Candles) => readonly HealthNote[] {
  let last: { length: number; notes: readonly HealthNote[] } | undefined;
  return (closed) => {
    if (last?.length !== closed.length) last = { length: closed.length, notes: describe(closed) };
    return last.notes;
  };
}

function createFileList(folder: string): () => Promise<readonly CandleFile[] | undefined> {
  const singleFlight = createSingleFlight<readonly CandleFile[] | undefined>();
  let known: { files: readonly CandleFile[] | undefined; at: number } | undefined;
  return async () => {
    if (known !== undefined && performance.now() - known.at < fileListTtlMs) return known.files;
    return await singleFlight(folder, async () => {
      const files = await findCandleFiles(folder).catch(() => undefined);
      known = { files, at: performance.now() };
      return files;
    });
  };
}
