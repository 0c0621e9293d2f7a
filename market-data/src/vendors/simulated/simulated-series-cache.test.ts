import { expect, it } from 'vitest';
import { instrumentCatalogue } from '../../instruments/instrument-catalogue.ts';
import { createSharedCache } from '../../shared-cache.ts';
import { createSeriesCache } from './simulated-series-cache.ts';

const now = Date.UTC(2026, 2, 11, 16, 20);
const anchor = now - 2_000 * 3_600_000;
const kilobyte = 1024;

const createCache = () =>
  createSeriesCache({
    // A series of 2,000 candles takes about 100 kB.
    caches: createSharedCache(400 * kilobyte),
    guestCaches: createSharedCache(200 * kilobyte),
  });

const createRequest = (place: number, forGuest: boolean) => {
  const instrument = instrumentCatalogue.all[place];
  if (instrument === undefined) throw new RangeError(`no instrument ${place}`);
  return { instrument, interval: '1h', limit: 500, now, forGuest } as const;
};

it('keeps the series of persons, however many guests ask for', async () => {
  const createSeries = createCache();
  const mine = await createSeries(createRequest(0, false), 'always', anchor);
  for (let place = 1; place < 20; place += 1)
    await createSeries(createRequest(place, true), 'always', anchor);
  expect(await createSeries(createRequest(0, false), 'always', anchor)).toBe(mine);
  // What a guest asked for first was evicted meanwhile.
  const again = await createSeries(createRequest(1, false), 'always', anchor);
  expect(await createSeries(createRequest(1, true), 'always', anchor)).toBe(again);
});

it('creates a series for a person before those that guests wait for', async () => {
  const createSeries = createCache();
  const order: string[] = [];
  const guests = Array.from({ length: 6 }, async (_, place) => {
    await createSeries(createRequest(place, true), 'always', anchor);
    order.push('guest');
  });
  const person = createSeries(createRequest(3, false), 'always', anchor).then(() =>
    order.push('person'),
  );
  await Promise.all([...guests, person]);
  expect(order.indexOf('person')).toBeLessThanOrEqual(1);
});
