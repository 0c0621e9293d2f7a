import {
  getConceptName,
  concepts,
  intervals,
  languages,
  type AnalysisRequest,
  type Language,
  type MeasureRequest,
} from '@vela/contracts';
import { instrumentCatalogue } from '@vela/market-data';
import { describe, expect, it } from 'vitest';
import type { Question } from './answer-part.ts';
import { suggestions } from './language/en/suggestions.ts';
import { toPrompt } from './narrator/suggestions.ts';
import { parseQuestion } from './parse-question.ts';
import { isIntentRead } from './question/is-intent-read.ts';
import { resolveRequest } from './resolve-request.ts';
import { fibonacciAndLengthCases } from './testing/fibonacci-and-length-cases.ts';
import { isFullRun } from './testing/tier.ts';
import { typedQuestions } from './testing/typed-questions.ts';
import { understandingCases } from './testing/understanding-cases.ts';

const now = Date.UTC(2026, 3, 30, 6);

function ask(message: string, language: Language, more: Partial<Question> = {}) {
  const question: Question = {
    message,
    language,
    chosen: {},
    context: { symbol: 'SOLUSDT', interval: '1h' },
    now,
    ...more,
  };
  return readRequest(parseQuestion(question, instrumentCatalogue));
}

/** A request as the tables below name its parts. */
function readRequest(request: AnalysisRequest) {
  const { plan, interval, limit, ...resolved } = resolveRequest(request, instrumentCatalogue, now);
  const { unread } = plan;
  return {
    ...resolved,
    plan,
    interval,
    limit,
    asksForAdvice: plan.intent === 'advice',
    side: plan.side,
    since: unread?.since === undefined ? plan.since : ({ kind: 'unclear' } as const),
    indicator: plan.indicator,
    lengthInterval: plan.indicator?.lengthInterval,
    typedInterval: plan.namesInterval === true ? interval : undefined,
    refused: { interval: '', limit: '', since: '', method: '', ...unread },
    unknownName: unread?.otherName ?? '',
  };
}

/** The intent asked for where the plan asks the same by a measure, else the one read. */
function toIntent(asked: string, { plan, understanding }: ReturnType<typeof ask>): string {
  return isIntentRead(asked, plan, understanding.intent) ? asked : understanding.intent;
}

/** The parts of a measure that the tables name. */
function toParts({ concept, side, indicator }: MeasureRequest) {
  return {
    ...(concept === undefined ? {} : { concept }),
    ...(side === undefined ? {} : { side }),
    ...(indicator === undefined ? {} : { indicator: indicator.id }),
  };
}

/** Suggestions asked of each instrument in the short run; some neighbours have them all. */
const suggestionsEach = 1;

/** `count` members of a list from a place on, from its beginning again after its end. */
const rotate = (list: readonly string[], from: number, count: number): string[] =>
  Array.from({ length: count }, (_, at) => list[(from + at) % list.length] ?? '');

/** The suggestions tried for an instrument: those of a company only for one. */
function listSuggestionKeys(assetClass: string, place: number): readonly string[] {
  const isTried = (key: string): boolean => assetClass === 'stock' || !key.startsWith('company-');
  const keys = Object.keys(suggestions).filter((key) => isTried(key));
  return isFullRun ? keys : rotate(keys, place * suggestionsEach, suggestionsEach);
}

