import { builtInNarrator } from './built-in-narrator.ts';
import {
  getConceptName,
  concepts,
  getIndicatorWords,
  getIntervalName,
  intervals as allIntervals,
  languages,
  type Fact,
  type Intent,
  type Language,
  type Sentence,
  type ShownTechnicalAnalysis,
} from '@vela/contracts';
import { analyzeTechnical, calculateBaseRates, indicatorDefinitions } from '@vela/engine';
import { createMarketData, type CandleSeries, type MarketData } from '@vela/market-data';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Question } from './answer-part.ts';
import { answerQuestion } from './answer-question.ts';
import type { KnownBaseRates } from './base-rates/base-rate-source.ts';
import { createSeriesAnalyses } from './series/series-analyses.ts';
import { toTechnicalOptions } from './series/technical-options.ts';
import { chartQuestions, pairQuestions, plainQuestions } from './testing/questions-of-all-kinds.ts';
import { hasSharedData, realCandles } from './testing/real-candles.ts';
import { createSeededMarket, type SeriesProfile } from './testing/seeded-market.ts';
import { isFullRun } from './testing/tier.ts';
import { readSortedNumbers, findStrayDigits } from './testing/spoken-facts.ts';
import { isDoubt } from './testing/is-doubt.ts';

// A Friday afternoon in London, inside a New York killzone.
const now = Date.UTC(2026, 10, 20, 14, 20);
const ordinary = { size: 0.004, flat: 0, jumps: 0, candles: 3000, hasVolume: true } as const;
const tempers: readonly SeriesProfile[] = [
  { ...ordinary, symbol: 'BTCUSDT', seed: 1, price: 64_000 },
  { ...ordinary, symbol: 'ETHUSDT', seed: 2, price: 3100, size: 0.008 },
  { ...ordinary, symbol: 'AAPL', seed: 3, price: 190, jumps: 0.04 },
  { ...ordinary, symbol: 'EURUSD', seed: 4, price: 1.09, size: 0.0006, hasVolume: false },
  { ...ordinary, symbol: 'SHIBUSDT', seed: 5, price: 0.000_021, size: 0.01, flat: 0.3 },
  { ...ordinary, symbol: 'XRPUSDT', seed: 7, price: 1, flat: 0.995, jumps: 0.5 },
  { ...ordinary, symbol: 'SPX', seed: 8, price: 5900, candles: 230 },
];

const store = {
  read: () => Promise.resolve(undefined),
  append: () => Promise.resolve(),
  replace: () => Promise.resolve(),
};
const intervalWords = {
  '15m': '15 dakikalık',
  '1h': '1 saatlik',
  '4h': '4 saatlik',
  '1d': 'günlük',
} as const;
type Chart = readonly [symbol: string, interval: keyof typeof intervalWords];

type Told = {
  readonly language: Language;
  readonly intent: Intent;
  readonly sentences: readonly Sentence[];
  readonly analysis: ShownTechnicalAnalysis | undefined;
  readonly facts: readonly Fact[];
};
type Asked = {
  readonly question: string;
  readonly intent: Intent | undefined;
  readonly told: Readonly<Record<Language, Told>>;
};
type Subject = Partial<Pick<Question, 'chosen' | 'request'>>;

