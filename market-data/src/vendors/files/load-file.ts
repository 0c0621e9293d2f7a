import type { FaultReason, HealthNote, SeriesFault } from '@vela/contracts';
import type { Candles } from '@vela/engine';
import { createBoundedCache } from '../../bounded-cache.ts';
import { buildCandles } from '../../candles/build-candles.ts';
import { createSingleFlight } from '../../single-flight.ts';
import type { CandleFile } from './file-index.ts';
import { parseCandleCsv, toCsvPosition } from './parse-candle-csv.ts';
import { errorCodeOf, lookAtFile, readRegularFile } from './read-regular-file.ts';

export type LoadedFile =
  | {
      readonly kind: 'candles';
      readonly candles: Candles;
      readonly repairs: readonly HealthNote[];
      readonly version: string;
    }
  | { readonly kind: 'refused'; readonly fault: SeriesFault };

export type FileLoader = (
  file: CandleFile,
  rules: { readonly mayBeNonPositive: boolean },
) => Promise<LoadedFile>;

const maxFileBytes = 512 * 1024 * 1024;
const maxCachedBytes = 256 * 1024 * 1024;
const bytesPerCandle = 48;
const refusedWeight = 1024;

/**
 * Reads files once per content (path, size and time of change) and keeps those used last in memory. Refused without being opened: what is no
 * regular file or a link to one, and what has more than 512 MB.
 */
export function createFileLoader(): FileLoader {
  const singleFlight = createSingleFlight<LoadedFile>();
  const cache = createBoundedCache<LoadedFile>({
    maxWeight: maxCachedBytes,
    weigh: (loaded) =>
      loaded.kind === 'candles' ? loaded.candles.length * bytesPerCandle : refusedWeight,
  });
  return async (file, rules) => {
    const state = await lookAtFile(file.path);
    if (state.kind === 'unusable') return refuse(file, state.fault);
    const { mtimeMs, size } = state;
    if (size > maxFileBytes)
      return refuse(file, { code: 'file-too-large', params: { bytes: size, most: maxFileBytes } });
    try {
      const version = `${file.name} ${size} ${mtimeMs}`;
      const known = cache.get(version);
      if (known !== undefined) return known;
      return await singleFlight(version, async () => {
        const bytes = await readRegularFile(file.path, maxFileBytes);
        if (bytes === undefined) return refuse(file, { code: 'file-replaced', params: {} });
        const loaded = toLoaded(file, bytes, { ...rules, version });
        cache.set(version, loaded);
        return loaded;
      });
    } catch (error) {
      return refuse(file, { code: 'unreadable-file', params: { reason: errorCodeOf(error) } });
    }
  };
}

function toLoaded(
  file: CandleFile,
  bytes: Uint8Array,
  rules: { mayBeNonPositive: boolean; version: string },
): LoadedFile {
  const parsed = parseCandleCsv(bytes);
  if (parsed.kind === 'malformed') return refuse(file, parsed.fault);
  if (parsed.rows.length === 0) return refuse(file, { code: 'no-candles', params: {} });
  const built = buildCandles(parsed.rows, {
    interval: file.interval,
    mayBeNonPositive: rules.mayBeNonPositive,
  });
  if (built.kind === 'refused') {
    const { row, field, code, params } = built.fault;
    return refuse(file, {
      ...toCsvPosition(row, field),
      field: field === 'openTime' ? 'time' : field,
      code,
      params,
    });
  }
  return {
    kind: 'candles',
    candles: built.candles,
    repairs: built.repairs,
    version: rules.version,
  };
}

function refuse(file: CandleFile, fault: FaultReason & Omit<SeriesFault, 'file'>): LoadedFile {
  return { kind: 'refused', fault: { file: file.name, ...fault } };
}
