import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {
  apiPaths,
  findingsFingerprint,
  findingsKnownAt,
  type FindingHistory,
  type WireFinding,
} from '@vela/contracts';
import { createMarketData, type CandleStore } from '@vela/market-data';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp, wideLimits } from '../../testing/account-steps.ts';
import { visit, type Visitor } from '../../testing/conversation-steps.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

const hour = 3_600_000;
const start = Date.UTC(2024, 0, 1);
const count = 700;
const store: CandleStore = {
  read: async () => undefined,
  append: async () => {},
  replace: async () => {},
};

/** A walk whose steps come from a small generator with a fixed seed: gaps, blocks and breaks form and are taken back again. */
function rows(): string {
  let seed = 7;
  const chance = (): number => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    return seed / 0x7fffffff - 0.5;
  };
  let close = 100;
  return Array.from({ length: count }, (_, index) => {
    const open = close;
    close = open + 3 * chance() + (Math.abs(chance()) > 0.45 ? 6 * chance() : 0);
    const [high, low] = [
      Math.max(open, close) + Math.abs(chance()),
      Math.min(open, close) - Math.abs(chance()),
    ];
    return [
      new Date(start + index * hour).toISOString(),
      open,
      high,
      low,
      close,
      1000 + index,
    ].join(',');
  }).join('\n');
}

let filesDir: string;
let test: TestApp;
let ayse: Visitor;

beforeAll(async () => {
  filesDir = await mkdtemp(path.join(os.tmpdir(), 'vela-files-'));
  await writeFile(
    path.join(filesDir, 'BTCUSDT_1h.csv'),
    `time,open,high,low,close,volume\n${rows()}\n`,
  );
  const marketData = createMarketData({
    mode: 'files',
    filesDir,
    binanceUrl: 'http://127.0.0.1:9',
    allowSimulated: false,
    store,
  });
  test = await createTestApp({ deps: { marketData, authLimits: wideLimits } });
  ayse = visit(test, '', await signUp(test, 'ayse@example.com'));
});

afterAll(async () => {
  await test.close();
  await rm(filesDir, { recursive: true });
});

async function historyOf(limit: number, before?: number): Promise<FindingHistory> {
  const query = new URLSearchParams({ symbol: 'BTCUSDT', interval: '1h', limit: String(limit) });
  if (before !== undefined) query.set('before', String(before));
  const response = await ayse.call('GET', `${apiPaths.findings}?${query.toString()}`);
  expect(response.statusCode).toBe(200);
  return response.json<FindingHistory>();
}

const shown = 300;
const timeAt = (index: number): number => start + index * hour;

describe('the structures of a window', () => {
  it('cut at any candle are those that an analysis of the candles up to it gives', async () => {
    const whole = await historyOf(shown);
    expect([whole.from, whole.to]).toEqual([timeAt(count - shown), timeAt(count - 1)]);
    const states = new Set<string>();
    // Every candle of them is compared in the journey of the replay.
    for (let candle = count - 200; candle < count; candle += 7) {
      const then = await historyOf(candle - (count - shown) + 1, timeAt(candle) + 1);
      const replayed = findingsKnownAt(whole.findings, timeAt(candle));
      expect([then.from, then.to, replayed]).toEqual([whole.from, timeAt(candle), then.findings]);
      expect(findingsFingerprint(replayed)).toBe(findingsFingerprint(then.findings));
      for (const { kind, timeframe, transitions } of replayed)
        states.add(`${timeframe} ${kind} ${transitions.at(-1)?.state ?? ''}`);
    }
    expect([...states]).toEqual(
      expect.arrayContaining([
        '1h fair-value-gap inverted',
        '1h order-block broken',
        '1h swing-high ',
        '4h fair-value-gap touched',
      ]),
    );
    expect(whole.findings.length).toBeGreaterThan(100);
  });

  it('hold what stood when it began', async () => {
    const { findings, from } = await historyOf(60);
    const standing = findings.filter(({ confirmedAt }) => confirmedAt < from);
    expect(standing.length).toBeGreaterThan(0);
    expect(standing.map(({ kind }) => kind)).not.toContain('break-of-structure');
  });

  it('are for people who signed in', async () => {
    expect(
      (await test.app.inject(`${apiPaths.findings}?symbol=BTCUSDT&interval=1h`)).statusCode,
    ).toBe(401);
  });

  it('of a time before the first candle are refused with a reason', async () => {
    const response = await ayse.call(
      'GET',
      `${apiPaths.findings}?symbol=BTCUSDT&interval=1h&before=${start}`,
    );
    expect([response.statusCode, response.json().detail.error_code]).toEqual([
      422,
      'NOT_ENOUGH_CANDLES',
    ]);
  });
});

describe('the fingerprint of structures', () => {
  const gap: WireFinding = {
    id: 'gap',
    kind: 'fair-value-gap',
    direction: 'bullish',
    timeframe: '1h',
    formedAt: 1,
    confirmedAt: 2,
    top: 2,
    bottom: 1,
    refs: [],
    transitions: [{ state: 'touched', at: 3, price: 2 }],
    measures: {},
  };

  it('is that of a set with its states', () => {
    const other = { ...gap, id: 'other' };
    expect(findingsFingerprint([gap, other])).toBe(findingsFingerprint([other, gap]));
    expect(findingsFingerprint([gap])).not.toBe(findingsFingerprint([{ ...gap, transitions: [] }]));
    expect(findingsFingerprint([gap])).not.toBe(findingsFingerprint([other]));
  });
});
