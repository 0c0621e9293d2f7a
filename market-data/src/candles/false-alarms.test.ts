import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findScaleBreaks } from '@vela/engine';
import { describe, expect, it } from 'vitest';
import { isFullRun } from '../testing/tier.ts';
import { findCandleFiles } from '../vendors/files/find-candle-files.ts';
import { createSharedCache, defaultCacheBytes } from '../shared-cache.ts';
import { createFileLoader } from '../vendors/files/load-file.ts';
import { describeJumps } from './describe-jumps.ts';
import { describeSpikes } from './describe-spikes.ts';

const folder = join(import.meta.dirname, '../../../../shared/data/ohlcv');

const count = (notes: readonly { params: Record<string, string | number> }[]): number =>
  notes.reduce((sum, { params }) => sum + Number(params['count']), 0);

describe.runIf(existsSync(folder) && isFullRun)('real series without splits', () => {
  it('have at most one candle in 20,000 that is told as odd', { timeout: 60_000 }, async () => {
    const load = createFileLoader(createSharedCache(defaultCacheBytes));
    const files = await findCandleFiles(folder);
    const told: string[] = [];
    let [candleCount, alarmCount, breakCount] = [0, 0, 0];
    for (const file of files) {
      const loaded = await load(file, { mayBeNonPositive: true });
      if (loaded.kind === 'refused') throw new Error(file.name);
      const notes = [...describeJumps(loaded.candles), ...describeSpikes(loaded.candles)];
      candleCount += loaded.candles.length;
      alarmCount += count(notes);
      breakCount += findScaleBreaks(loaded.candles).length;
      if (notes.length > 0) told.push(`${file.name} ${JSON.stringify(notes)}`);
    }
    // oxlint-disable-next-line no-console -- the figures are what the test is run for
    console.info(
      `${candleCount} candles, ${alarmCount} told (one in ${Math.round(candleCount / alarmCount)}), of them ${breakCount} where structures begin anew`,
      told.join('\n'),
    );
    expect(candleCount).toBeGreaterThan(400_000);
    expect(alarmCount * 20_000).toBeLessThanOrEqual(candleCount);
  });
});
