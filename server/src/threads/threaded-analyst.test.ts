import { createMarketData, type CorporateActions, type MarketData } from '@vela/market-data';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnalysisRequest } from '@vela/contracts';
import type { AnalyzedText } from '../analyst.ts';
import { createAnalyst } from '../create-analyst.ts';
import { createThreadedAnalyst, type ThreadedAnalyst } from './threaded-analyst.ts';

const now = Date.UTC(2026, 10, 21, 12);
const store = { read: async () => undefined, append: async () => {}, replace: async () => {} };
const marketData = createMarketData({ mode: 'simulated', allowSimulated: true, store });
const filings = { folder: undefined, sec: undefined, databaseUrl: undefined, simulated: true };
const settings = { filings, threads: 1 };
const baseRates = { find: () => undefined };
/** A table with one dividend, and what was recorded in it. */
const recorded: string[] = [];
const corporateActions: CorporateActions = {
  list: async (symbol) => ({
    actions: [
      { symbol, source: 'file', observedAt: now, exDate: '2026-08-10', kind: 'dividend', value: 1 },
    ],
    adjustment: undefined,
  }),
  recordFilingSplits: async (symbol, splits) => {
    recorded.push(...splits.map(({ exDate, value }) => `${symbol} ${exDate} ${value}`));
  },
};

const createRequest = (symbol = 'BTCUSDT'): AnalysisRequest => ({
  mode: 'technical',
  symbol,
  interval: '4h',
  window: { limit: 300 },
  language: 'en',
  plan: { intent: 'analyze', namesInstrument: true },
});

const events = { list: async () => [], countNews: async () => [] };

/** Market data that counts what it is asked for, and fails where it is told to. */
function createCountedData() {
  const counts = { series: 0, isBroken: false };
  const counted: MarketData = {
    ...marketData,
    getSeries: (request) => {
      counts.series += 1;
      if (counts.isBroken) return Promise.reject(new Error('the disk is full'));
      return marketData.getSeries(request);
    },
  };
  return { counts, counted };
}

const { counts, counted } = createCountedData();
let analyst: ThreadedAnalyst;

beforeAll(() => {
  analyst = createThreadedAnalyst({
    marketData: counted,
    baseRates,
    corporateActions,
    events,
    settings,
  });
});

afterAll(() => analyst.close());

function getText(result: AnalyzedText) {
  if (result.kind !== 'text') throw new Error(result.kind);
  const { subject, content, findings, explanation } = result.analysis;
  const [told, found, said] = [content, findings, explanation].map((body) =>
    body === null ? null : new TextDecoder().decode(body),
  );
  return { subject, content: told, findings: found, explanation: said };
}

async function listTypes(parts: AsyncIterable<{ readonly type: string }>): Promise<string[]> {
  const types: string[] = [];
  for await (const { type } of parts) types.push(type);
  return types;
}

