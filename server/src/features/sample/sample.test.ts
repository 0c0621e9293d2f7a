import {
  formatFactValue,
  languages,
  type SampleAnalysis,
  type Sentence,
  type SourceKind,
  type SourceRefusal,
} from '@vela/contracts';
import { createMarketData, type MarketData } from '@vela/market-data';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAnalyst } from '../../create-analyst.ts';
import { sampleAnalyses } from '../../db/schema/sample.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database.ts';
import { createSample, calculateRetryDelayMs, type Sample } from './create-sample.ts';
import { refreshSample, type RefreshDeps } from './refresh-sample.ts';

const hourMs = 3_600_000;
const toText = (sentences: readonly Sentence[]): string =>
  sentences.map(({ text }) => text).join(' ');
const started = Date.UTC(2026, 10, 21, 12);

/** Simulated candles with the given source kind; no candles while `kind` is undefined. */
function scriptedMarket(state: {
  kind: SourceKind | undefined;
  refusals?: SourceRefusal[];
}): MarketData {
  const store = {
    read: async () => undefined,
    append: async () => undefined,
    replace: async () => undefined,
  };
  const simulation = createMarketData({
    mode: 'simulated',
    allowSimulated: true,
    store,
  });
  return {
    ...simulation,
    getSeries: async (request) => {
      const { kind, refusals = [] } = state;
      if (kind === undefined) return { kind: 'unavailable', refusals };
      const answer = await simulation.getSeries(request);
      if (answer.kind !== 'series') return answer;
      const { series } = answer;
      return {
        kind: 'series',
        series: { ...series, source: { ...series.source, kind, refusals } },
      };
    },
  };
}

const unreachable: SourceRefusal = { source: 'live', vendor: 'binance', reason: 'unreachable' };

let database: TestDatabase;
let clock: number;
let market: { kind: SourceKind | undefined; refusals?: SourceRefusal[] };
let deps: RefreshDeps;
let samples: Sample[];

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

beforeEach(() => {
  clock = started;
  market = { kind: 'simulated' };
  samples = [];
  const marketData = scriptedMarket(market);
  deps = { db: database.db, marketData, analyst: createAnalyst(marketData), now: () => clock };
});

afterEach(async () => {
  await Promise.all(samples.map((sample) => sample.stop()));
  await database.db.delete(sampleAnalyses);
});

type Log = { warnings: string[]; changes: number };

function startedSample(log: Log): Sample {
  const warn = (_details: object, message?: string): void => void log.warnings.push(message ?? '');
  const sample = createSample({
    ...deps,
    firstWaitMs: 15_000,
    log: { info: () => undefined, warn },
    onChange: () => {
      log.changes += 1;
    },
  });
  samples.push(sample);
  sample.start();
  return sample;
}

