import { languages, type Instrument, type Language, type SourceKind } from '@vela/contracts';
import { builtInNarrator } from './built-in-narrator.ts';
import { toCandles } from '@vela/engine';
import {
  instrumentCatalogue,
  type CandleSeries,
  type MarketData,
  type MarketDataResult,
} from '@vela/market-data';
import { describe, expect, it } from 'vitest';
import { answerQuestion } from './answer-question.ts';
import { analyzeInstrument } from './analyze-instrument.ts';
import type { AnswerPart, Question } from './answer-part.ts';
import { createSeriesAnalyses } from './series/series-analyses.ts';

const hourMs = 3_600_000;
const start = Date.UTC(2026, 0, 1);

function price(t: number): number {
  return 100 + 20 * Math.sin(t / 90) + 6 * Math.sin(t / 11) + 2 * Math.sin(t * 1.7);
}

/** A sum of waves with enough turns for swings, breaks, gaps and blocks at both scales. */
function waveRows(count: number) {
  return Array.from({ length: count }, (_, t) => {
    const [open, close] = [price(t - 1), price(t)];
    return {
      openTime: start + t * hourMs,
      open,
      close,
      high: Math.max(open, close) + 0.4,
      low: Math.min(open, close) - 0.4,
      volume: 1,
    };
  });
}

function createSeries(
  instrument: Instrument,
  count: number,
  kind: SourceKind = 'file',
): CandleSeries {
  const candles = toCandles('1h', waveRows(count));
  const asOf = start + count * hourMs;
  const health: CandleSeries['source']['health'] =
    kind === 'simulated' ? [{ code: 'simulated', params: {} }] : [];
  const source = {
    kind,
    vendor: 'hand',
    asOf,
    anchor: start,
    adjustment: 'raw' as const,
    health,
    refusals: [],
  };
  return { instrument, candles, source, version: '1', hash: `hand-${count}` };
}

function createMarket(answer: (instrument: Instrument) => MarketDataResult): MarketData {
  return {
    catalogue: instrumentCatalogue,
    getSeries: ({ instrument }) => Promise.resolve(answer(instrument)),
    check: () => Promise.resolve([]),
  };
}

const wave = createMarket((instrument) => ({
  kind: 'series',
  series: createSeries(instrument, 900),
}));
const withheld: unknown[] = [];

function createDeps(marketData: MarketData) {
  return {
    marketData,
    seriesAnalyses: createSeriesAnalyses(),
    newId: () => 'id',
    narrator: builtInNarrator,
    onWithheld: (one: unknown) => withheld.push(one),
  };
}

async function ask(
  message: string,
  language: Language = 'en',
  more: { marketData?: MarketData; question?: Partial<Question> } = {},
) {
  const question: Question = {
    message,
    language,
    chosen: {},
    context: {},
    now: start + 900 * hourMs,
    ...more.question,
  };
  const parts: AnswerPart[] = [];
  for await (const part of answerQuestion(question, createDeps(more.marketData ?? wave)))
    parts.push(part);
  const sentences = parts.flatMap((part) => (part.type === 'sentence' ? [part.data] : []));
  const understanding = parts.flatMap((part) =>
    part.type === 'understanding' ? [part.data] : [],
  )[0];
  const analysis = parts.flatMap((part) =>
    part.type === 'analysis' && part.data.mode === 'technical' ? [part.data] : [],
  )[0];
  const prompts = parts.flatMap((part) => (part.type === 'suggestions' ? part.data.prompts : []));
  return {
    parts,
    sentences,
    text: sentences.map(({ text }) => text).join(' '),
    understanding,
    analysis,
    prompts,
  };
}

