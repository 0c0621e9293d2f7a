import { toCandles, type Candle, type Candles } from '@vela/engine';
import { expect, it } from 'vitest';
import type { CandleSeries } from '../candle-source.ts';
import { candleFields } from '../candles/raw-candles.ts';
import { createSeriesHasher } from '../candles/series-hash.ts';
import { instrumentCatalogue } from '../instruments/instrument-catalogue.ts';
import { startFakeExchange, type FakeExchange } from '../testing/fake-exchange.ts';
import { createMemoryCandleStore } from '../testing/memory-candle-store.ts';
import { isFullRun } from '../testing/tier.ts';
import { binance } from '../vendors/binance/binance.ts';
import { createLiveSource } from './live-candle-source.ts';

const cuts = isFullRun ? 10_000 : 20;
/** A hash over the whole history is made anew at one of so many cuts. */
const cutsPerHash = 10;
const minuteMs = 60_000;

const toBytes = ({ buffer, byteOffset, byteLength }: Float64Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

function listCandles(exchange: FakeExchange, from: number): Candle[] {
  return exchange.listClosed(from).map((kline) => {
    const [openTime = 0, open = 0, high = 0, low = 0, close = 0, volume = 0] = kline.map(Number);
    return { openTime, open, high, low, close, volume };
  });
}

function openSource(exchange: FakeExchange) {
  const instrument = instrumentCatalogue.all.find(({ symbol }) => symbol === 'BTCUSDT');
  if (instrument === undefined) throw new Error('BTCUSDT');
  let clock = 0;
  const source = createLiveSource(binance, {
    url: exchange.url,
    store: createMemoryCandleStore(),
    // A minute passes at each reading, so that neither budget nor pause holds anything up.
    clock: () => (clock += minuteMs),
  });
  const ask = () => ({ instrument, interval: '1m', limit: 1, now: exchange.now() }) as const;
  const read = async (): Promise<CandleSeries> => {
    const result = await source.getSeries(ask());
    if (result.kind !== 'series') throw new Error(JSON.stringify(result.refusal));
    return result.series;
  };
  /** By the word of the socket, by reading the end again, or by asking for what is new. */
  const grow = async (cut: number, last: Candle): Promise<CandleSeries> => {
    if (cut % 3 === 1) await source.accept?.(ask(), last);
    if (cut % 3 === 2) await source.refresh?.(ask(), 1 + (cut % 50));
    return read();
  };
  return { read, grow };
}

/** What differs from the beginning of the whole history, byte for byte. */
function listDifferences(candles: Candles, whole: Candles, last: Candle): string[] {
  const differing: string[] = candleFields.filter(
    (field) => !toBytes(candles[field]).equals(toBytes(whole[field].subarray(0, candles.length))),
  );
  return candles.openTime.at(-1) === last.openTime ? differing : [...differing, 'end'];
}

it(`${cuts} cuts: what grew candle by candle is byte for byte what is built at once`, async () => {
  const start = Date.UTC(2026, 5, 1, 12, 0, 30);
  const later = await startFakeExchange(start + 2 * cuts * minuteMs);
  const exchange = await startFakeExchange(start);
  const { read, grow } = openSource(exchange);
  const [anchor = 0] = (await read()).candles.openTime;
  const whole = toCandles('1m', listCandles(later, anchor));
  await later.close();
  const faults: string[] = [];
  for (let cut = 0; cut < cuts; cut++) {
    for (let closes = 0; closes <= cut % 2; closes++) exchange.step();
    const end = Math.floor(exchange.now() / minuteMs - 1) * minuteMs;
    const [last] = listCandles(exchange, end);
    if (last === undefined) throw new Error('no candle has closed');
    const { candles, hash } = await grow(cut, last);
    const isHashed = cut % cutsPerHash === 0;
    const other = isHashed && createSeriesHasher('1m').hashCandles(candles) !== hash;
    const found = [...listDifferences(candles, whole, last), ...(other ? ['hash'] : [])];
    faults.push(...found.map((name) => `cut ${cut}: ${name}`));
  }
  await exchange.close();
  expect(faults).toEqual([]);
}, 900_000);