async function eventually<Value>(read: () => Promise<Value | undefined>): Promise<Value> {
  const deadline = Date.now() + 15_000;
  for (;;) {
    const value = await read();
    if (value !== undefined) return value;
    if (Date.now() > deadline) throw new Error('it did not come');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function both(sample: Sample): Promise<{ en: SampleAnalysis; tr: SampleAnalysis }> {
  return {
    en: await eventually(() => sample.read('en')),
    tr: await eventually(() => sample.read('tr')),
  };
}

/** The words of a sentence between its linked numbers. */
function withoutSpans({ text, spans }: Sentence): string {
  let end = 0;
  const between = spans.map((span) => {
    const words = text.slice(end, span.start);
    end = span.end;
    return words;
  });
  return [...between, text.slice(end)].join(' ');
}

describe('the first start', () => {
  it('makes one analysis for both languages, marked as simulated, and notifies pages', async () => {
    const log = { warnings: [], changes: 0 };
    const sample = startedSample(log);
    // The first visitors wait for it, a few seconds at most.
    const [first, { en, tr }] = await Promise.all([sample.read('en'), both(sample)]);
    expect(first).toEqual(en);
    const { sentences: english, ...shared } = en;
    const { sentences: turkish, ...sharedInTurkish } = tr;
    expect(sharedInTurkish).toEqual(shared);
    expect(english.length).toBe(turkish.length);
    expect(toText(english)).toContain('21 November 2026');
    expect(toText(turkish)).toContain('21 Kasım 2026');
    expect(en).toMatchObject({
      source: { kind: 'simulated', vendor: 'simulation' },
      interval: '4h',
      madeAt: started,
    });
    expect(en.instrument.symbol).toBe('BTCUSDT');
    expect(en.candles.openTime).toHaveLength(150);
    // The last candle closed at the moment of the start, noon.
    expect(en.candles.openTime.at(-1)).toBe(started - 4 * hourMs);
    expect(log).toEqual({ warnings: [], changes: 1 });
  });

  it.each(['en', 'tr'] as const)(
    'links every number of a sentence in %s to the fact it states',
    async (language) => {
      const { facts, sentences } = (await both(startedSample({ warnings: [], changes: 0 })))[
        language
      ];
      const spans = sentences.flatMap((sentence) =>
        sentence.spans.map((span) => ({
          ...span,
          words: sentence.text.slice(span.start, span.end),
        })),
      );
      expect(spans.filter(({ factId }) => !facts.some(({ id }) => id === factId))).toEqual([]);
      const prices = facts
        .filter(({ unit }) => unit === 'price')
        .map((fact) => ({ factId: fact.id, words: formatFactValue(fact, language, '4h') }));
      const isPrice = ({ factId }: { factId: string }): boolean =>
        prices.some((price) => price.factId === factId);
      for (const { factId, words } of spans.filter(isPrice))
        expect(prices).toContainEqual({ factId, words });
      // The remaining numbers are names: of the intervals, and of the indicators with their
      // lengths.
      expect(
        sentences
          .map(withoutSpans)
          .join(' ')
          .replaceAll(/\d+-(?:hour|minute)|\d+ (?:saatlik|dakikalık)|(?:RSI|ATR|EMA) \d+/g, ''),
      ).not.toMatch(/\d/);
    },
  );

  it('stays small, because the page contains it', async () => {
    const { en } = await both(startedSample({ warnings: [], changes: 0 }));
    expect(JSON.stringify(en).length).toBeLessThan(44_000);
  });

  it('survives a restart', async () => {
    const { en } = await both(startedSample({ warnings: [], changes: 0 }));
    const restarted = createSample({
      ...deps,
      log: { info: () => undefined, warn: () => undefined },
      onChange: () => undefined,
    });
    expect((await restarted.read('en'))?.id).toBe(en.id);
  });
});

describe('a refresh', () => {
  it('happens after a day and not before', async () => {
    const first = await refreshSample(deps, false);
    clock += 23 * hourMs;
    expect((await refreshSample(deps, false)).sample?.id).toBe(first.sample?.id);
    clock += hourMs;
    const second = await refreshSample(deps, false);
    expect(second.sample?.id).not.toBe(first.sample?.id);
    expect(second.sample?.madeAt).toBe(started + 24 * hourMs);
  });

  it('keeps the previous sample with its date while the source fails', async () => {
    market.kind = 'live';
    const first = await refreshSample(deps, false);
    clock += 48 * hourMs;
    market.kind = undefined;
    expect(await refreshSample(deps, false)).toMatchObject({
      kind: 'failed',
      sample: { id: first.sample?.id, madeAt: started },
    });
  });

  it('does not replace real candles of this week by simulated ones', async () => {
    market.kind = 'live';
    const first = await refreshSample(deps, false);
    market.kind = 'simulated';
    market.refusals = [unreachable];
    clock += 3 * 24 * hourMs;
    expect(await refreshSample(deps, false)).toMatchObject({
      kind: 'improvable',
      sample: { id: first.sample?.id, source: { kind: 'live' } },
    });
    clock += 4 * 24 * hourMs;
    expect((await refreshSample(deps, false)).sample?.source.kind).toBe('simulated');
  });

  it('replaces simulated candles by real ones as soon as a source answers', async () => {
    market.refusals = [unreachable];
    const first = await refreshSample(deps, false);
    expect(first.kind).toBe('improvable');
    clock += hourMs;
    expect((await refreshSample(deps, true)).sample?.id).toBe(first.sample?.id);
    market.kind = 'live';
    market.refusals = [];
    expect(await refreshSample(deps, true)).toMatchObject({
      kind: 'fresh',
      sample: { source: { kind: 'live' } },
    });
  });

  it('is stored once when several servers refresh at the same time', async () => {
    const done = await Promise.all([1, 2, 3].map(() => refreshSample(deps, false)));
    expect(new Set(done.map(({ sample }) => sample?.id)).size).toBe(1);
    expect(await database.db.select().from(sampleAnalyses)).toHaveLength(1);
  });

  it('keeps a week of samples', async () => {
    for (let day = 0; day < 9; day += 1) {
      await refreshSample(deps, false);
      clock += 24 * hourMs;
    }
    expect(await database.db.select().from(sampleAnalyses)).toHaveLength(7);
  });
});

describe('a source that fails', () => {
  it('delays nothing, is logged and retried', async () => {
    market.kind = undefined;
    const log = { warnings: [] as string[], changes: 0 };
    const sample = startedSample(log);
    await eventually(async () => log.warnings[0]);
    for (const language of languages) expect(await sample.read(language)).toBeUndefined();
    expect(log.changes).toBe(0);
  });

  it('is retried after 15 seconds, with backoff up to an hour', () => {
    expect([1, 2, 3, 8, 9, 50].map(calculateRetryDelayMs)).toEqual([
      15_000, 30_000, 60_000, 1_920_000, 3_600_000, 3_600_000,
    ]);
  });

  it('may be the database: pages then render without a sample', async () => {
    const sample = startedSample({ warnings: [], changes: 0 });
    await sample.stop();
    const lost = createSample({
      ...deps,
      db: (await createClosedDatabase()).db,
      log: { info: () => undefined, warn: () => undefined },
      onChange: () => undefined,
    });
    expect(await lost.read('en')).toBeUndefined();
  });
});

async function createClosedDatabase(): Promise<TestDatabase> {
  const closed = await createTestDatabase();
  await closed.drop();
  return closed;
}