function createAsker(marketData: MarketData, withheld: unknown[]) {
  const counted = new Map<string, KnownBaseRates>();
  const find = (series: CandleSeries): KnownBaseRates => {
    const { candles, hash } = series;
    const rates = (): KnownBaseRates => ({
      ...calculateBaseRates(analyzeTechnical(candles, toTechnicalOptions(series)), {
        controlsPerEvent: 1,
      }),
      countedTo: candles.openTime[candles.length - 1] ?? 0,
    });
    const known = counted.get(hash) ?? rates();
    counted.set(hash, known);
    return known;
  };
  const onWithheld = (one: unknown) => withheld.push(one);
  const deps = {
    marketData,
    seriesAnalyses: createSeriesAnalyses(),
    baseRates: { find },
    newId: () => 'id',
    narrator: builtInNarrator,
    onWithheld,
  };
  return async (
    message: string,
    language: Language,
    { chosen = {}, request }: Subject = {},
  ): Promise<Told> => {
    const question: Question = {
      message,
      language,
      chosen,
      context: {},
      now,
      ...(request === undefined ? {} : { request }),
    };
    let told: Told = { language, intent: 'unknown', sentences: [], analysis: undefined, facts: [] };
    for await (const { type, data } of answerQuestion(question, deps)) {
      if (type === 'understanding')
        told = { ...told, intent: data.intent, language: data.language };
      if (type === 'analysis' && data.mode === 'technical')
        told = { ...told, analysis: data, facts: data.facts };
      if (type === 'facts')
        told = { ...told, facts: [...(told.analysis?.facts ?? []), ...data.facts] };
      if (type === 'sentence') told = { ...told, sentences: [...told.sentences, data] };
    }
    return told;
  };
}

type Ask = ReturnType<typeof createAsker>;

async function askBoth(
  ask: Ask,
  intent: Intent | undefined,
  [en, tr, subject = {}]: readonly [string, string, Subject?],
): Promise<Asked> {
  return {
    question: `${en} / ${tr}`,
    intent,
    told: { en: await ask(en, 'en', subject), tr: await ask(tr, 'tr', subject) },
  };
}

/** "Explain this" for the last finding of each kind in an analysis. */
async function askOfFindings(ask: Ask, [symbol, interval]: Chart): Promise<Asked[]> {
  const { analysis } = await ask(`analyze ${symbol} ${interval}`, 'en');
  const lastOfKind = new Map(
    (analysis?.findings ?? [])
      .filter(({ timeframe }) => timeframe === interval)
      .map(({ kind, id }) => [kind, id]),
  );
  const ids = [...lastOfKind.values(), 'fair-value-gap-that-is-not-there'];
  const request = { mode: 'technical', symbol, interval, window: { limit: 500 } } as const;
  return Promise.all(
    ids.map(async (findingId) => {
      const plan = { intent: 'findings', findingId, namesInstrument: true } as const;
      const explain = (language: Language) =>
        ask('Explain this', language, { request: { ...request, language, plan } });
      return {
        question: `explain ${findingId}`,
        intent: undefined,
        told: { en: await explain('en'), tr: await explain('tr') },
      };
    }),
  );
}

async function askOfCharts(ask: Ask, charts: readonly Chart[]): Promise<Asked[]> {
  const asked: Asked[] = [];
  for (const [symbol, interval] of charts) {
    for (const [intent, en, tr] of chartQuestions) {
      asked.push(
        await askBoth(ask, intent, [
          `${symbol} ${interval} ${en}`,
          `${symbol} ${intervalWords[interval]} ${tr}`,
        ]),
      );
    }
    asked.push(...(await askOfFindings(ask, [symbol, interval])));
  }
  return asked;
}

/** Questions whose answers no series changes. */
async function askOfNoChart(ask: Ask): Promise<Asked[]> {
  const asked: Asked[] = [];
  for (const concept of concepts) {
    const question = [
      `what does ${getConceptName(concept, 'en')} mean`,
      `${getConceptName(concept, 'tr')} ne demek`,
    ] as const;
    asked.push(await askBoth(ask, 'concept', question));
  }
  for (const [intent, en, tr] of plainQuestions) asked.push(await askBoth(ask, intent, [en, tr]));
  return asked;
}

const usual = ['EMA 20', 'EMA 50', 'EMA 200', 'RSI 14', 'ATR 14'];

/** Digits in names and definitions are no measurements: "RSI (14)", "15-minute", "0 to 100". */
function listNames({ analysis, language }: Told): string[] {
  if (analysis === undefined)
    return [...usual, ...allIntervals.map((one) => getIntervalName(one, language))];
  const { instrument, interval, facts } = analysis;
  const frames = [
    interval,
    ...facts.flatMap(({ source }) => ('interval' in source ? (source.interval ?? []) : [])),
  ].map((one) => getIntervalName(one, language));
  return [instrument.symbol, instrument.name[language], ...usual, ...new Set(frames)];
}

