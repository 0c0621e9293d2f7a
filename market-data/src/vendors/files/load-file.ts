import type { HealthNote } from '@vela/contracts';
import type { Candles } from '@vela/engine';
import { createBoundedCache } from '../../bounded-cache.ts';
import { buildCandles } from '../../candles/build-candles.ts';
import { createSingleFlight } from '../../single-flight.ts';
import type { CandleFile } from './file-index.ts';
import { parseCandleCsv, toCsvPosition } from './parse-candle-csv.ts';
import { lookAtFile, readRegularFile } from './read-regular-file.ts';

export type LoadedFile =
  | { readonly kind: 'candles'; readonly candles: Candles; readonly repairs: readonly HealthNote[]; readonly version: string }
  /** `detail` names the file, the line and the column. */
  | { readonly kind: 'refused'; readonly detail: string };

export type FileLoader = (file: CandleFile, rules: { readonly mayBeNonPositive: boolean }) => Promise<LoadedFile>;

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
    weigh: (loaded) => (loaded.kind === 'candles' ? loaded.candles.length * bytesPerCandle : refusedWeight),
  });
  return async (file, rules) => {
    const state = await lookAtFile(file.path);
    if (state.kind === 'unusable') return { kind: 'refused', detail: `${file.name}: ${state.detail}` };
    const { mtimeMs, size } = state;
    if (size > maxFileBytes) return { kind: 'refused', detail: `${file.name}: ${size} bytes are more than ${maxFileBytes}` };
    try {
      const version = `${file.name} ${size} ${mtimeMs}`;
      const known = cache.get(version);
      if (known !== undefined) return known;
      return await singleFlight(version, async () => {
        const bytes = await readRegularFile(file.path, maxFileBytes);
        if (bytes === undefined) return { kind: 'refused', detail: `${file.name}: was replaced while it was read` };
        const loaded = toLoaded(file, bytes, { ...rules, version });
        cache.set(version, loaded);
        return loaded;
      });
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
      return { kind: 'refused', detail: `${file.name}: cannot be read (${code})` };
    }
  };
}

function toLoaded(file: CandleFile, bytes: Uint8Array, rules: { mayBeNonPositive: boolean; version: string }): LoadedFile {
  const parsed = parseCandleCsv(bytes);
  if (parsed.kind === 'malformed') {
    const { line, column, detail } = parsed.fault;
    return { kind: 'refused', detail: `${file.name}, line ${line}, column ${column}: ${detail}` };
  }
  if (parsed.rows.length === 0) return { kind: 'refused', detail: `${file.name}: holds no candles` };
  const built = buildCandles(parsed.rows, { interval: file.interval, mayBeNonPositive: rules.mayBeNonPositive });
  if (built.kind === 'refused') {
    const { row, field, detail } = built.fault;
    const { line, column } = toCsvPosition(row, field);
    return {
      kind: 'refused',
      detail: `${file.name}, line ${line}, column ${column} (${field === 'openTime' ? 'time' : field}): ${detail}`,
    };
  }
  return { kind: 'candles', candles: built.candles, repairs: built.repairs, version: rules.version };
}
