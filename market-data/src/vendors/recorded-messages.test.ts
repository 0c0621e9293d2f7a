import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  MessageFault,
  type StreamMessage,
  type StreamProtocol,
} from '../streams/stream-protocol.ts';
import { binanceStream } from './binance/binance-stream.ts';
import { bybitStream } from './bybit/bybit-stream.ts';
import { krakenStream } from './kraken/kraken-stream.ts';
import { okxStream } from './okx/okx-stream.ts';

const fixtures = join(import.meta.dirname, '../../../../shared/data/fixtures');

type Recorded = {
  readonly name: string;
  readonly protocol: StreamProtocol;
  readonly file: string;
  /** Read off the message by eye. */
  readonly message: StreamMessage;
  /** Fields whose falsification must be refused by name. */
  readonly fields: readonly string[];
};

const toCandle = ([
  openTime = 0,
  open = 0,
  high = 0,
  low = 0,
  close = 0,
  volume = 0,
]: number[]) => ({
  openTime,
  open,
  high,
  low,
  close,
  volume,
});

const recorded: readonly Recorded[] = [
  {
    name: 'binance, closed',
    protocol: binanceStream,
    file: 'binance/ws_kline_closed.json',
    message: {
      kind: 'candle',
      channel: { symbol: 'BTCUSDT', interval: '1m' },
      candle: toCandle([1_638_747_660_000, 0.001, 0.0025, 0.001, 0.002, 1000]),
      isClosed: true,
    },
    fields: ['s', 't', 'i', 'o', 'c', 'h', 'l', 'v', 'x'],
  },
  {
    name: 'bybit, forming',
    protocol: bybitStream,
    file: 'bybit/ws_kline.json',
    message: {
      kind: 'candle',
      channel: { symbol: 'BTCUSDT', interval: '5' },
      candle: toCandle([1_672_324_800_000, 16_649.5, 16_677, 16_608, 16_677, 2.081]),
      isClosed: false,
    },
    fields: ['topic', 'start', 'open', 'close', 'high', 'low', 'volume', 'confirm'],
  },
  {
    name: 'okx, closed',
    protocol: okxStream,
    file: 'okx/ws_candle.json',
    message: {
      kind: 'candle',
      channel: { symbol: 'BTC-USDT', interval: '1D' },
      candle: toCandle([1_597_026_383_085, 8533.02, 8553.74, 8527.17, 8548.26, 45_247]),
      isClosed: true,
    },
    fields: ['channel', 'instId', '0', '1', '2', '3', '4', '5', '8'],
  },
  {
    name: 'kraken, without a word on the close',
    protocol: krakenStream,
    file: 'kraken/ws_ohlc_update.json',
    message: {
      kind: 'candle',
      channel: { symbol: 'XBTUSD', interval: '1' },
      candle: toCandle([
        Date.UTC(2023, 9, 4, 16, 25),
        106_038.2,
        106_044.3,
        106_038.1,
        106_040.1,
        30_927.680_662_26,
      ]),
      isClosed: undefined,
    },
    fields: ['symbol', 'interval', 'interval_begin', 'open', 'high', 'low', 'close', 'volume'],
  },
];

/** Replaces the value of a field wherever the message holds it. */
function falsify(value: unknown, field: string, by: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => {
    const isField = key === field && (!Array.isArray(value) || value.length > 5);
    return [key, isField ? by : falsify(inner, field, by)];
  });
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

const candleNames = ['openTime', 'open', 'high', 'low', 'close', 'volume', 'confirm'];

describe.each(recorded)('a recorded message of $name', ({ protocol, file, message, fields }) => {
  const path = join(fixtures, file);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : undefined;

  it.runIf(text !== undefined)('becomes a candle', () => {
    expect(protocol.parse(text ?? '')).toEqual([message]);
  });

  it.runIf(text !== undefined)('is refused by the name of each falsified field', () => {
    const faults = fields.flatMap((field) =>
      [null, {}, ''].map((by) => {
        const wrong = JSON.stringify(falsify(JSON.parse(text ?? ''), field, by));
        const fault = catchFault(() => protocol.parse(wrong));
        const isNamed = [field, ...candleNames].some((name) => fault?.message.includes(name));
        return isNamed ? 'named' : `${field} ${JSON.stringify(by)}: ${fault?.message ?? 'taken'}`;
      }),
    );
    expect(new Set(faults)).toEqual(new Set(['named']));
  });
});

function catchFault(work: () => unknown): MessageFault | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (error instanceof MessageFault) return error;
    throw error;
  }
}

it('reads acknowledgements, signs of life, ends and refusals of each vendor', () => {
  expect(binanceStream.parse('{"result":null,"id":1}')).toEqual([
    { kind: 'acknowledged', count: 1 },
  ]);
  expect(binanceStream.parse('{"stream":"","data":{"e":"serverShutdown"}}')).toEqual([
    { kind: 'ending' },
  ]);
  expect(bybitStream.parse('{"success":true,"ret_msg":"pong","op":"ping"}')).toEqual([
    { kind: 'alive' },
  ]);
  expect(
    bybitStream.parse('{"success":false,"ret_msg":"Invalid symbol","op":"subscribe"}'),
  ).toEqual([{ kind: 'refused', detail: 'Invalid symbol' }]);
  expect(okxStream.parse('pong')).toEqual([{ kind: 'alive' }]);
  expect(okxStream.parse('{"event":"notice","code":"64008","msg":"soon"}')).toEqual([
    { kind: 'ending' },
  ]);
  expect(krakenStream.parse('{"channel":"heartbeat"}')).toEqual([{ kind: 'alive' }]);
  expect(() => krakenStream.parse('<html>')).toThrow('message: no JSON');
});
