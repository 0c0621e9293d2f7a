import { getFactLabel, languages, type Fact, type Language, type Sentence } from '@vela/contracts';
import { createMarketData, type MarketData } from '@vela/market-data';
import { beforeAll, describe, expect, it } from 'vitest';
import { guardSentence } from '../guard/guard-sentence.ts';
import { listLabels } from '../list-labels.ts';
import { createCorpus, type CorpusRequest } from '../testing/narration-corpus.ts';
import { readNumbers } from '../testing/read-numbers.ts';
import { hasSharedData, realCandles } from '../testing/real-candles.ts';
import { isFullRun } from '../testing/tier.ts';
import { narrateAnalysis, type AnalysisCore } from './narration.ts';

const store = {
  read: () => Promise.resolve(undefined),
  append: () => Promise.resolve(),
  replace: () => Promise.resolve(),
};

function createTestMarketData(mode: 'files' | 'simulated'): MarketData {
  return createMarketData({
    mode,
    ...(mode === 'files' ? { filesDir: realCandles } : {}),
    allowSimulated: true,
    store,
  });
}

const simulated: readonly CorpusRequest[] = [
  { symbol: 'BTCUSDT', interval: '1h', windows: 30 },
  { symbol: 'AAPL', interval: '1d', windows: 30 },
  { symbol: 'EURUSD', interval: '15m', windows: 30 },
  { symbol: 'XAUUSD', interval: '4h', windows: 20 },
];
const published: readonly CorpusRequest[] = [
  { symbol: 'VIX', interval: '1d', windows: 150 },
  { symbol: 'VIX', interval: '1w', windows: 50 },
];
const real: readonly CorpusRequest[] = [
  { symbol: 'BTCUSDT', interval: '1h', windows: 50 },
  { symbol: 'AAPL', interval: '1d', windows: 50 },
  { symbol: 'EURUSD', interval: '15m', windows: 50 },
  { symbol: 'SPX', interval: '1d', windows: 50 },
  { symbol: 'CL', interval: '1d', windows: 40 },
];

const adviceWords = {
  en: ['buy', 'sell', 'should', 'target', 'buying', 'selling', 'targets', 'recommend'],
  tr: [
    'al',
    'sat',
    'alın',
    'satın',
    'alım',
    'satım',
    'almalı',
    'satmalı',
    'almalısınız',
    'satmalısınız',
    'hedef',
    'hedefi',
    'öneri',
    'öneririz',
    'tavsiye',
    'tavsiyesi',
    'gerekir',
  ],
} as const;
const fieldTerms = {
  en: ['not investment advice'],
  tr: [
    'yatırım tavsiyesi değildir',
    'aşırı alım',
    'aşırı satım',
    'yükselmesi gerekir',
    'gerilemesi gerekir',
  ],
} as const;

/** Windows of each series in the short run are two of five, and so is the least of them. */
const share = isFullRun ? 1 : 0.4;
const take = (count: number): number => Math.ceil(count * share);

function joinText(core: AnalysisCore, language: Language): string {
  return narrateAnalysis(core, language)
    .map(({ sentence }) => sentence.text)
    .join(' ');
}

function mutate(fact: Fact): Fact {
  if (fact.unit === 'time' && typeof fact.value === 'number')
    return { ...fact, value: fact.value + 3 * 86_400_000 };
  if (typeof fact.value === 'number')
    return { ...fact, value: fact.value * 1.37 + (fact.value < 0 ? -1 : 1) };
  const other = {
    bullish: 'bearish',
    bearish: 'bullish',
    neutral: 'bullish',
    overbought: 'oversold',
    oversold: 'overbought',
    balanced: 'oversold',
    open: 'touched',
    fresh: 'touched',
  };
  const words: Readonly<Record<string, string>> = {
    ...other,
    'break-of-structure': 'change-of-character',
    'change-of-character': 'break-of-structure',
  };
  return { ...fact, value: words[fact.value] ?? 'open' };
}

function saysFact(text: string, fact: Fact, language: Language): boolean {
  const { value } = fact;
  if (typeof value === 'string') return text.length > 0;
  const numbers = readNumbers(text, language);
  if (fact.unit === 'time') {
    const date = new Date(value);
    const parts = numbers.map((number) => number.value);
    return (
      parts[0] === date.getUTCDate() &&
      parts[1] === date.getUTCFullYear() &&
      (parts.length === 2 || parts[2] === date.getUTCHours())
    );
  }
  const number = numbers[0];
  if (number === undefined || numbers.length > 1) return false;
  const scale = 10 ** number.decimals;
  return (
    Math.abs(Math.abs(value) * scale - number.value * scale) <= 0.5 + 1e-6 * scale &&
    (fact.unit === 'percent') === text.includes('%')
  );
}

function wrongSpans({ text, spans }: Sentence, core: AnalysisCore, language: Language): string[] {
  return spans.flatMap(({ start, end, factId }) => {
    const fact = core.facts.find(({ id }) => id === factId);
    return fact !== undefined && saysFact(text.slice(start, end), fact, language)
      ? []
      : [`${factId}: ${text}`];
  });
}

function looseNumbers({ text, spans }: Sentence, core: AnalysisCore, language: Language): string[] {
  let rest = text;
  for (const { start, end } of spans.toReversed())
    rest = `${rest.slice(0, start)}§${rest.slice(end)}`;
  const labels = [...listLabels(core, language), 'EMA 200', 'EMA 20', 'EMA 50', 'RSI 14', 'ATR 14'];
  for (const label of labels) rest = rest.replaceAll(label, '§');
  return readNumbers(rest, language).map((number) => `${number.text}: ${text}`);
}

