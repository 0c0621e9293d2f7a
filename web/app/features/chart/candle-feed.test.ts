import { describe, expect, it } from 'vitest';
import { CandleFeed } from './candle-feed.ts';
import { type CandlePoint, toTimestamp } from './candle-points.ts';

const points: CandlePoint[] = Array.from({ length: 10_000 }, (_, index) => ({
  time: toTimestamp(index * 1000),
  open: index,
  high: index,
  low: index,
  close: index,
  volume: index,
}));

/** Test double of the library's series that records the candles it holds. */
function createFeed() {
  const given: CandlePoint[] = [];
  let updates = 0;
  const feed = new CandleFeed({
    setData: (all) => given.splice(0, given.length, ...all),
    update: (one) => {
      given.push(one);
      updates += 1;
    },
  });
  feed.setPoints(points);
  return { feed, given, updates: () => updates };
}

/** The library always holds the candles from `before` to `count`, without a gap. */
function expectWhole({ feed, given }: ReturnType<typeof createFeed>): void {
  expect([given.length, given[0]?.close, given.at(-1)?.close]).toEqual([
    feed.count - feed.before,
    feed.before,
    feed.count - 1,
  ]);
}

describe('CandleFeed', () => {
  it('gives the latest candles first, earlier ones when the view nears them', () => {
    const made = createFeed();
    expectWhole(made);
    expect(made.given.length).toBeLessThan(points.length);
    expect(made.feed.loadEarlier(1_000)).toBe(false);
    for (let step = 0; step < 9 && made.feed.before > 0; step += 1) {
      expect(made.feed.loadEarlier(10)).toBe(true);
      expectWhole(made);
    }
    expect([made.feed.before, made.feed.loadEarlier(0)]).toEqual([0, false]);
  });

  it('can be extended to any candle at once', () => {
    const made = createFeed();
    expect(made.feed.loadEarlier(5 - made.feed.before)).toBe(true);
    expectWhole(made);
    expect(made.feed.before).toBe(0);
  });

  it('appends one candle with update, and sets all data for a jump', () => {
    const made = createFeed();
    made.feed.showFirst(4_000);
    expectWhole(made);
    made.feed.showFirst(4_001);
    expectWhole(made);
    expect(made.updates()).toBe(1);
    made.feed.showFirst(4_000);
    expectWhole(made);
    made.feed.showFirst(1);
    expectWhole(made);
    expect([made.feed.at(0)?.close, made.feed.at(1), made.feed.last?.close]).toEqual([
      0,
      undefined,
      0,
    ]);
  });
});