describe('the analyst on a thread', () => {
  it('makes the analysis that the main thread makes', async () => {
    const here = createAnalyst(marketData);
    expect(getText(await analyst.analyzeToText(createRequest(), now, 'ayse'))).toEqual(
      getText(await here.analyzeToText(createRequest(), now)),
    );
  });

  it('gives another account the same texts under another id, without computing', async () => {
    const own = createThreadedAnalyst({
      marketData,
      baseRates,
      corporateActions,
      events,
      settings,
    });
    const first = await own.analyzeToText(createRequest('ETHUSDT'), now, 'ayse');
    // Without its threads nothing can be computed.
    await own.close();
    const second = await own.analyzeToText(createRequest('ETHUSDT'), now, 'boris');
    expect(getText(second)).toEqual(getText(first));
    expect(second).not.toMatchObject({ analysis: { id: Reflect.get(first, 'analysis').id } });
  });

  it('computes what ten accounts ask for at once one time', async () => {
    const asked = Array.from({ length: 10 }, (_, index) =>
      analyst.analyzeToText(createRequest('LTCUSDT'), now, `account ${index}`),
    );
    const made = await Promise.all(asked);
    expect(new Set(made.map((one) => getText(one).content)).size).toBe(1);
    expect(made.map((one) => Reflect.get(one, 'isRepeated') === true)).toEqual([
      false,
      ...Array.from({ length: 9 }, () => true),
    ]);
  });

  it('computes again when candles have closed meanwhile', async () => {
    const first = await analyst.analyzeToText(createRequest(), now, 'ayse');
    const later = await analyst.analyzeToText(createRequest(), now + 8 * 3_600_000, 'ayse');
    expect(getText(later).content).not.toBe(getText(first).content);
  });

  it('sends the parts of an answer in the order in which they are made', async () => {
    const question = {
      message: 'where is the nearest gap in BTCUSDT 4h?',
      language: 'en',
      chosen: {},
      context: {},
      now,
    } as const;
    const types = await listTypes(analyst.answer(question, 'ayse'));
    expect(types).toEqual(await listTypes(createAnalyst(marketData).answer(question)));
    expect(types.length).toBeGreaterThan(3);
  });

  it('stops an answer that its reader leaves, and takes the next', async () => {
    const question = {
      message: 'analyze BTCUSDT',
      language: 'en',
      chosen: {},
      context: {},
      now,
    } as const;
    for await (const part of analyst.answer(question, 'ayse')) {
      expect(part.type).toBe('understanding');
      break;
    }
    expect((await analyst.analyzeToText(createRequest(), now, 'ayse')).kind).toBe('text');
    expect(analyst.queue.length).toBe(0);
  });

  it('rejects with the error of the market data, and goes on', async () => {
    counts.isBroken = true;
    await expect(analyst.analyzeToText(createRequest('SOLUSDT'), now, 'ayse')).rejects.toThrow(
      'the disk is full',
    );
    counts.isBroken = false;
    expect((await analyst.analyzeToText(createRequest('SOLUSDT'), now, 'ayse')).kind).toBe('text');
  });

  it('runs two of an account at a time, lets eight wait and refuses the rest', async () => {
    const asked = Array.from({ length: 200 }, (_, index) =>
      analyst
        .analyzeToText({ ...createRequest(), window: { limit: 100 + index } }, now, 'ayse')
        .then(
          ({ kind }) => kind,
          (error: unknown) => String(Reflect.get(Object(error), 'code')),
        ),
    );
    const other = analyst.analyzeToText(createRequest('ADAUSDT'), now, 'boris');
    expect((await other).kind).toBe('text');
    const outcomes = Object.groupBy(await Promise.all(asked), (outcome) => outcome);
    expect([outcomes['text']?.length, outcomes['TOO_MANY_REQUESTS']?.length]).toEqual([10, 190]);
  });

  it('tells of a company what the main thread tells, with its splits and dividends', async () => {
    const here = createAnalyst(marketData, { corporateActions });
    const match = marketData.catalogue.resolve('AAPL');
    if (match.kind !== 'found') throw new Error(match.kind);
    const { instrument } = match;
    const request = { symbol: 'AAPL', language: 'en' } as const;
    const asked = { instrument, request, now };
    const statements = { ...asked, request: { ...request, period: 'year' } } as const;
    expect(await analyst.readStatements(statements, 'ayse')).toEqual(
      await here.readStatements(statements),
    );
    const [onThread, onMain] = [recorded.length / 2, recorded];
    expect(onThread).toBeGreaterThan(0);
    expect(onMain.slice(0, onThread)).toEqual(onMain.slice(onThread));
    expect(await analyst.checkCompany(asked, 'ayse')).toEqual(await here.checkCompany(asked));
    expect(await analyst.createWorkbook(asked, 'ayse')).toEqual(await here.createWorkbook(asked));
    expect(await analyst.findCompany('SIMCO', 'ayse')).toMatchObject({ symbol: 'SIMCO' });
    expect(await analyst.findCompany('ZZZT', 'ayse')).toBeUndefined();
  });

  it('finds the structures of a window', async () => {
    const match = marketData.catalogue.resolve('BTCUSDT');
    if (match.kind !== 'found') throw new Error(match.kind);
    const { instrument } = match;
    const asked = { instrument, interval: '4h', limit: 200, before: undefined, now } as const;
    expect(await analyst.findings(asked, 'ayse')).toEqual(
      await createAnalyst(marketData).findings(asked),
    );
  });
});
