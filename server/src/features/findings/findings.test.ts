import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {
  chatPaths,
  hashFindings,
  selectFindingsKnownAt,
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

/** A random walk with a fixed seed: gaps, blocks and breaks form and are invalidated. */
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

async function getHistory(limit: number, before?: number): Promise<FindingHistory> {
  const query = new URLSearchParams({ symbol: 'BTCUSDT', interval: '1h', limit: String(limit) });
  if (before !== undefined) query.set('before', String(before));
  const response = await ayse.call('GET', `${chatPaths.findings}?${query.toString()}`);
  expect(response.statusCode).toBe(200);
  return response.json<FindingHistory>();
}

const shown = 300;
const timeAt = (index: number): number => start + index * hour;

describe('the structures of a window', () => {
  it('equal those of an analysis up to a candle when cut at that candle', async () => {
    const whole = await getHistory(shown);
    expect([whole.from, whole.to]).toEqual([timeAt(count - shown), timeAt(count - 1)]);
    const states = new Set<string>();
    // The end-to-end replay test compares every candle.
    for (let candle = count - 200; candle < count; candle += 7) {
      const then = await getHistory(candle - (count - shown) + 1, timeAt(candle) + 1);
      const replayed = selectFindingsKnownAt(whole.findings, timeAt(candle));
      expect([then.from, then.to, replayed]).toEqual([whole.from, timeAt(candle), then.findings]);
      expect(hashFindings(replayed)).toBe(hashFindings(then.findings));
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

  it('include structures that were active when it began', async () => {
    const { findings, from } = await getHistory(60);
    const standing = findings.filter(({ confirmedAt }) => confirmedAt < from);
    expect(standing.length).toBeGreaterThan(0);
    expect(standing.map(({ kind }) => kind)).not.toContain('break-of-structure');
  });

  it('require a sign-in', async () => {
    expect(
      (await test.app.inject(`${chatPaths.findings}?symbol=BTCUSDT&interval=1h`)).statusCode,
    ).toBe(401);
  });

  it('are rejected with a reason for a time before the first candle', async () => {
    const response = await ayse.call(
      'GET',
      `${chatPaths.findings}?symbol=BTCUSDT&interval=1h&before=${start}`,
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

  it('covers ids and states, in any order', () => {
    const other = { ...gap, id: 'other' };
    expect(hashFindings([gap, other])).toBe(hashFindings([other, gap]));
    expect(hashFindings([gap])).not.toBe(hashFindings([{ ...gap, transitions: [] }]));
    expect(hashFindings([gap])).not.toBe(hashFindings([other]));
  });
});
