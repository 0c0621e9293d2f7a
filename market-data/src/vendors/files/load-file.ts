import type { FaultReason, HealthNote, SeriesFault } from '@vela/contracts';
import type { Candles } from '@vela/engine';
import { buildCandles } from '../../candles/build-candles.ts';
import { measureCandles, toSharedCandles } from '../../candles/shared-candles.ts';
import type { SharedCache } from '../../shared-cache.ts';
import { createSingleFlight } from '../../single-flight.ts';
import type { CandleFile } from './find-candle-files.ts';
import { parseCandleCsv, toCsvPosition } from './parse-candle-csv.ts';
import { isYahooCsv, parseYahooCsv, type YahooCsv } from './parse-yahoo-csv.ts';
import { toErrorCode, checkFile, readRegularFile } from './read-regular-file.ts';

export type LoadedFile =
  | {
      readonly kind: 'candles';
      readonly candles: Candles;
      readonly repairs: readonly HealthNote[];
      readonly version: string;
      /** Whether the file ends with the end of a line. */
      readonly endsLine: boolean;
    }
  | { readonly kind: 'refused'; readonly fault: SeriesFault };

export type FileLoader = (
  file: CandleFile,
  rules: { readonly mayBeNonPositive: boolean },
) => Promise<LoadedFile>;

const maxFileBytes = 512 * 1024 * 1024;
const lineFeed = 10;

/** Caches by path, size and mtime; refuses unopened what is no regular file or over 512 MB. */
export function createFileLoader(caches: SharedCache): FileLoader {
  const singleFlight = createSingleFlight<LoadedFile>();
  const cache = caches.open('files', (loaded: LoadedFile) =>
    loaded.kind === 'candles' ? measureCandles(loaded.candles) : 0,
  );
  return async (file, rules) => {
    const state = await checkFile(file.path);
    if (state.kind === 'unusable') return rejectFile(file, state.fault);
    const { mtimeMs, size } = state;
    if (size > maxFileBytes)
      return rejectFile(file, {
        code: 'file-too-large',
        params: { bytes: size, most: maxFileBytes },
      });
    try {
      const version = `${file.name} ${size} ${mtimeMs}`;
      const known = cache.get(version);
      if (known !== undefined) return known;
      return await singleFlight(version, async () => {
        const bytes = await readRegularFile(file.path, maxFileBytes);
        if (bytes === undefined) return rejectFile(file, { code: 'file-replaced', params: {} });
        const loaded = parseCandleFile(file, bytes, { ...rules, version });
        cache.set(version, loaded);
        return loaded;
      });
    } catch (error) {
      return rejectFile(file, { code: 'unreadable-file', params: { reason: toErrorCode(error) } });
    }
  };
}

const headerBytes = 200;

/** A file in the project's own form or in that of yfinance, by its header. */
function parseCandles(bytes: Uint8Array): YahooCsv {
  const text = new TextDecoder();
  if (isYahooCsv(text.decode(bytes.subarray(0, headerBytes))))
    return parseYahooCsv(text.decode(bytes));
  const parsed = parseCandleCsv(bytes);
  return parsed.kind === 'rows' ? { ...parsed, notes: [] } : parsed;
}

/** The candles of a file's bytes, checked; refused with file, line and column. */
export function parseCandleFile(
  file: CandleFile,
  bytes: Uint8Array,
  rules: { mayBeNonPositive: boolean; version: string },
): LoadedFile {
  const parsed = parseCandles(bytes);
  if (parsed.kind === 'malformed') return rejectFile(file, parsed.fault);
  if (parsed.rows.length === 0) return rejectFile(file, { code: 'no-candles', params: {} });
  const built = buildCandles(parsed.rows, {
    interval: file.interval,
    mayBeNonPositive: rules.mayBeNonPositive,
  });
  if (built.kind === 'refused') {
    const { row, field, code, params } = built.fault;
    return rejectFile(file, {
      ...toCsvPosition(row, field),
      field: field === 'openTime' ? 'time' : field,
      code,
      params,
    });
  }
  return {
    kind: 'candles',
    candles: toSharedCandles(built.candles),
    repairs: [...built.repairs, ...parsed.notes],
    version: rules.version,
    endsLine: bytes.at(-1) === lineFeed,
  };
}

function rejectFile(file: CandleFile, fault: FaultReason & Omit<SeriesFault, 'file'>): LoadedFile {
  return { kind: 'refused', fault: { file: file.name, ...fault } };
}
