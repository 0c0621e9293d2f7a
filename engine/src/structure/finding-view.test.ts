import { expect, it } from 'vitest';
import { createTechnicalScanner } from '../analyze-technical.ts';
import type { Candles } from '../candles/candles.ts';
import { sliceCandles } from '../candles/to-candles.ts';
import { createRandomCandles } from '../testing/random-candles.ts';
import type { Finding } from './finding.ts';
import { FindingIds, getLatestState, getMeasure } from './finding-view.ts';

const candles = createRandomCandles({ seed: 5, length: 1500 });

/** Findings as of candle 900, and as of the last. */
function findTwice(series: Candles): readonly Finding[] {
  const scanner = createTechnicalScanner(series.interval);
  scanner.append(sliceCandles(series, 0, 900));
  const early = scanner.analysis().findings;
  scanner.append(series, 900);
  return [...early, ...scanner.analysis().findings];
}

it('reads state and measures of a finding as its lists have them, also of an earlier snapshot', () => {
  const findings = findTwice(candles);
  const read = findings.map((one) => [getLatestState(one), getMeasure(one, 'widthInAtr')]);
  expect(read).toEqual(
    findings.map(({ transitions, measures }) => [
      transitions.at(-1)?.state,
      measures['widthInAtr'],
    ]),
  );
  expect(new Set(read.map(([state]) => state)).size).toBeGreaterThan(8);
});

it.each([1, 0.37])('finds findings by their ids, at times in steps of %f seconds', (step) => {
  const openTime = candles.openTime.map((_, t) => (t + 1) * step * 1000);
  const findings = findTwice({ ...candles, openTime });
  const wanted = findings.filter((_, index) => index % 50 === 0).map(({ id }) => id);
  const ids = new FindingIds(wanted);
  expect(findings.map((one) => ids.has(one))).toEqual(
    findings.map(({ id }) => wanted.includes(id)),
  );
});