describe('an answer', () => {
  it('yields understanding, analysis, guarded sentences, suggestions in this order', async () => {
    const { parts, sentences, text } = await ask('analyze BTC 1h');
    expect(parts.slice(0, 2).map(({ type }) => type)).toEqual(['understanding', 'analysis']);
    expect(parts.at(-1)?.type).toBe('suggestions');
    expect(sentences.length).toBeGreaterThanOrEqual(8);
    for (const { index, offset, text: sentence } of sentences) {
      expect(text.slice(offset, offset + sentence.length)).toBe(sentence);
      expect(sentences[index]?.text).toBe(sentence);
    }
  });

  it('has refs only to its own findings, and includes every cited fact', async () => {
    const { analysis, sentences } = await ask('analyze BTC 1h');
    const findings = new Set(analysis?.findings.map(({ id }) => id));
    const facts = new Map(analysis?.facts.map((fact) => [fact.id, fact]));
    expect(analysis?.facts.flatMap(({ refs }) => refs).filter((ref) => !findings.has(ref))).toEqual(
      [],
    );
    expect(sentences.flatMap(({ factIds }) => factIds).filter((id) => !facts.has(id))).toEqual([]);
    expect(findings.size).toBeLessThanOrEqual(500);
  });

  it('keeps the context of a follow-up', async () => {
    const first = await ask('analyze ETH 1h');
    const context =
      first.analysis === undefined
        ? {}
        : { lastAnalysis: first.analysis, symbol: 'ETHUSDT', interval: '1h' as const };
    const nearest = await ask('where is the nearest order block?', 'en', { question: { context } });
    expect(nearest.understanding).toMatchObject({
      intent: 'blocks',
      symbol: 'ETHUSDT',
      interval: '1h',
      concept: 'order-block',
    });
    const nothing = await ask('what changed?', 'en', { question: { context } });
    expect(nothing.text).toContain('Nothing has closed since');
  });

  it('says what changed in the last candles, with the counts as facts', async () => {
    const { text, analysis } = await ask('What changed on BTCUSDT in the last 20 candles?');
    expect(text).toContain('20 candles');
    expect(analysis?.facts.find(({ id }) => id === 'since.candles')?.value).toBe(20);
  });

  it('explains a concept without fetching candles, in both languages', async () => {
    const closed = createMarket(() => {
      throw new Error('asked for candles');
    });
    const [en, tr] = [
      await ask('what is an fvg', 'en', { marketData: closed }),
      await ask('fvg nedir', 'tr', { marketData: closed }),
    ];
    expect(en.text).toContain('fair value gap');
    expect(tr.text).toContain('Adil değer boşluğu');
  });

  it.each([
    [
      'live',
      'come from a live source, hand: 500 of them',
      'canlı bir kaynaktan geliyor (hand): burada 500 mum',
    ],
    [
      'file',
      'are read from files kept on this server: 500 of them',
      'dosyalardan geliyor: burada 500 mum',
    ],
    [
      'simulated',
      'come from a simulation on this server',
      'bir simülasyondan geliyor: burada 500 mum',
    ],
  ] as const)('states the source of %s candles', async (kind, en, tr) => {
    const marketData = createMarket((instrument) => ({
      kind: 'series',
      series: createSeries(instrument, 900, kind),
    }));
    const question = { chosen: { symbol: 'BTCUSDT', interval: '1h' as const } };
    expect(
      (await ask('where do you get your data', 'en', { marketData, question })).text,
    ).toContain(en);
    expect(
      (await ask('verileri nereden alıyorsun', 'tr', { marketData, question })).text,
    ).toContain(tr);
  });

  it('names no candle source without an instrument', async () => {
    for (const language of languages) {
      const { sentences, analysis, understanding } = await ask(
        language === 'en' ? 'is this real data' : 'bu gerçek veri mi',
        language,
      );
      expect([understanding?.intent, analysis, sentences.length]).toEqual(['data', undefined, 4]);
    }
  });

  it('gives no advice, says so, and stays within 14 sentences', async () => {
    const { text, sentences } = await ask('should I buy BTC?');
    expect(text).toMatch(/^What to do is your decision, and Vela does not take it/);
    expect(sentences.length).toBeLessThanOrEqual(14);
    const offer = await ask('alayım mı?', 'tr');
    expect(offer.text).toMatch(/karar size aittir/);
  });

  it.each<[string, Language, string]>([
    ['GARAN', 'en', 'not-covered'],
    ['THYAO analiz et', 'tr', 'not-covered'],
    ['analyze foobarx', 'en', 'unknown-symbol'],
    ['btc eth sol levels', 'en', 'ambiguous-symbol'],
    ['falan filan', 'tr', 'unknown'],
    ['elliott dalgası nedir', 'tr', 'unknown'],
    ['help', 'en', 'help'],
  ])(
    'answers "%s" (%s) as %s, with three questions to go on with',
    async (message, language, intent) => {
      const { understanding, sentences, prompts, analysis } = await ask(message, language);
      expect(understanding?.intent).toBe(intent);
      expect(analysis).toBeUndefined();
      expect(sentences.length).toBeGreaterThanOrEqual(2);
      expect(prompts).toHaveLength(3);
      for (const prompt of prompts) {
        expect(['analyze', 'levels', 'gaps', 'blocks', 'changed-since', 'concept']).toContain(
          prompt.request.plan.intent,
        );
      }
    },
  );

  it('says that there are no filings where no source has them', async () => {
    const english = await ask('fundamental analysis of AAPL');
    expect(english.understanding?.intent).toBe('company');
    expect(english.text).toContain('no filings of Apple Inc. here');
    expect((await ask('AAPL temel analiz', 'tr')).text).toContain('Apple Inc. için bildirim yok');
  });

  it('says which part of a request is not available, and what is shown instead', async () => {
    const interval = await ask('BTC 10m');
    expect(interval.text).toContain(
      'There is no interval of "10m" here, so this is the 5-minute chart',
    );
    expect(interval.sentences.length).toBeLessThanOrEqual(14);
    const refusals = [{ source: 'file', vendor: 'files', reason: 'no-such-series' }] as const;
    const none = await ask('BTC 10m', 'en', {
      marketData: createMarket(() => ({ kind: 'unavailable', refusals })),
    });
    expect(none.text).toMatch(/^There is no interval of "10m" here/);
    expect((await ask('BTC 3 günlük grafik', 'tr')).text).toContain(
      '“3 günlük” diye bir zaman aralığı yok',
    );
    expect((await ask('BTC with 20000 candles')).text).toContain(
      'A chart shows 50 to 5,000 candles here, so up to 5,000 are shown',
    );
    expect((await ask('BTC 20.000 mum', 'tr')).text).toContain('50 ile 5.000 arasında mum');
  });

  it('rejects an unclear or future date without a comparison', async () => {
    const unclear = await ask('what changed on BTC since the halving');
    expect(unclear.text).toContain('I did not understand the beginning "the halving"');
    expect(unclear.text).toContain('"since 12 March 2026"');
    expect(unclear.analysis).toBeUndefined();
    expect((await ask('BTC halvingden beri ne değişti', 'tr')).text).toContain(
      '“halvingden” başlangıcını anlayamadım',
    );
    const future = await ask('what changed on BTC since 2099-01-01');
    expect(future.text).toContain('1 January 2099 is still to come');
    expect(future.understanding?.since).toBe(Date.UTC(2099, 0, 1));
    expect((await ask('BTC 1 Ocak 2099 tarihinden beri ne değişti', 'tr')).text).toContain(
      '1 Ocak 2099 henüz gelmedi',
    );
  });

  it('says that candles contain no causes, and how far the price went', async () => {
    const { text, analysis } = await ask('why did BTC fall?');
    expect(text).toMatch(
      /^Vela does not say why a price moved[^.]*\. BTCUSDT (?:rose|fell|hardly)/,
    );
    const ids = analysis?.facts.map(({ id }) => id);
    expect(ids).toContain('measure.change.change-percent');
    expect((await ask('BTC neden düştü?', 'tr')).text).toMatch(
      /^Vela bir fiyatın neden hareket ettiğini söylemez/,
    );
  });

  it('compares every instrument when several were named', async () => {
    const { text, understanding } = await ask('compare AAPL, MSFT and NFLX');
    expect(understanding?.intent).toBe('measure');
    for (const name of ['Apple', 'Microsoft', 'Netflix']) expect(text).toContain(name);
  });

  it('says that simulated data is simulated', async () => {
    const marketData = createMarket((instrument) => ({
      kind: 'series',
      series: createSeries(instrument, 900, 'simulated'),
    }));
    expect((await ask('analyze BTC 1h', 'en', { marketData })).text).toContain('simulated');
    expect((await ask('BTC analiz', 'tr', { marketData })).text).toContain('simülasyon');
    expect((await ask('where is the nearest gap on BTC', 'en', { marketData })).text).toContain(
      'simulated',
    );
  });

  it('reports missing candles inside the chart, with the place by open times', async () => {
    const holed = createMarket((instrument) => {
      const rows = waveRows(900).filter((_, t) => t < 700 || t >= 712);
      return {
        kind: 'series',
        series: { ...createSeries(instrument, 900), candles: toCandles('1h', rows) },
      };
    });
    const { text, analysis } = await ask('analyze BTC 1h', 'en', { marketData: holed });
    expect(text).toContain(
      'Candles are missing in 1 place of the chart shown: 12 candles after 30 January 2026, 03:00 UTC',
    );
    expect(analysis?.facts.find(({ id }) => id === 'hole.longest')?.value).toBe(12);
    expect((await ask('BTC en yakın boşluk nerede', 'tr', { marketData: holed })).text).toContain(
      '1 yerde mum eksik',
    );
    const narrow = await ask('analyze BTC 1h', 'en', {
      marketData: holed,
      question: { chosen: { limit: 100 } },
    });
    expect(narrow.text).not.toContain('missing');
  });

  it('reports missing candles and too few candles', async () => {
    const refusals = [{ source: 'file', vendor: 'files', reason: 'no-such-series' }] as const;
    const none = await ask('analyze BTC', 'en', {
      marketData: createMarket(() => ({ kind: 'unavailable', refusals })),
    });
    expect(none.parts.find(({ type }) => type === 'notice')).toMatchObject({
      data: { code: 'MARKET_DATA_UNAVAILABLE' },
    });
    expect(none.text).toContain('the data folder does not have this series');
    const few = await ask('BTC analiz', 'tr', {
      marketData: createMarket((instrument) => ({
        kind: 'series',
        series: createSeries(instrument, 30),
      })),
    });
    expect(few.parts.find(({ type }) => type === 'notice')).toMatchObject({
      data: { code: 'NOT_ENOUGH_CANDLES' },
    });
  });

  it('has no sentence withheld in any of these tests', () => {
    expect(withheld).toEqual([]);
  });
});

const request = {
  interval: '1h',
  window: { limit: 300 },
  mode: 'technical',
  language: 'en',
  plan: { intent: 'analyze' },
} as const;

async function getResultKind(symbol: string): Promise<string> {
  return (await analyzeInstrument({ ...request, symbol }, start, createDeps(wave))).kind;
}

describe('analyzeInstrument', () => {
  it('is deterministic for the same series, and has the requested number of candles', async () => {
    const [one, two] = [
      await analyzeInstrument({ ...request, symbol: 'BTCUSDT' }, start, createDeps(wave)),
      await analyzeInstrument({ ...request, symbol: 'btc' }, start, createDeps(wave)),
    ];
    expect(one).toEqual(two);
    expect(one).toMatchObject({
      kind: 'analysis',
      analysis: { candles: { count: 300 }, explanation: { author: 'narrator' } },
    });
  });

  it('returns expected failures as result kinds', async () => {
    expect(await getResultKind('GARAN.IS')).toBe('not-covered');
    expect(await getResultKind('foobarx')).toBe('unknown-symbol');
    expect(await getResultKind('dollar')).toBe('ambiguous');
  });
});
