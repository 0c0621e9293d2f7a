import {
  getIndicatorWords,
  languages,
  type Evidence,
  type Fact,
  type Intent,
  type Language,
} from '@vela/contracts';
import { builtInNarrator } from '../built-in-narrator.ts';
import { indicatorDefinitions } from '@vela/engine';
import { createMarketData } from '@vela/market-data';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AnswerPart } from '../answer-part.ts';
import { answerQuestion } from '../answer-question.ts';
import { createSeriesAnalyses } from '../series/series-analyses.ts';
import { commonQuestions } from '../testing/questions-of-all-kinds.ts';
import { readNumbers } from '../testing/read-numbers.ts';
import { isDoubt } from '../testing/is-doubt.ts';

const now = Date.UTC(2026, 10, 20, 14, 20);
const marketData = createMarketData({
  mode: 'simulated',
  allowSimulated: true,
  store: {
    read: () => Promise.resolve(undefined),
    append: () => Promise.resolve(),
    replace: () => Promise.resolve(),
  },
});
const withheld: unknown[] = [];
const deps = {
  marketData,
  seriesAnalyses: createSeriesAnalyses(),
  newId: () => 'id',
  narrator: builtInNarrator,
  onWithheld: (one: unknown) => withheld.push(one),
};

type Answer = {
  readonly intent: Intent | undefined;
  readonly sentences: readonly Evidence[];
  readonly facts: ReadonlyMap<string, Fact>;
  readonly labels: readonly string[];
};

async function ask(message: string, language: Language): Promise<Answer> {
  const question = { message, language, chosen: {}, context: {}, now };
  const parts: AnswerPart[] = [];
  for await (const part of answerQuestion(question, deps)) parts.push(part);
  const analysis = parts.flatMap((part) =>
    part.type === 'analysis' && part.data.mode === 'technical' ? [part.data] : [],
  )[0];
  const understanding = parts.flatMap((part) =>
    part.type === 'understanding' ? [part.data] : [],
  )[0];
  return {
    intent: understanding?.intent,
    sentences: parts.flatMap((part) => (part.type === 'sentence' ? [part.data] : [])),
    facts: new Map((analysis?.facts ?? []).map((fact) => [fact.id, fact])),
    labels:
      analysis === undefined
        ? []
        : [analysis.instrument.symbol, analysis.instrument.name[language]],
  };
}

const charts = [
  ['BTCUSDT', '1h', '1 saatlik'],
  ['EURUSD', '15m', '15 dakikalık'],
] as const;

const pairs: readonly (readonly [en: string, tr: string])[] = [
  ['compare BTC and ETH on the 4 hour chart', 'BTC ile ETH 4 saatlik karşılaştır'],
  ['AAPL vs BTCUSDT daily', 'AAPL ile BTCUSDT günlük kıyasla'],
  ['compare EURUSD and GBPUSD 15m', 'EURUSD ile GBPUSD 15 dakikalık karşılaştır'],
];

const advice = {
  en: /\b(?:buy|sell|should|targets?|recommend|advise)\b/i,
  tr: /(?<![\p{L}])(?:al|sat|alın|satın|almalı|satmalı|hedef|öner\p{L}*|tavsiye(?!si değildir)\p{L}*)(?![\p{L}])/iu,
} as const;

function saysFact(text: string, { value, unit }: Fact, language: Language): boolean {
  if (typeof value === 'string') return text.length > 0 && !/\d/.test(text);
  const numbers = readNumbers(text, language);
  if (unit === 'time') {
    const date = new Date(value);
    const parts = numbers.map((one) => one.value);
    const clock =
      parts.length === 2 || (parts[2] === date.getUTCHours() && parts[3] === date.getUTCMinutes());
    return parts[0] === date.getUTCDate() && parts[1] === date.getUTCFullYear() && clock;
  }
  const [number] = numbers;
  if (number === undefined || numbers.length > 1) return false;
  const scale = 10 ** number.decimals;
  return (
    Math.abs(Math.abs(value) * scale - number.value * scale) <= 0.5 + 1e-6 * scale &&
    (unit === 'percent') === text.includes('%')
  );
}

function findFaults({ sentences, facts, labels }: Answer, language: Language): string[] {
  const definitions = indicatorDefinitions
    .map(({ id }) => getIndicatorWords(id, language)?.description ?? '')
    .filter((text) => text !== '');
  return sentences.flatMap(({ text, spans }) => {
    const wrong = spans.filter(({ start, end, factId }) => {
      const fact = facts.get(factId);
      return fact === undefined || !saysFact(text.slice(start, end), fact, language);
    });
    // Digits in names ("RSI (14)", "15-minute") and scales of definitions are no measurements.
    let rest = spans
      .toReversed()
      .reduce((left, { start, end }) => `${left.slice(0, start)}§${left.slice(end)}`, text);
    for (const name of [...definitions, ...labels]) rest = rest.replaceAll(name, '§');
    rest = rest.replace(
      /\p{Lu}[\p{L}]* \([\d., ]+\)|\d+(?:-(?:hour|minute)| (?:saatlik|dakikalık))|(?:ATR|RSI) 14|EMA (?:200|20|50)/gu,
      '§',
    );
    const loose = readNumbers(rest, language).map((one) => one.text);
    return [
      ...wrong.map(({ factId }) => `${factId}: ${text}`),
      ...loose.map((number) => `${number} in: ${text}`),
    ];
  });
}