function describeNarrations(
  name: string,
  wanted: readonly CorpusRequest[],
  options: { mode: 'files' | 'simulated'; least: number; leastShapes: number },
) {
  describe(`narrations over ${name}`, () => {
    let corpus: AnalysisCore[] = [];
    beforeAll(async () => {
      const requests = wanted.map((one) => ({ ...one, windows: take(one.windows) }));
      corpus = await createCorpus(requests, createTestMarketData(options.mode));
    }, 120_000);

    it(`are at least ${take(options.least)}, of 8 to 14 sentences, from 20 to 130 facts`, () => {
      expect(corpus.length).toBeGreaterThanOrEqual(take(options.least));
      for (const core of corpus) {
        expect(core.facts.length).toBeGreaterThanOrEqual(20);
        expect(core.facts.length).toBeLessThanOrEqual(130);
        const count = narrateAnalysis(core, 'en').length;
        expect(count).toBeGreaterThanOrEqual(8);
        expect(count).toBeLessThanOrEqual(14);
      }
    });

    it.each(languages)(
      'contain only numbers of facts, by an independent parser (%s)',
      (language) => {
        for (const core of corpus) {
          const told = narrateAnalysis(core, language).map(({ sentence }) => sentence);
          expect(told.flatMap((sentence) => wrongSpans(sentence, core, language))).toEqual([]);
          expect(told.flatMap((sentence) => looseNumbers(sentence, core, language))).toEqual([]);
        }
      },
    );

    it.each(languages)(
      'pass the guard, without advice or unfilled placeholders (%s)',
      (language) => {
        for (const core of corpus) {
          const context = {
            language,
            labels: listLabels(core, language),
            facts: new Map(core.facts.map((fact) => [fact.id, fact])),
          };
          for (const { sentence } of narrateAnalysis(core, language)) {
            expect([sentence.text, guardSentence(sentence, context)]).toEqual([sentence.text, []]);
            expect(sentence.text).not.toMatch(/[{}]|undefined|NaN|null|\s{2}/);
            expect(sentence.text).toMatch(/^[\p{Lu}\d].*\.$/u);
            let rest = sentence.text.toLocaleLowerCase(language);
            for (const term of fieldTerms[language]) rest = rest.replaceAll(term, '');
            const said = rest
              .split(/[^\p{L}]+/u)
              .filter((word) => adviceWords[language].some((advice) => advice === word));
            expect([sentence.text, said]).toEqual([sentence.text, []]);
          }
        }
      },
    );

    it('cite the same facts in both languages, sentence by sentence', () => {
      for (const core of corpus) {
        const [en, tr] = [narrateAnalysis(core, 'en'), narrateAnalysis(core, 'tr')];
        expect(tr.map(({ key }) => key)).toEqual(en.map(({ key }) => key));
        const listNumbers = (told: typeof en, language: Language) =>
          told.map(({ sentence }) =>
            sentence.spans
              .filter(({ factId }) =>
                core.facts.some(
                  (fact) =>
                    fact.id === factId && typeof fact.value === 'number' && fact.unit !== 'time',
                ),
              )
              .map(
                ({ start, end, factId }) =>
                  `${factId}=${readNumbers(sentence.text.slice(start, end), language)[0]?.value}`,
              )
              .toSorted(),
          );
        expect(listNumbers(tr, 'tr')).toEqual(listNumbers(en, 'en'));
      }
    });

    it.each(languages)('change when a cited fact changes (%s)', (language) => {
      for (const core of corpus.filter((_, index) => index % 5 === 0)) {
        const text = joinText(core, language);
        const spoken = new Set(
          narrateAnalysis(core, language).flatMap(({ sentence }) => sentence.factIds),
        );
        for (const id of spoken) {
          const facts = core.facts.map((fact) => (fact.id === id ? mutate(fact) : fact));
          expect([id, joinText({ ...core, facts }, language) === text]).toEqual([id, false]);
        }
      }
    });

    it('say if price is within a gap or a block, and never give a distance of 0', () => {
      for (const core of corpus) {
        const told = narrateAnalysis(core, 'en');
        const has = (id: string) => core.facts.some((fact) => fact.id === id);
        for (const zone of ['gap', 'block']) {
          expect(told.some(({ topic }) => topic === `${zone}-inside`)).toBe(
            has(`${zone}.inside.top`),
          );
        }
        for (const { sentence } of told) {
          expect(sentence.text).not.toMatch(
            /(?<![\d.])0\.0+%? (?:away|above|below|\(|ATR)|\(0\.0+ ATR|slip 0\.0+%|rise 0\.0+%/,
          );
        }
      }
    });

    it('are deterministic, and every fact has a label', () => {
      for (const core of corpus.filter((_, index) => index % 10 === 0)) {
        expect(joinText(structuredClone(core), 'tr')).toBe(joinText(core, 'tr'));
        for (const { label } of core.facts)
          for (const language of languages) expect(getFactLabel(label, language)).not.toBe(label);
      }
    });

    it(`use at least ${options.leastShapes} shapes of sentences`, () => {
      const used = new Set(
        corpus.flatMap((core) => narrateAnalysis(core, 'en').map(({ key }) => key)),
      );
      expect(used.size).toBeGreaterThanOrEqual(options.leastShapes);
    });
  });
}

describeNarrations('simulated series', simulated, {
  mode: 'simulated',
  least: 80,
  leastShapes: 30,
});
describeNarrations('real series', hasSharedData ? real : published, {
  mode: 'files',
  least: 200,
  leastShapes: 30,
});
