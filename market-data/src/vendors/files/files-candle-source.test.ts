import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Interval } from '@vela/engine';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { CandleResult, CandleSource } from '../../candle-source.ts';
import { instrumentCatalogue } from '../../instruments/instrument-catalogue.ts';
import { describeCandleSource } from '../../testing/describe-candle-source.ts';
import { toCandleRows } from '../../testing/memory-candle-store.ts';
import { createFilesSource } from './files-candle-source.ts';

const makePipe = 'mkfifo';
const header = 'time,open,high,low,close,volume';
const root = await mkdtemp(join(tmpdir(), 'vela-files-'));
const now = Date.UTC(2024, 2, 10);
let folders = 0;
let folder = root;

beforeEach(() => {
  folder = join(root, String(folders++));
});
afterAll(async () => await rm(root, { recursive: true }));

async function write(name: string, text: string, into = folder): Promise<void> {
  const path = join(into, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

function csv(
  count: number,
  { from = Date.UTC(2024, 2, 1), stepMs = 3_600_000, price = 100 } = {},
): string {
  const line = (_: unknown, index: number): string => {
    const open = price + index;
    return `${new Date(from + index * stepMs).toISOString().slice(0, 19)}Z,${open},${open + 2},${open - 1},${open + 1},${10 + index}`;
  };
  return `${header}\n${Array.from({ length: count }, line).join('\n')}\n`;
}

async function ask(
  symbol: string,
  interval: Interval = '1h',
  source: CandleSource = createFilesSource({ folder }),
): Promise<CandleResult> {
  const instrument = instrumentCatalogue.all.find((known) => known.symbol === symbol);
  if (instrument === undefined) throw new Error(symbol);
  return await source.getSeries({ instrument, interval, limit: 500, now });
}

function getDetail(result: CandleResult): string {
  return result.kind === 'unavailable'
    ? `${result.refusal.reason}: ${result.refusal.detail ?? ''}`
    : 'served';
}

const contractFolder = join(root, 'contract');
await write('deep/down/BTCUSDT_1h.csv', csv(40), contractFolder);
describeCandleSource({
  name: 'a folder of files',
  create: () => createFilesSource({ folder: contractFolder }),
  served: { symbol: 'BTCUSDT', interval: '1h', now: Date.UTC(2024, 2, 2, 16, 30) },
  unserved: { symbol: 'ETHUSDT' },
});

describe('the files source', () => {
  it('serves a file by its exact name only', async () => {
    await write('AAPL_1h.lean_raw.csv', csv(5));
    await write('aapl_1h.csv', csv(5));
    await write('AAPL_1h.CSV', csv(5));
    await write('AAPL-1h.csv', csv(5));
    expect(getDetail(await ask('AAPL'))).toBe('no-such-series: ');
    await write('AAPL_1h.csv', csv(5));
    expect(await ask('AAPL')).toMatchObject({
      kind: 'series',
      series: { source: { kind: 'file', vendor: 'files', adjustment: 'unknown' } },
    });
  });

  it('serves gold from a futures file and reports it', async () => {
    await write('GC_1d.csv', csv(5, { stepMs: 86_400_000 }));
    const result = await ask('XAUUSD', '1d');
    expect(result).toMatchObject({
      kind: 'series',
      series: {
        instrument: { symbol: 'XAUUSD' },
        source: { health: [{ code: 'futures-for-spot', params: { symbol: 'GC' } }] },
      },
    });
  });

  it('refuses two files for one series by name, also under an alias', async () => {
    await write('a/XAUUSD_1d.csv', csv(5, { stepMs: 86_400_000 }));
    await write('b/GC_1d.csv', csv(5, { stepMs: 86_400_000 }));
    expect(getDetail(await ask('XAUUSD', '1d'))).toBe(
      `series-refused: several files for XAUUSD 1d: ${join('a', 'XAUUSD_1d.csv')}, ${join('b', 'GC_1d.csv')}`,
    );
    expect(getDetail(await ask('XAUUSD', '1w'))).toMatch(
      /^series-refused: several files for XAUUSD 1d/,
    );
  });

  it('never serves a USD pair as the USDT pair', async () => {
    await write('BTCUSD_1h.csv', csv(5, { price: 900 }));
    expect(getDetail(await ask('BTCUSDT'))).toBe('no-such-series: ');
    await write('BTCUSDT_1h.csv', csv(5, { price: 100 }));
    const result = await ask('BTCUSDT');
    expect(result.kind === 'series' ? result.series.candles.close.at(-1) : undefined).toBe(105);
  });

  it('resamples a missing interval from the coarsest finer file, and never splices', async () => {
    await write('BTCUSDT_5m.csv', csv(600, { stepMs: 300_000, price: 5000 }));
    await write('BTCUSDT_1h.csv', csv(9));
    const result = await ask('BTCUSDT', '4h');
    if (result.kind !== 'series') throw new Error(getDetail(result));
    expect(result.series.source.health).toEqual([{ code: 'resampled', params: { from: '1h' } }]);
    expect(toCandleRows(result.series.candles)).toEqual([
      { openTime: Date.UTC(2024, 2, 1), open: 100, high: 105, low: 99, close: 104, volume: 46 },
      { openTime: Date.UTC(2024, 2, 1, 4), open: 104, high: 109, low: 103, close: 108, volume: 62 },
    ]);
  });

  it('disables only the series of a bad file, and names file, line and column', async () => {
    await write(
      'crypto/BTCUSDT_1h.csv',
      `${header}\n2024-03-01T00:00:00Z,1,2,1,2,1\n2024-03-01T01:00:00Z,1,2,x,2,1\n`,
    );
    await write('crypto/ETHUSDT_1h.csv', csv(5));
    const name = join('crypto', 'BTCUSDT_1h.csv');
    expect(getDetail(await ask('BTCUSDT'))).toBe(
      `series-refused: ${name}, line 3, column 4: "x" is not a number`,
    );
    expect(getDetail(await ask('ETHUSDT'))).toBe('served');
  });

  it('reports line and column of invalid values', async () => {
    await write(
      'AAPL_1h.csv',
      `${header}\n2024-03-01T00:00:00Z,1,2,1,2,1\n2024-03-01T01:00:00Z,5,4,6,5,1\n`,
    );
    expect(getDetail(await ask('AAPL'))).toBe(
      'series-refused: AAPL_1h.csv, line 3, column 3 (high): high 4 is below low 6',
    );
    await write('MSFT_1h.csv', `${header}\n2024-03-01T00:00:00Z,1,2,0,2,1\n`);
    expect(getDetail(await ask('MSFT'))).toBe(
      'series-refused: MSFT_1h.csv, line 2, column 4 (low): 0 is not a possible price',
    );
  });

  it('refuses empty files', async () => {
    await write('AAPL_1h.csv', `${header}\n`);
    expect(getDetail(await ask('AAPL'))).toBe('series-refused: AAPL_1h.csv: holds no candles');
    await write('MSFT_1h.csv', '');
    expect(getDetail(await ask('MSFT'))).toMatch(/^series-refused: MSFT_1h.csv, line 1, column 1/);
  });

  it('reports repairs', async () => {
    await write(
      'BTCUSDT_1h.csv',
      `${header}\n2024-03-01T01:00:00Z,1,2,1,2,1\n2024-03-01T00:00:00Z,1,2,1,2,1\n2024-03-01T00:00:00Z,1,2,1,2,1\n`,
    );
    const result = await ask('BTCUSDT');
    expect(
      result.kind === 'series' ? result.series.source.health.map(({ code }) => code) : [],
    ).toEqual(['sorted', 'duplicates-dropped']);
  });

  it('reloads a changed file as a new version', async () => {
    const source = createFilesSource({ folder });
    await write('BTCUSDT_1h.csv', csv(5));
    const before = await ask('BTCUSDT', '1h', source);
    await write('BTCUSDT_1h.csv', csv(6));
    const after = await ask('BTCUSDT', '1h', source);
    if (before.kind !== 'series' || after.kind !== 'series') throw new Error('served');
    expect([before.series.candles.length, after.series.candles.length]).toEqual([5, 6]);
    expect(after.series.version).not.toBe(before.series.version);
  });

  it('reports a missing folder', async () => {
    const source = createFilesSource({ folder: join(root, 'nowhere') });
    expect(getDetail(await ask('BTCUSDT', '1h', source))).toMatch(/^unreachable/);
    expect(await source.check()).toEqual({
      ok: false,
      detail: `the folder ${join(root, 'nowhere')} does not exist or cannot be read`,
    });
  });

  it.runIf(process.platform !== 'win32')(
    'refuses at once, by name, what is no file, and follows links to files',
    async () => {
      await write('MSFT_1h.csv', csv(5));
      execFileSync(makePipe, [join(folder, 'AMD_1h.csv')]);
      await mkdir(join(folder, 'NVDA_1h.csv'));
      await symlink(join(folder, 'nowhere.csv'), join(folder, 'TSLA_1h.csv'));
      await symlink(join(folder, 'MSFT_1h.csv'), join(folder, 'AAPL_1h.csv'));
      expect(getDetail(await ask('AMD'))).toBe('series-refused: AMD_1h.csv: is a pipe, not a file');
      expect(getDetail(await ask('NVDA'))).toBe(
        'series-refused: NVDA_1h.csv: is a folder, not a file',
      );
      expect(getDetail(await ask('TSLA'))).toBe(
        'series-refused: TSLA_1h.csv: is missing, or a broken link',
      );
      expect(getDetail(await ask('AAPL'))).toBe('served');
      expect(await createFilesSource({ folder }).check()).toEqual({
        ok: true,
        detail: `2 files of candles in ${folder}; AMD_1h.csv is a pipe, not a file; NVDA_1h.csv is a folder, not a file; TSLA_1h.csv is missing, or a broken link`,
      });
    },
  );

  it('refuses a file of more than 512 MB without reading it', async () => {
    await write('MSFT_1h.csv', csv(5));
    await truncate(join(folder, 'MSFT_1h.csv'), 512 * 1024 * 1024 + 1);
    expect(getDetail(await ask('MSFT'))).toBe(
      'series-refused: MSFT_1h.csv: 536870913 bytes are more than 536870912',
    );
  });
});