describe.each(languages)('understanding in %s', (language) => {
  const groups = [...understandingCases[language], ...fibonacciAndLengthCases[language]];
  const cases = groups.flatMap(({ expected, asks }) =>
    asks.map((message) => ({ message, expected })),
  );

  it('has a table of at least 120 questions', () => {
    expect(new Set(cases.map(({ message }) => message)).size).toBeGreaterThanOrEqual(120);
  });

  it.each(cases)('understands "$message"', ({ message, expected }) => {
    const read = ask(message, language);
    const { understanding, side } = read;
    const [measure] = read.plan.measures ?? [];
    expect({
      ...understanding,
      ...(side === undefined ? {} : { side }),
      ...(measure === undefined ? {} : toParts(measure)),
      intent: toIntent(expected.intent, read),
    }).toMatchObject(expected);
  });

  it('understands every question it can suggest, with the suggested intent', () => {
    const intentByKey = {
      analyze: 'analyze',
      technical: 'analyze',
      swing: 'levels',
      'gap-above': 'gaps',
      'gap-below': 'gaps',
      gaps: 'gaps',
      levels: 'levels',
      bias: 'bias',
      volatility: 'volatility',
      timeframes: 'timeframes',
      sweep: 'last-sweep',
      killzone: 'killzone',
      indicator: 'indicator',
      'rate-gap': 'base-rate',
      'rate-block': 'base-rate',
      'rate-sweep': 'base-rate',
      changed: 'changed-since',
      concept: 'concept',
      help: 'help',
      'company-pillars': 'company',
      'company-value': 'company',
      'company-forecast': 'company',
      'company-quality': 'company',
      'company-peers': 'company',
    } as const;
    const wrong: string[] = [];
    for (const [place, { symbol, assetClass }] of instrumentCatalogue.all.entries()) {
      for (const key of listSuggestionKeys(assetClass, place)) {
        const suggestion =
          Object.keys(suggestions).find((one): one is keyof typeof suggestions => one === key) ??
          'help';
        const prompt = toPrompt({ key: suggestion, symbol }, language);
        const read = ask(prompt, language);
        const { understanding } = read;
        const intent = Object.entries(intentByKey).find(([one]) => one === key)?.[1] ?? 'blocks';
        const isRight =
          toIntent(intent, read) === intent &&
          (['concept', 'help', 'killzone'].includes(key) || understanding.symbol === symbol);
        if (!isRight)
          wrong.push(`${prompt} -> ${understanding.intent} ${understanding.symbol ?? ''}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('understands the suggested intervals and concepts', () => {
    for (const interval of intervals) {
      expect(
        ask(toPrompt({ key: 'analyze', symbol: 'BTCUSDT', interval }, language), language)
          .understanding,
      ).toMatchObject({
        intent: 'analyze',
        interval,
      });
    }
    for (const concept of concepts) {
      const { understanding } = ask(toPrompt({ key: 'concept', concept }, language), language);
      expect([getConceptName(concept, language), understanding]).toMatchObject([
        getConceptName(concept, language),
        { intent: 'concept', concept },
      ]);
    }
  });
});

const typed = Object.entries(typedQuestions).flatMap(([intent, asks]) =>
  asks.map(([message, symbol, interval]) => ({ intent, message, symbol, interval })),
);

describe('questions without a chart on the screen', () => {
  it.each(typed)('"$message" asks for $intent', ({ intent, message, symbol, interval }) => {
    const read = ask(message, 'en', { context: {} });
    const { understanding, typedInterval } = read;
    expect([
      toIntent(intent, read),
      understanding.covered === undefined ? undefined : understanding.symbol,
      typedInterval,
    ]).toEqual([intent, symbol, interval]);
  });
});

const day = (year: number, month: number, date: number) => Date.UTC(year, month - 1, date);

describe('start dates', () => {
  it.each([
    ['what changed since yesterday', day(2026, 4, 29)],
    ['dünden beri ne değişti', day(2026, 4, 29)],
    ['what changed since 12 March', day(2026, 3, 12)],
    ["12 Mart'tan beri ne değişti", day(2026, 3, 12)],
    ['what changed since December 24', day(2025, 12, 24)],
    ['12.03.2026 tarihinden beri ne değişti', day(2026, 3, 12)],
    ['what changed since 2026-03-12', day(2026, 3, 12)],
    ['bu sabahtan beri ne değişti', day(2026, 4, 30)],
    ['what changed since October', day(2025, 10, 1)],
    ['Ekim ayından beri ne değişti', day(2025, 10, 1)],
    ["Ocak'tan beri ne değişti", day(2026, 1, 1)],
    ['what changed since march 2025', day(2025, 3, 1)],
    ["2025'ten beri ne değişti", day(2025, 1, 1)],
    ['what changed since 2099-01-01', day(2099, 1, 1)],
    ['what changed since monday', day(2026, 4, 27)],
    ['pazartesiden beri ne değişti', day(2026, 4, 27)],
    ['what changed in the last 3 days', now - 3 * 86_400_000],
    ['son 4 saatte ne değişti', now - 4 * 3_600_000],
  ])('reads "%s"', (message, time) => {
    expect(ask(message, 'en').understanding).toMatchObject({
      intent: 'changed-since',
      since: time,
      interval: '1h',
    });
  });

  it('counts candles', () => {
    expect(ask('what changed in the last 20 candles', 'en').since).toEqual({
      kind: 'candles',
      count: 20,
    });
    expect(ask('son 20 mumda ne değişti', 'tr').since).toEqual({ kind: 'candles', count: 20 });
  });
});

const detectLanguage = (message: string) => ask(message, 'en').understanding.language;

describe('a length in days, weeks or months', () => {
  it.each([
    ['BTC 50 günlük ortalama', '1d', 50],
    ['BTC 50 günlük hareketli ortalama kaç', '1d', 50],
    ['50 günün ortalaması kaç', '1d', 50],
    ['BTC 200 gün ortalaması', '1d', 200],
    ['50 day moving average', '1d', 50],
    ['AAPL 200-day MA', '1d', 200],
    ['AAPL 200 DMA', '1d', 200],
    ['is BTC above its 200-day average', '1d', 200],
    ['BTC moving average of 50 days', '1d', 50],
    ['BTC ema (50 days)', '1d', 50],
    ['BTC 14 günlük RSI', '1d', 14],
    ['14 day rsi of BTC', '1d', 14],
    ['BTC rsi 9 days', '1d', 9],
    ['BTC 20 haftalık ortalama', '1w', 20],
    ['BTC 50-week moving average', '1w', 50],
    ['BTC 12 aylık ortalama', '1mo', 12],
  ] as const)('counts candles of that unit in "%s"', (message, interval, length) => {
    const read = ask(message, 'en');
    const { understanding, plan } = read;
    const indicator = plan.measures?.[0]?.indicator ?? read.indicator;
    expect([
      toIntent('indicator', read),
      understanding.interval,
      indicator?.lengthInterval,
      indicator?.length,
    ]).toEqual(['indicator', interval, interval, length]);
  });

  it.each([
    ['BTC 1 saatlikte 50 günlük ortalama', '1h'],
    ['BTC 1 saatlikte 50 günlük rsi', '1h'],
    ['BTC 4h 50 day moving average', '4h'],
    ['BTC haftalık grafikte 50 günlük ortalama', '1w'],
    ['BTC daily 50 day ma', '1d'],
  ] as const)('does not override the interval named in "%s"', (message, interval) => {
    const parsed = ask(message, 'en');
    expect([
      parsed.understanding.intent,
      parsed.interval,
      parsed.lengthInterval,
      parsed.indicator?.length,
    ]).toEqual(['indicator', interval, '1d', 50]);
  });

  it.each([
    ['BTC 200 ema', 'indicator', '1h'],
    ['BTC 50 mumluk ortalama ema', 'indicator', '1h'],
    ['BTC 50 period sma', 'indicator', '1h'],
    ['BTC 4 saatlik ema', 'indicator', '4h'],
    ['BTC 1 günlük ema', 'indicator', '1d'],
    ['BTC son 50 gün', 'measure', '1h'],
    ['son 50 günde ne değişti', 'changed-since', '1h'],
    ['what changed in the last 50 days', 'changed-since', '1h'],
    ['BTC ema 3 days ago', 'measure', '1d'],
    ['what is a 50 day moving average', 'concept', '1h'],
    ['50 günlük ortalama nedir', 'concept', '1h'],
    ['BTC 20 günlük aralık', 'measure', '1h'],
  ] as const)('is not detected in "%s"', (message, intent, interval) => {
    const parsed = ask(message, 'en');
    expect([parsed.understanding.intent, parsed.interval, parsed.lengthInterval]).toEqual([
      intent,
      interval,
      undefined,
    ]);
  });
});

describe('unavailable requests', () => {
  it.each([
    ['AAPL 10m', '5m', '10m'],
    ['AAPL 2 hours', '1h', '2 hours'],
    ['3 günlük grafik', '1d', '3 günlük'],
    ['üç saatlik grafik', '4h', 'üç saatlik'],
    ['AAPL quarterly', '1mo', 'quarterly'],
    ['AAPL 24h', '1d', ''],
    ['what is a 50 day moving average', '1h', ''],
    ['AAPL 7 minute chart', '5m', '7 minute'],
    ['AAPL 15 dakikalık ema kaç', '15m', ''],
    ['AAPL 4 hour ema', '4h', ''],
    ['AAPL 1 günlük ema', '1d', ''],
  ])('reads the interval of "%s"', (message, interval, refused) => {
    expect(ask(message, 'en')).toMatchObject({ interval, refused: { interval: refused } });
  });

  it.each([
    ['META with 20000 candles', 5000, '20000 candles'],
    ['META 20.000 mum', 5000, '20.000 mum'],
    ['META with 10 bars', 50, '10 bars'],
    ['META with 300 candles', 300, ''],
  ])('reads the number of candles of "%s"', (message, limit, refused) => {
    expect(ask(message, 'en')).toMatchObject({ limit, refused: { limit: refused } });
  });

  it.each([
    ['is there a head and shoulders', 'head and shoulders', 'unknown'],
    ['what is a double top', 'double top', 'unknown'],
    ['ikili tepe nedir', 'ikili tepe', 'unknown'],
    ['BTC Elliott dalgaları', 'Elliott dalgaları', 'analyze'],
    ['AAPL 1d fibonacci levels', '', 'findings'],
    ['BTC 4h omuz baş omuz var mı', 'omuz baş omuz', 'analyze'],
    ['fibonacci pivot points of BTC', '', 'indicator'],
    ['how is BTC', '', 'analyze'],
  ])('detects the unsupported method in "%s"', (message, method, intent) => {
    expect(ask(message, 'en')).toMatchObject({ refused: { method }, understanding: { intent } });
  });

  it.each([
    ['what changed since 31 february 2026', '31 february 2026'],
    ['what changed since the halving', 'the halving'],
    ['what changed on BTC since the merger', 'the merger'],
    ['halvingden beri ne değişti', 'halvingden'],
    ['30.02.2026 tarihinden beri ne değişti', '30.02.2026'],
  ])('invents no date for "%s"', (message, text) => {
    const { understanding, since, refused } = ask(message, 'en');
    expect({ intent: understanding.intent, since, text: refused.since }).toEqual({
      intent: 'changed-since',
      since: { kind: 'unclear' },
      text,
    });
    expect(understanding.since).toBeUndefined();
  });

  it.each([
    ['compare AAPL and QWXYZ', 'QWXYZ'],
    ['aapl ile qwxyz kıyasla', 'qwxyz'],
    ['compare AAPL with AAPL', ''],
    ['AAPL hissesini kendisiyle karşılaştır', ''],
  ])('resolves one of the two instruments in "%s"', (message, strangeName) => {
    const parsed = ask(message, 'en');
    expect([
      parsed.understanding.intent,
      parsed.instrument?.symbol,
      parsed.other,
      parsed.unknownName,
    ]).toEqual(['compare', 'AAPL', undefined, strangeName]);
  });

  it.each([
    'the qwxyz oscillator of AAPL',
    "AAPL'ın zırtapoz göstergesi kaç",
    'what does the blorp indicator say on AAPL',
  ])('detects an unknown indicator: "%s"', (message) => {
    expect(ask(message, 'en')).toMatchObject({
      understanding: { intent: 'indicator' },
      indicator: undefined,
    });
  });

  it.each([
    ['bana bir hisse öner', 'advice'],
    ['which coin will moon', 'advice'],
    ['should I paint the kitchen blue', 'off-topic'],
    ['asya kapalı mı', 'killzone'],
    ['ＡＡＰＬ', 'analyze'],
    ['teşekkürler', 'help'],
  ])('answers "%s"', (message, intent) => {
    expect(ask(message, 'tr').understanding.intent).toBe(intent);
  });

  it('detects Turkish from an ending on a code or an English word', () => {
    expect(
      ['TSLAdaki order blocklar', 'AAPLın gapleri', 'NVDAnın leveller'].map(detectLanguage),
    ).toEqual(['tr', 'tr', 'tr']);
    expect(
      ['AAPL similar sellers', 'the BTCs and ETHs', 'popular ETFs'].map(detectLanguage),
    ).toEqual(['en', 'en', 'en']);
  });

  it('quotes a name in at most 24 characters', () => {
    const { understanding } = ask(`analyze ${'zq'.repeat(1900)}`, 'en');
    expect(understanding.intent).toBe('unknown-symbol');
    expect(understanding.symbol).toBe(`${'zq'.repeat(11)}z…`);
  });

  it('does not read markup as a request for advice', () => {
    expect(ask('<img src=x onerror=alert(1)> AAPL', 'en').asksForAdvice).toBe(false);
    for (const message of ['bunu önerir misin', 'BTC önerin var mı', 'ne önerirsin'])
      expect(ask(message, 'tr').asksForAdvice).toBe(true);
  });
});

describe('the instrument', () => {
  it.each([
    ['analyze C', 'C'],
    ['analyze T', 'T'],
    ['analyze F 1d', 'F'],
    ['F 1d', 'F'],
    ['C', 'C'],
    ['analyze c', 'C'],
    ['T analiz et', 'T'],
    ['analiz et F', 'F'],
    ['analyze it', 'SOLUSDT'],
    ['ANALYZE IT', 'SOLUSDT'],
    ['analiz et', 'SOLUSDT'],
    ['I want an analysis', 'SOLUSDT'],
    ['analyze Apple (AAPL)', 'AAPL'],
  ])('of "%s" is %s', (message, symbol) => {
    expect(ask(message, 'en').understanding).toMatchObject({ intent: 'analyze', symbol });
  });

  it('is named beside the price that is asked for', () => {
    expect(ask('bitcoin kaç dolar', 'tr').understanding).toMatchObject({
      intent: 'measure',
      symbol: 'BTCUSDT',
    });
    expect(ask('gold price in dollars', 'en').understanding).toMatchObject({
      intent: 'measure',
      symbol: 'XAUUSD',
    });
  });

  it('asks back about an unknown code, and compares two currencies', () => {
    expect(ask('analyze X', 'en').understanding.intent).toBe('unknown-symbol');
    expect(ask('dolar euro', 'tr').understanding.intent).toBe('compare');
  });

  it('compares two named instruments', () => {
    for (const [message, symbol, other] of [
      ['compare AAPL and MSFT', 'AAPL', 'MSFT'],
      ['analyze Netflix and Tesla', 'NFLX', 'TSLA'],
      ['AAPL ve MSFT', 'AAPL', 'MSFT'],
      ['analyze C and AAPL', 'C', 'AAPL'],
      ['compare it with ETH', 'SOLUSDT', 'ETHUSDT'],
      ['bunu BTC ile karşılaştır', 'SOLUSDT', 'BTCUSDT'],
    ]) {
      expect([message, ask(message ?? '', 'en').understanding]).toMatchObject([
        message,
        { intent: 'compare', symbol, other },
      ]);
    }
  });

  it('is chosen from the message, then the controls, then the context', () => {
    const more = { chosen: { symbol: 'ETHUSDT', interval: '4h' } } as const;
    expect(ask('analyze BTC daily', 'en', more).understanding).toMatchObject({
      symbol: 'BTCUSDT',
      interval: '1d',
    });
    expect(ask('analyze', 'en', more).understanding).toMatchObject({
      symbol: 'ETHUSDT',
      interval: '4h',
    });
    expect(ask('analyze', 'en').understanding).toMatchObject({ symbol: 'SOLUSDT', interval: '1h' });
  });

  it('is never replaced by another one if it is not covered', () => {
    for (const message of [
      'GARAN',
      'thyao analiz',
      'XU100 and BTC',
      'compare GARAN.IS with Apple',
    ]) {
      expect(ask(message, 'en').understanding).toMatchObject({
        intent: 'not-covered',
        covered: false,
      });
    }
  });

  it('repeats the previous intent for another instrument', () => {
    const lastUnderstanding = { intent: 'blocks', concept: 'order-block' } as const;
    const context = { symbol: 'SOLUSDT', interval: '1h', lastUnderstanding } as const;
    for (const message of [
      'and ETH?',
      'what about ETH',
      'same for ETH',
      'peki ETH?',
      'ETH için aynısı',
    ]) {
      expect(ask(message, 'en', { context }).understanding).toMatchObject({
        intent: 'blocks',
        symbol: 'ETHUSDT',
        concept: 'order-block',
      });
      expect(ask(message, 'en').understanding.intent).toBe('analyze');
    }
    expect(ask('analyze ETH', 'en', { context }).understanding.intent).toBe('analyze');
  });

  it('sets asksForAdvice', () => {
    expect(ask('should I buy BTC?', 'en').asksForAdvice).toBe(true);
    expect(ask('btc alayım mı', 'tr').asksForAdvice).toBe(true);
    expect(ask('analyze BTC', 'en').asksForAdvice).toBe(false);
    expect(ask('BTC analiz et', 'tr').asksForAdvice).toBe(false);
  });
});
