import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { CorporateAction } from './corporate-action.ts';
import { parseEventsCsv } from './parse-events-csv.ts';
import { findRawClose } from './raw-closes.ts';

const folder = join(import.meta.dirname, '../../../../shared/data/ohlcv');

const readText = (name: string): string => readFileSync(join(folder, name), 'utf8');

function readCloses(name: string) {
  const rows = readText(name).trim().split('\n').slice(1);
  const cells = rows.map((row) => row.split(','));
  return {
    openTime: Float64Array.from(cells, ([time = '']) => Date.parse(time)),
    close: Float64Array.from(cells, (row) => Number(row[4])),
  };
}

it.runIf(existsSync(folder))('closes of Apple as adjusted become those that were traded', () => {
  const events = parseEventsCsv(readText('events/AAPL_events.csv'));
  if (events.kind === 'refused') throw new Error(`line ${events.line}`);
  const actions = events.actions.map((action): CorporateAction => ({
    ...action,
    symbol: 'AAPL',
    source: 'file',
    observedAt: 0,
  }));
  const told = ['1987-05-11', '2012-08-09', '2014-05-08'].map(
    (day) => actions.find(({ exDate }) => exDate === day)?.value ?? 0,
  );
  // What Apple declared: 0.12 in 1987, 2.65 in 2012, 3.29 in 2014.
  for (const [index, cash] of [0.12, 2.65, 3.29].entries())
    expect(Math.abs((told[index] ?? 0) / cash - 1)).toBeLessThan(0.001);
  const adjusted = readCloses('daily/AAPL_1d.csv');
  const traded = readCloses('alt/AAPL_1d.lean_raw.csv');
  const known = { actions, adjustment: 'splits-and-dividends' } as const;
  const days = ['2000-06-20', '2005-02-25', '2012-08-08', '2014-06-06', '2019-06-28'];
  for (const text of days) {
    const time = Date.parse(text);
    const raw = findRawClose(adjusted, adjusted.openTime.indexOf(time), known) ?? 0;
    const other = traded.close[traded.openTime.indexOf(time)] ?? Number.NaN;
    expect([text, Math.abs(raw / other - 1) < 0.004]).toEqual([text, true]);
  }
});