/** Indicator titles and descriptions, which include parameters and scales. */
const definitions = Object.fromEntries(
  languages.map((language) => [
    language,
    indicatorDefinitions.map(({ id }) => getIndicatorWords(id, language)?.description ?? ''),
  ]),
);
// The rejected length and the maximum length.
const longest = indicatorDefinitions.find(({ id }) => id === 'ema')?.parameters[0]?.maximum;
const lengths = ['999,999', '999.999', String(longest)];
const parameters = /\p{Lu}[\p{L} %&/]* \((?:[\d.,; ]+)\)/gu;

/** The emergency call, which is told to a person in need and is no number of a market. */
const emergency = '112';

/** Numbers that match none of their sentence's facts, by the test's own formatter and reader. */
function findStrayNumbers(told: Told, typed: readonly string[]): string[] {
  const { language, sentences, facts } = told;
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  return sentences.flatMap(({ text, factIds }) => {
    const isDefinition = (definitions[language] ?? []).some(
      (one) => one !== '' && text.includes(one),
    );
    const titles = [...text.matchAll(parameters)].map(([title]) => title);
    const isLength = /999[.,]999/.test(text);
    const names = [
      emergency,
      ...listNames(told),
      ...titles,
      ...typed,
      ...(isDefinition ? [text] : []),
      ...(isLength ? lengths : []),
    ];
    const spoken = factIds.flatMap((id) => byId.get(id) ?? []);
    return findStrayDigits(text, { facts: spoken, names }, language).map(
      (digits) => `${digits} in: ${text}`,
    );
  });
}

const adviceWords: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:buy(?:ing|s|er|ers)?|sell(?:ing|s|er|ers)?|should|must|ought|recommend\w*|advis\w*|targets?|guarantee\w*|certainly|definitely)\b/iu,
  tr: /(?<!\p{L})(?:al|sat|alın(?:ız)?|satın(?:ız)?|alım|satım|almalı\p{L}*|satmalı\p{L}*|hedef\p{L}*|öner\p{L}*|tavsiye\p{L}*|mutlaka|kesinlikle|garanti\p{L}*|\p{L}+malısınız|\p{L}+melisiniz|fırsat\p{L}*)(?!\p{L})/iu,
};
const terms =
  /(?:is |and )?not investment advice|yatırım tavsiyesi değildir|aşırı (?:alım|satım)|(?:alım|satım)(?: |-)(?:hacmi|baskısı)|(?:buying|selling)(?: |-)(?:pressure|volume)/giu;

function joinText({ sentences }: Pick<Told, 'sentences'>): string {
  return sentences.map(({ text }) => text).join('\n');
}

function listNumbers({ question, told }: Asked, language: Language): unknown[] {
  const sentences = told[language].sentences.filter((sentence) => !isDoubt(sentence, language));
  return [question, readSortedNumbers(joinText({ sentences }), language)];
}

