import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { argv } from 'node:process';
import { loadOnly, useCompiledProgram } from './compiled-program.ts';
import {
  type Duration,
  type FirstAnalyses,
  measureFirstAnalyses,
  writeSeries,
} from './first-analysis.ts';

const starts = 8;
const limitsMs = { warm: 400, cold: 1000 };

const findQuantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share + 0.5)] ?? Number.NaN;

function print(name: 'warm' | 'cold', durations: readonly Duration[]): void {
  const by = (measure: keyof Duration, share: number): string =>
    findQuantile(
      durations.map((one) => one[measure]),
      share,
    ).toFixed(0);
  const p95 = by('clock', 0.95);
  if (Number(p95) > limitsMs[name]) process.exitCode = 1;
  console.log(
    `${name}: p95 ${p95} ms, median ${by('clock', 0.5)} ms of ${durations.length} (p95 at most ${limitsMs[name]} ms); of processor time p95 ${by('processor', 0.95)} ms, median ${by('processor', 0.5)} ms`,
  );
}

const folder = argv[2];
if (folder === undefined) {
  const written = mkdtempSync(path.join(os.tmpdir(), 'vela-first-'));
  try {
    writeSeries(written);
    const results = useCompiledProgram(import.meta.filename, ({ run }) =>
      Array.from({ length: starts }, (): FirstAnalyses => JSON.parse(run(written))),
    );
    console.log(
      'First analysis of 60,000 candles of 15 minutes from a file, with longer timeframes',
    );
    print(
      'warm',
      results.flatMap(({ warm }) => warm),
    );
    print(
      'cold',
      results.flatMap(({ cold }) => cold),
    );
  } finally {
    rmSync(written, { recursive: true });
  }
} else if (folder !== loadOnly) console.log(JSON.stringify(await measureFirstAnalyses(folder)));