type Asked = {
  readonly intent: Intent;
  readonly en: string;
  readonly tr: string;
  readonly answers: Record<Language, Answer>;
};
let corpus: Asked[] = [];

function listTexts({ answers }: Asked, language: Language): string[] {
  return answers[language].sentences.map(({ text }) => text);
}

async function askBoth(intent: Intent, en: string, tr: string): Promise<Asked> {
  return { intent, en, tr, answers: { en: await ask(en, 'en'), tr: await ask(tr, 'tr') } };
}

beforeAll(async () => {
  corpus = [];
  for (const [symbol, interval, aralik] of charts) {
    for (const [intent, en, tr] of commonQuestions)
      corpus.push(
        await askBoth(intent, `${symbol} ${interval} ${en}`, `${symbol} ${aralik} ${tr}`),
      );
  }
  for (const [en, tr] of pairs) corpus.push(await askBoth('compare', en, tr));
}, 120_000);

describe.each(languages)('answers in %s', (language) => {
  it('are for the expected intent', () => {
    expect(
      corpus
        .filter(({ intent, answers }) => answers[language].intent !== intent)
        .map((one) => [one[language], one.intent]),
    ).toEqual([]);
    expect(corpus.length).toBeGreaterThan(50);
  });

  it('bind every number to an included fact', () => {
    expect(corpus.flatMap(({ answers }) => findFaults(answers[language], language))).toEqual([]);
  });

  it('contain no advice, and pass the guard', () => {
    const texts = corpus.flatMap(({ answers }) =>
      answers[language].sentences.map(({ text }) => text),
    );
    const faults = texts.filter((text) =>
      advice[language].test(text.replaceAll(/not investment advice|aşırı (?:alım|satım)/g, '')),
    );
    expect(faults).toEqual([]);
    expect(withheld).toEqual([]);
  });

  it('have no repeated sentence, and start with a capital letter, a number or a name', () => {
    expect(
      corpus.filter((one) => listTexts(one, language).length < 3).map((one) => one[language]),
    ).toEqual([]);
    // Two timeframes may share a level, and each sentence then repeats it.
    const others = corpus.filter(({ intent }) => intent !== 'timeframes');
    expect(
      others.flatMap((one) =>
        listTexts(one, language).filter((text, index, all) => all.indexOf(text) !== index),
      ),
    ).toEqual([]);
    expect(
      corpus.flatMap((one) => listTexts(one, language).filter((text) => /^\p{Ll}/u.test(text))),
    ).toEqual([]);
  });
});

describe('answers in both languages', () => {
  it('cite the same facts in the same order', () => {
    for (const { en, answers } of corpus) {
      const ids = (language: Language) =>
        answers[language].sentences
          .filter((sentence) => !isDoubt(sentence, language))
          .map(({ factIds }) => factIds.toSorted());
      expect([en, ids('tr')]).toEqual([en, ids('en')]);
    }
  });

  it('name the source of a number that is not from the chart', () => {
    const facts = corpus.flatMap(({ answers }) => [...answers.en.facts.values()]);
    const seconds = facts.filter(({ id }) => id.startsWith('compare.second.'));
    const frames = facts.filter(({ id }) => /^timeframe\.\w+\./.test(id));
    expect(new Set(seconds.map(({ source }) => 'symbol' in source && source.symbol))).toEqual(
      new Set(['ETHUSDT', 'BTCUSDT', 'GBPUSD']),
    );
    expect(
      frames.filter(
        ({ id, source }) => 'interval' in source && source.interval !== id.split('.')[1],
      ),
    ).toEqual([]);
    expect(
      facts
        .filter(({ id }) => id.startsWith('compare.first.'))
        .filter(({ source }) => 'symbol' in source),
    ).toEqual([]);
    expect([seconds.length, frames.length].every((count) => count > 10)).toBe(true);
  });

  it('cite every group of facts gathered for them', () => {
    const spoken = new Set(
      corpus.flatMap(({ answers }) => answers.en.sentences.flatMap(({ factIds }) => factIds)),
    );
    for (const part of [
      'zone.',
      'previous.',
      'gap.above.',
      'sweep.level',
      'timeframe.',
      'found.1',
      'range.',
      'compare.',
    ]) {
      expect([part, [...spoken].some((id) => id.startsWith(part))]).toEqual([part, true]);
    }
  });
});
