import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isInterval } from '@vela/contracts';
import { describe, expect, it } from 'vitest';
import { createSharedCache, defaultCacheBytes } from '../shared-cache.ts';
import { isFullRun } from '../testing/tier.ts';
import { createFileLoader } from '../vendors/files/load-file.ts';
import { describeHealth } from './describe-health.ts';

const folder = join(import.meta.dirname, '../../../../shared/data/ohlcv');
const faults = new Set([
  'probable-splits',
  'price-jumps',
  'price-spikes',
  'spikes-quarantined',
  'dividends-missing',
]);

type Judged = { readonly candles: number; readonly alarms: number };

/** Candles of a file, and how many of them bear a note on a fault of price. */
async function countAlarms(path: string, name: string): Promise<Judged> {
  const [, symbol = '', interval = ''] = /^(\w+)_(\w+)\.csv$/.exec(name) ?? [];
  if (!isInterval(interval)) throw new RangeError(`${name} names no interval`);
  const file = { path, name, symbol, interval };
  const load = createFileLoader(createSharedCache(defaultCacheBytes));
  // Crude oil closed below zero on 2020-04-20.
  const loaded = await load(file, { mayBeNonPositive: symbol === 'CL' });
  if (loaded.kind === 'refused') throw new RangeError(`${name} is refused: ${loaded.fault.code}`);
  const notes = [...loaded.repairs, ...describeHealth(loaded.candles, 'always')];
  const counts = notes
    .filter(({ code }) => faults.has(code))
    .map(({ params }) => ('count' in params ? Number(params.count) : 1));
  return {
    candles: loaded.candles.length,
    alarms: counts.reduce((sum, count) => sum + count, 0),
  };
}

// About 3 s of processor time.
describe.runIf(existsSync(folder) && isFullRun)('clean series', () => {
  it(
    'bear at most one note on a fault of price in 20,000 candles',
    { timeout: 60_000 },
    async () => {
      const sum = { candles: 0, alarms: 0 };
      for (const part of ['daily', 'intraday'])
        for (const name of readdirSync(join(folder, part))) {
          const { candles, alarms } = await countAlarms(join(folder, part, name), name);
          sum.candles += candles;
          sum.alarms += alarms;
        }
      expect(sum.candles).toBeGreaterThan(400_000);
      // Counted as if none of them were real: also the fall of NVDA on 2008-07-03, and spikes of the VIX.
      expect(sum.alarms).toBeLessThanOrEqual(sum.candles / 20_000);
      process.stdout.write(`${sum.alarms} notes on ${sum.candles} clean candles\n`);
    },
  );
});
