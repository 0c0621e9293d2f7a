import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatFaultReason } from '@vela/contracts';
import { describe, expect, it } from 'vitest';
import { toRaw, type RawRow } from '../testing/raw-rows.ts';
import { buildCandles } from './build-candles.ts';
import { describeHealth } from './describe-health.ts';

const folder = join(import.meta.dirname, '../../../../shared/data/defects');

function readRows(name: string): RawRow[] {
  const lines = readFileSync(join(folder, name), 'utf8').trimEnd().split('\n').slice(1);
  return lines.map((line): RawRow => {
    const [date = '', open, high, low, close, , volume] = line.split(',');
    return [
      `${date.slice(0, 10)}T00:00Z`,
      Number(open),
      Number(high),
      Number(low),
      Number(close),
      Number(volume),
    ];
  });
}

function judge(name: string): string {
  const built = buildCandles(toRaw(readRows(name)), { interval: '1d', mayBeNonPositive: false });
  if (built.kind === 'refused')
    return `${built.fault.field} ${formatFaultReason(built.fault, 'en')}`;
  return [...built.repairs, ...describeHealth(built.candles, 'london')]
    .map(({ code }) => code)
    .join(' ');
}

describe.runIf(existsSync(folder))('series with known defects', () => {
  it('reports prices off by a factor of 100 and wrong splits, and not the corrected files', () => {
    expect(judge('AET-L-1d-100x-error.csv')).toBe('sorted price-jumps zero-volume');
    expect(judge('AET-L-1d-100x-error-fixed.csv')).toBe('sorted zero-volume');
    expect(judge('ALPHA-PA-1d-bad-stock-split.csv')).toBe('spikes-quarantined');
    expect(judge('ALPHA-PA-1d-bad-stock-split-fixed.csv')).toBe('');
  });

  it('refuses an open outside high and low', () => {
    expect(judge('SSW-JO-1d-100x-error.csv')).toBe(
      'open open 4037 is outside low 3917 and high 4032',
    );
  });
});
