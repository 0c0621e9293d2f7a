import { faultReason, seriesFaultMessage } from '@vela/contracts';
import type { HealthNote, SeriesFault, SourceRefusal } from '@vela/contracts';
import { resample } from '@vela/engine';
import type { Candles } from '@vela/engine';
import { createBoundedCache } from '../../bounded-cache.ts';
import type { CandleResult, CandleSource, SeriesRequest } from '../../candle-source.ts';
import { splitAtNow } from '../../candles/closed-candles.ts';
import { describeHealth } from '../../candles/describe-health.ts';
import { createSeriesHasher } from '../../candles/series-hash.ts';
import type { SeriesHasher } from '../../candles/series-hash.ts';
import { findInstrumentEntry } from '../../instruments/instrument-catalogue.ts';
import type { InstrumentEntry } from '../../instruments/instrument-entry.ts';
import { createSingleFlight } from '../../single-flight.ts';
import { toSeriesResult, toUnavailable } from '../../source-series.ts';
import { chooseFile } from './choose-file.ts';
import { findCandleFiles } from './file-index.ts';
import type { CandleFile } from './file-index.ts';
import { createFileLoader } from './load-file.ts';
import { lookAtFile } from './read-regular-file.ts';
import type { LoadedFile } from './load-file.ts';

export type FilesSettings = { readonly folder: string };

const vendor = 'files';
const indexLifeMs = 1000;
const maxPreparedCandles = 5_000_000;
const maxToldFaults = 3;

/** A file's candles in the asked interval, with what only depends on the file. */
type PreparedSeries = {
  readonly candles: Candles;
  readonly hasher: SeriesHasher;
  readonly version: string;
  healthOf(closed: Candles): readonly HealthNote[];
};

/**
 * Candles from a folder tree of files named `SYMBOL_interval.csv`. A bad file disables its own series only; an interval without a file is
 * resampled from the coarsest finer one; two files for one series are refused by name; nothing is ever spliced.
 */
export function createFilesSource({ folder }: FilesSettings): CandleSource {
  const load = createFileLoader();
  const listFiles = createFileList(folder);
  const prepared = createBoundedCache<PreparedSeries>({
    maxWeight: maxPreparedCandles,
    weigh: ({ candles }) => candles.length,
  });

  function prepare(
    loaded: LoadedFile & { kind: 'candles' },
    choice: { entry: InstrumentEntry; interval: SeriesRequest['interval'] },
  ): PreparedSeries {
    const version = `${loaded.version} ${choice.interval}`;
    const known = prepared.get(version);
    if (known !== undefined) return known;
    const candles = resample(loaded.candles, choice.interval);
    const created = {
      candles,
      version,
      hasher: createSeriesHasher(choice.interval),
      healthOf: rememberLast((closed) => describeHealth(closed, choice.entry.calendar)),
    };
    prepared.set(version, created);
    return created;
  }

  async function getSeries(request: SeriesRequest): Promise<CandleResult> {
    const { instrument, interval, now } = request;
    const entry = findInstrumentEntry(instrument.symbol);
    if (entry === undefined) return refuse('no-such-series');
    const files = await listFiles();
    if (files === undefined) return refuse('unreachable', 'the market data folder cannot be read');
    const choice = chooseFile(files, entry, interval);
    if (choice.kind === 'none') return refuse('no-such-series');
    if (choice.kind === 'several') {
      const names = choice.files.map((file) => file.name).join(', ');
      return refuseData({
        code: 'several-files',
        params: { series: `${instrument.symbol} ${choice.interval}`, files: names },
      });
    }
    const loaded = await load(choice.file, { mayBeNonPositive: entry.mayBeNonPositive });
    if (loaded.kind === 'refused') return refuseData(loaded.fault);
    const series = prepare(loaded, { entry, interval });
    const { closed, forming, health } = splitAtNow(series.candles, now);
    if (closed.length === 0)
      return refuseData({ file: choice.file.name, code: 'no-closed-candle', params: { interval } });
    return toSeriesResult({
      instrument,
      closed,
      forming,
      origin: {
        kind: 'file',
        vendor,
        adjustment: instrument.assetClass === 'stock' || choice.futures ? 'unknown' : 'raw',
      },
      health: [
        ...toChoiceNotes(choice, interval),
        ...loaded.repairs,
        ...series.healthOf(closed),
        ...health,
      ],
      version: series.version,
      hash: series.hasher.hashOf(closed),
    });
  }

  async function check(): Promise<{ ok: boolean; detail: string }> {
    const files = await listFiles();
    if (files === undefined)
      return { ok: false, detail: `the folder ${folder} does not exist or cannot be read` };
    return await tellOf(files, folder);
  }

  return { kind: 'file', vendor, getSeries, check };
}

async function tellOf(
  files: readonly CandleFile[],
  folder: string,
): Promise<{ ok: boolean; detail: string }> {
  const states = await Promise.all(
    files.map(async ({ name, path }) => ({ name, state: await lookAtFile(path) })),
  );
  const faults = states.flatMap(({ name, state }) =>
    state.kind === 'unusable' ? [`${name} ${faultReason(state.fault, 'en')}`] : [],
  );
  const usable = files.length - faults.length;
  const told = [`${usable} files of candles in ${folder}`, ...faults.slice(0, maxToldFaults)];
  return { ok: usable > 0, detail: told.join('; ') };
}

function refuse(reason: SourceRefusal['reason'], detail?: string): CandleResult {
  return toUnavailable({
    source: 'file',
    vendor,
    reason,
    ...(detail === undefined ? {} : { detail }),
  });
}

function refuseData(fault: SeriesFault): CandleResult {
  return toUnavailable({
    source: 'file',
    vendor,
    reason: 'series-refused',
    detail: seriesFaultMessage(fault, 'en'),
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

function rememberLast(
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
    if (known !== undefined && performance.now() - known.at < indexLifeMs) return known.files;
    return await singleFlight(folder, async () => {
      const files = await findCandleFiles(folder).catch(() => undefined);
      known = { files, at: performance.now() };
      return files;
    });
  };
}
