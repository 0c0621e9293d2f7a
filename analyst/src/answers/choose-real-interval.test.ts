import type { Interval } from '@vela/contracts';
import { createMarketData, type MarketData } from '@vela/market-data';
import { expect, it } from 'vitest';
import { createSeriesAnalyses } from '../series/series-analyses.ts';
import { chooseRealInterval } from './choose-real-interval.ts';

const simulated = createMarketData({
  mode: 'simulated',
  allowSimulated: true,
  store: {
    read: async () => undefined,
    append: async () => undefined,
    replace: async () => undefined,
  },
});
const match = simulated.catalogue.resolve('AAPL');
if (match.kind !== 'found') throw new Error('no instrument');
const { instrument } = match;

/** Market data of these intervals alone, each so many days old. */
function createFiles(ages: Readonly<Partial<Record<Interval, number>>>): MarketData {
  return {
    ...simulated,
    async getSeries({ instrument: asked, interval, now }) {
      const ageDays = ages[interval];
      if (ageDays === undefined) return { kind: 'unavailable', refusals: [] };
      const result = await simulated.getSeries({ instrument: asked, interval, limit: 50, now });
      if (result.kind !== 'series') return result;
      const health = ageDays === 0 ? [] : [{ code: 'stale' as const, params: { ageDays } }];
      const source = { ...result.series.source, kind: 'file' as const, health };
      return { ...result, series: { ...result.series, source } };
    },
  };
}

const free = { mustBeNew: true, isLongest: false };
const open = { mustBeNew: false, isLongest: false };
const ofHours = { mustBeNew: true, isLongest: true };

it.each([
  ['the asked one where it is new', { '1h': 0, '1d': 0 }, free, '1h'],
  ['a newer one in place of one that has ended', { '1h': 700, '1d': 0 }, free, '1d'],
  ['one that has ended where none is newer', { '1h': 700, '1d': 700 }, free, '1h'],
  ['one that is only late', { '1h': 3, '1d': 0 }, free, '1h'],
  ['the chart that is open, though it has ended', { '1h': 700, '1d': 0 }, open, '1h'],
  ['the nearest where the asked one is none', { '1d': 0, '1w': 0 }, free, '1d'],
  ['no longer one for hours of the day', { '1h': 700, '1d': 0 }, ofHours, '1h'],
  ['a shorter one for hours of the day', { '1h': 700, '15m': 0, '1d': 0 }, ofHours, '15m'],
  ['a longer one for hours of the day where there is no other', { '1d': 0 }, ofHours, '1d'],
] as const)('%s', async (...[, ages, choice, expected]) => {
  const request = { instrument, interval: '1h', limit: 50, now: Date.UTC(2026, 3, 29) } as const;
  const deps = {
    marketData: createFiles(ages),
    seriesAnalyses: createSeriesAnalyses(),
    newId: () => 'one',
  };
  expect(await chooseRealInterval(request, deps, choice)).toBe(expected);
});
