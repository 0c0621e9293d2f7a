import { intervals } from '@vela/contracts';
import { canResample, type Interval } from '@vela/engine';
import type { InstrumentEntry } from '../../instruments/instrument-entry.ts';
import type { CandleFile } from './find-candle-files.ts';

export type FileChoice =
  | { readonly kind: 'file'; readonly file: CandleFile; readonly futures: boolean }
  | { readonly kind: 'several'; readonly interval: Interval; readonly files: readonly CandleFile[] }
  | { readonly kind: 'none' };

/** The interval's own file, else the coarsest finer one, resampled; several are ambiguous. */
export function chooseFile(
  files: readonly CandleFile[],
  entry: InstrumentEntry,
  interval: Interval,
): FileChoice {
  const names = new Map([
    [entry.instrument.symbol, false],
    ...entry.fileSymbols.map(({ symbol, futures }) => [symbol, futures] as const),
  ]);
  const finer = intervals
    .slice(0, intervals.indexOf(interval))
    .filter((from) => canResample(from, interval));
  for (const candidate of [interval, ...finer.toReversed()]) {
    const found = files.filter((file) => file.interval === candidate && names.has(file.symbol));
    const [file, second] = found;
    if (file === undefined) continue;
    if (second !== undefined) return { kind: 'several', interval: candidate, files: found };
    return { kind: 'file', file, futures: names.get(file.symbol) ?? false };
  }
  return { kind: 'none' };
}
