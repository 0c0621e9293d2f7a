import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { instrumentCatalogue } from '../../instruments/instrument-catalogue.ts';
import { createFilesSource } from './files-candle-source.ts';

const folder = await mkdtemp(join(tmpdir(), 'vela-rewritten-'));
afterAll(async () => await rm(folder, { recursive: true }));

const header = 'time,open,high,low,close,volume';
const hour = 3_600_000;
const start = Date.UTC(2024, 2, 1);

function csv(count: number, price = 100): string {
  const lines = Array.from({ length: count }, (_, index) => {
    const time = new Date(start + index * hour).toISOString();
    return `${time},${price},${price + 2},${price - 1},${price + 1},1234567`;
  });
  return `${header}\n${lines.join('\n')}\n`;
}

/** What is served, as length, last close, notes and refusals, from one file that changes. */
function createReader(name: string) {
  let elapsed = 0;
  const file = join(folder, `${name}_1h.csv`);
  const source = createFilesSource({ folder, clock: () => elapsed });
  const instrument = instrumentCatalogue.all.find(({ symbol }) => symbol === name);
  if (instrument === undefined) throw new Error(name);
  const read = async (): Promise<string> => {
    const now = start + 200 * hour;
    const result = await source.getSeries({ instrument, interval: '1h', limit: 500, now });
    if (result.kind === 'unavailable') return result.refusal.reason;
    const { candles, source: origin } = result.series;
    const notes = origin.health.map(({ code }) => code).filter((code) => code === 'file-changing');
    return [candles.length, candles.close.at(-1), ...notes].join(' ');
  };
  return {
    file,
    read,
    write: async (text: string) => {
      await writeFile(file, text);
      return read();
    },
    wait: (ms: number) => (elapsed += ms),
  };
}

it('a file that is written anew piece by piece is served from before until it is whole', async () => {
  const { write, wait, read } = createReader('BTCUSDT');
  expect(await write(csv(40))).toBe('40 101');
  const next = csv(60, 200);
  const served = new Set<string>();
  for (let length = 0; length < next.length - 1; length += 137) {
    served.add(await write(next.slice(0, length)));
    wait(100);
  }
  expect([...served]).toEqual(['40 101 file-changing']);
  expect(await write(next)).toBe('60 201');
  expect(await read()).toBe('60 201');
});

it('a half-written volume is not believed, and candles that are added count at once', async () => {
  const { write } = createReader('ETHUSDT');
  const whole = csv(41);
  expect(await write(csv(40))).toBe('40 101');
  expect(await write(whole.slice(0, -4))).toBe('40 101 file-changing');
  expect(await write(whole)).toBe('41 101');
});

it('a shorter file counts once it rests, and a faulty one is refused after a minute', async () => {
  const { write, wait, read } = createReader('SOLUSDT');
  expect(await write(csv(40))).toBe('40 101');
  expect(await write(csv(10, 300))).toBe('40 101 file-changing');
  wait(2_000);
  expect(await read()).toBe('10 301');
  expect(await write('not candles at all\n')).toBe('10 301 file-changing');
  wait(59_000);
  expect(await read()).toBe('10 301 file-changing');
  wait(1_000);
  expect(await read()).toBe('series-refused');
});

it('a file that is replaced in one step counts at once', async () => {
  const { write, read, file } = createReader('BNBUSDT');
  expect(await write(csv(40))).toBe('40 101');
  await writeFile(`${file}.tmp`, csv(40, 500));
  await rename(`${file}.tmp`, file);
  expect(await read()).toBe('40 501');
});