function describeAnswers(
  name: string,
  options: {
    readonly market: MarketData;
    readonly charts: readonly Chart[];
    readonly pairs: boolean;
    readonly chartless: boolean;
  },
) {
  describe(`answers over ${name}`, () => {
    const withheld: unknown[] = [];
    let asked: Asked[] = [];
    beforeAll(async () => {
      const ask = createAsker(options.market, withheld);
      asked = await askOfCharts(ask, options.charts);
      if (options.chartless) asked.push(...(await askOfNoChart(ask)));
      for (const pair of options.pairs ? pairQuestions : [])
        asked.push(await askBoth(ask, 'compare', pair));
    }, 120_000);

    it('exist for every question, in its language and with its intent', () => {
      const wrong = asked.filter(({ intent, told }) =>
        languages.some(
          (one) =>
            told[one].language !== one || (intent !== undefined && told[one].intent !== intent),
        ),
      );
      expect(wrong.map(({ question, told }) => [question, told.en.intent, told.tr.intent])).toEqual(
        [],
      );
      expect(
        asked
          .filter(({ told }) => languages.some((one) => told[one].sentences.length === 0))
          .map(({ question }) => question),
      ).toEqual([]);
    });

    it('have no sentence withheld by the guard', () => {
      expect(withheld).toEqual([]);
    });

    it.each(languages)('contain no number that is not in their facts (%s)', (language) => {
      expect(
        asked.flatMap(({ question, told }) =>
          findStrayNumbers(told[language], question.split(' / ')),
        ),
      ).toEqual([]);
    });

    it.each(languages)('include every cited fact exactly once (%s)', (language) => {
      const wrong = asked.flatMap(({ question, told }) => {
        const { facts, sentences } = told[language];
        const ids = facts.map(({ id }) => id);
        const opened = sentences.flatMap(({ factIds, spans }) => [
          ...factIds,
          ...spans.map(({ factId }) => factId),
        ]);
        return [
          ...opened.filter((id) => !ids.includes(id)),
          ...ids.filter((id, index) => ids.indexOf(id) < index),
        ].map((id) => [question, id]);
      });
      expect(wrong).toEqual([]);
    });

    it.runIf(options.chartless)(
      'include facts without a chart for a question about the clock',
      () => {
        const chartless = asked.filter(({ told }) =>
          languages.every((one) => told[one].analysis === undefined && told[one].facts.length > 0),
        );
        expect(chartless.length).toBeGreaterThanOrEqual(2);
        expect(new Set(chartless.map(({ intent }) => intent))).toEqual(new Set(['killzone']));
        expect(
          new Set(
            chartless.flatMap(({ told }) =>
              languages.flatMap((one) => told[one].facts.map(({ source }) => source.kind)),
            ),
          ),
        ).toEqual(new Set(['clock']));
      },
    );

    it.each(languages)('contain no advice and no unfilled placeholder (%s)', (language) => {
      const texts = asked.flatMap(({ told }) => told[language].sentences.map(({ text }) => text));
      expect(
        texts.filter((text) => adviceWords[language].test(text.replaceAll(terms, ''))),
      ).toEqual([]);
      expect(
        texts.filter((text) =>
          /[{}]|undefined|NaN|Infinity|null| {2}|\s[.,;:]|\.\.$|%-|--/.test(text),
        ),
      ).toEqual([]);
      expect(texts.filter((text) => /^\p{Ll}/u.test(text) || !/[.:?]$/u.test(text))).toEqual([]);
    });

    it('contain the same numbers in both languages', () => {
      expect(asked.map((one) => listNumbers(one, 'tr'))).toEqual(
        asked.map((one) => listNumbers(one, 'en')),
      );
    });

    it('have no repeated sentence', () => {
      // Two timeframes may share a level, and each sentence then repeats it.
      const others = asked.filter(({ intent }) => intent !== 'timeframes');
      const twice = others.flatMap(({ told }) =>
        languages.flatMap((one) =>
          joinText(told[one])
            .split('\n')
            .filter((text, index, all) => all.indexOf(text) !== index),
        ),
      );
      expect(twice).toEqual([]);
    });
  });
}

/** Tempers between those of the short run: jumps, no volume, hardly a change, few candles. */
const furtherCharts: readonly Chart[] = [
  ['BTCUSDT', '15m'],
  ['ETHUSDT', '4h'],
  ['SHIBUSDT', '1h'],
];

describeAnswers('seeded series', {
  market: createSeededMarket(tempers, now),
  pairs: true,
  chartless: true,
  charts: [
    ['AAPL', '1h'],
    ['EURUSD', '15m'],
    ['XRPUSDT', '15m'],
    ['SPX', '4h'],
    ...(isFullRun ? furtherCharts : []),
  ],
});

describeAnswers('real series', {
  market: createMarketData({
    mode: 'files',
    filesDir: realCandles,
    allowSimulated: false,
    store,
  }),
  pairs: hasSharedData,
  chartless: false,
  charts: hasSharedData
    ? [['AAPL', '1d'], ...(isFullRun ? ([['BTCUSDT', '1h']] as const) : [])]
    : [['VIX', '1d']],
});
