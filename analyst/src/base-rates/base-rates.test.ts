import {
  getFactLabel,
  languages,
  getMethodPagePath,
  baseRateNames,
  type Language,
  type Sentence,
} from '@vela/contracts';
import { builtInNarrator } from '../built-in-narrator.ts';
import { type Artefact, calculateBaseRates, type BaseRate, type Doubt } from '@vela/engine';
import { createMarketData } from '@vela/market-data';
import { describe, expect, it } from 'vitest';
import type { AnalystDeps } from '../analyst-deps.ts';
import { analyzeInstrument } from '../analyze-instrument.ts';
import { answerQuestion } from '../answer-question.ts';
import type { AnswerPart } from '../answer-part.ts';
import { findFactIds } from '../narrator/sentence-template.ts';
import { analystLanguages } from '../language/by-language.ts';
import { baseRates as baseRatesEn } from '../language/en/base-rates.ts';
import { baseRates as baseRatesTr } from '../language/tr/base-rates.ts';
import { createSeriesAnalyses } from '../series/series-analyses.ts';
import type { BaseRateSource } from './base-rate-source.ts';
import { cellBySpokenRate } from './spoken-rates.ts';

const marketData = createMarketData({
  mode: 'simulated',
  allowSimulated: true,
  store: {
    read: () => Promise.resolve(undefined),
    append: () => Promise.resolve(),
    replace: () => Promise.resolve(),
  },
});
const now = Date.UTC(2026, 2, 12, 14);
const seriesAnalyses = createSeriesAnalyses();

const counted: BaseRateSource = {
  find: (series) => ({
    ...calculateBaseRates(seriesAnalyses.analyze(series)),
    countedTo: series.candles.openTime.at(-1) ?? 0,
  }),
};

type Standing = 'apart' | 'alike' | Doubt;

/** Invented values for every rate, so that all sentences are used. */
function invented(standing: Standing): BaseRateSource {
  const share = {
    rate: 0.612,
    low: 0.55,
    high: 0.67,
    controlRate: 0.5,
    controls: 8000,
    n: 400,
    effectiveN: 310,
    bullish: 190,
    horizon: 96,
  };
  const difference = {
    difference: 0.112,
    differenceLow: standing === 'alike' ? -0.03 : 0.03,
    differenceHigh: 0.19,
    isDistinguishable: standing === 'apart',
    ...(standing === 'apart' || standing === 'alike' ? {} : { doubt: standing }),
  };
  const rates = baseRateNames.map((name): BaseRate => ({
    ...cellBySpokenRate[name],
    ...share,
    ...difference,
  }));
  return {
    find: ({ candles }) => ({
      cells: rates,
      countedFrom: candles.openTime.at(0) ?? 0,
      countedTo: candles.openTime.at(-1) ?? 0,
    }),
  };
}

async function ask(message: string, language: Language, baseRates?: BaseRateSource) {
  const withheld: unknown[] = [];
  const onWithheld: AnalystDeps['onWithheld'] = (one) => withheld.push(one);
  const deps = {
    marketData,
    seriesAnalyses,
    newId: () => 'id',
    narrator: builtInNarrator,
    onWithheld,
    ...(baseRates === undefined ? {} : { baseRates }),
  };
  const parts: AnswerPart[] = [];
  const question = {
    message,
    language,
    chosen: { symbol: 'BTCUSDT', interval: '1h' as const },
    context: {},
    now,
  };
  for await (const part of answerQuestion(question, deps)) parts.push(part);
  const facts = parts.flatMap((part) => (part.type === 'analysis' ? part.data.facts : []));
  const sentences = parts.flatMap((part) => (part.type === 'sentence' ? [part.data] : []));
  return { facts, sentences, texts: sentences.map(({ text }) => text), withheld };
}

const questions = {
  en: 'How often do fair value gaps fill here?',
  tr: 'Burada adil değer boşlukları ne sıklıkla doluyor?',
} as const;

describe('base-rate answers', () => {
  it.each(languages)('cite counted facts next to matched candles (%s)', async (language) => {
    const { facts, sentences, withheld } = await ask(questions[language], language, counted);
    expect(withheld).toEqual([]);
    const spoken = sentences.filter(({ factIds }) =>
      factIds.some((id) => id.startsWith('base-rate.gap-')),
    );
    expect(spoken.length).toBe(3);
    for (const { factIds } of spoken) {
      for (const measure of ['n', 'effective', 'rate', 'horizon', 'low', 'high', 'control'])
        expect(factIds.some((id) => id.endsWith(`.${measure}`))).toBe(true);
    }
    const filled = facts.find(({ id }) => id === 'base-rate.gap-filled.rate');
    expect(filled).toMatchObject({ unit: 'percent', decimals: 1, method: 'base-rate@2' });
    expect(getMethodPagePath(filled?.method ?? '')).toBe('/methods/base-rate');
    for (const { label } of facts) expect(getFactLabel(label, language)).not.toBe(label);
  });

  it.each(languages)(
    'say that rates are still being counted, or that there are too few events (%s)',
    async (language) => {
      const templates = analystLanguages[language].analysis;
      expect((await ask(questions[language], language, { find: () => undefined })).texts).toContain(
        templates['base-rate.computing'],
      );
      const none = { find: () => ({ cells: [], countedFrom: 0, countedTo: now }) };
      expect((await ask(questions[language], language, none)).texts).toContain(
        templates['base-rate.few'],
      );
    },
  );
});

async function analyze(language: Language): Promise<readonly Sentence[]> {
  const deps = {
    marketData,
    seriesAnalyses,
    newId: () => 'id',
    narrator: builtInNarrator,
    baseRates: counted,
  };
  const result = await analyzeInstrument(
    {
      symbol: 'BTCUSDT',
      interval: '1h',
      window: { limit: 500 },
      mode: 'technical',
      language,
      plan: { intent: 'analyze' },
    },
    now,
    deps,
  );
  if (result.kind !== 'analysis') throw new Error(result.kind);
  return result.analysis.explanation.sentences.filter(({ factIds }) =>
    factIds.some((id) => id.startsWith('base-rate.')),
  );
}

describe('an analysis', () => {
  it('includes gap and block rates once, with the same numbers in both languages', async () => {
    const [english, turkish] = [await analyze('en'), await analyze('tr')];
    expect(english.length).toBeGreaterThanOrEqual(1);
    expect(english.length).toBeLessThanOrEqual(2);
    expect(turkish.map(({ factIds }) => factIds.toSorted())).toEqual(
      english.map(({ factIds }) => factIds.toSorted()),
    );
  });

  it('omits rates that are not known', async () => {
    const { facts, texts } = await ask('Analyze BTCUSDT', 'en', { find: () => undefined });
    expect(facts.filter(({ kind }) => kind === 'base-rate')).toEqual([]);
    expect(texts.join(' ')).not.toMatch(/base rate|matched candles/);
  });
});

function bound(sentences: Readonly<Record<string, string>>) {
  return Object.entries(sentences).map(([key, template]) => [
    key,
    findFactIds(template).toSorted(),
  ]);
}

describe('the sentences', () => {
  it('bind every number, in both languages the same ones', () => {
    expect(bound(baseRatesTr)).toEqual(bound(baseRatesEn));
    expect(Object.keys(baseRatesEn)).toHaveLength(3 * baseRateNames.length + 12);
  });

  const concepts = {
    en: [
      'order blocks',
      'breaks of structure',
      'changes of character',
      'liquidity sweeps',
      'swings',
    ],
    tr: ['emir blokları', 'yapı kırılımları', 'karakter değişimleri'],
  };
  const standings: readonly Standing[] = ['apart', 'alike', 'mirrored', 'unconfirmed', 'unsteady'];
  it.each(
    languages.flatMap((language) => standings.map((standing) => [language, standing] as const)),
  )('pass the guard whichever rate is told (%s, %s)', async (language, standing) => {
    for (const things of concepts[language]) {
      const message =
        language === 'en'
          ? `How often do ${things} hold here?`
          : `Burada ${things} ne sıklıkla tutuyor?`;
      const { withheld, texts } = await ask(message, language, invented(standing));
      expect(withheld).toEqual([]);
      expect(texts.some((text) => /61[.,]2/.test(text))).toBe(true);
    }
  });
});

const kinds = ['repeated-open', 'flat', 'displaced-close'] as const;

function askAbout(artefact: Artefact, language: Language) {
  const source = invented('apart');
  const isRefused = artefact.countedFrom === undefined;
  return ask(questions[language], language, {
    find: async (series) => {
      const known = await source.find(series);
      return known && { ...known, artefact, ...(isRefused ? { cells: [] } : {}) };
    },
  });
}

describe('data with an artefact', () => {
  it.each(languages)(
    'is refused, or counted in part, with the reason in words (%s)',
    async (language) => {
      for (const kind of kinds) {
        const refused = await askAbout({ kind, share: 0.53 }, language);
        expect([refused.withheld, refused.texts.some((text) => /53/.test(text))]).toEqual([
          [],
          true,
        ]);
        expect(refused.texts.join(' ')).not.toMatch(/61[.,]2/);
        const part = await askAbout({ kind, share: 0.53, countedFrom: now - 9e9 }, language);
        expect([part.withheld, part.texts.some((text) => /53/.test(text))]).toEqual([[], true]);
        expect(part.texts.join(' ')).toMatch(/61[.,]2/);
      }
    },
  );

  it('says the period and the caveat in the sentence of a difference', async () => {
    const { sentences } = await ask(questions.en, 'en', invented('apart'));
    const apart = sentences.filter(({ text }) => text.includes('chance alone does not explain'));
    expect(apart.length).toBeGreaterThan(0);
    for (const { text, factIds } of apart) {
      expect(text).toContain('describes that past only');
      for (const measure of ['from', 'to', 'effective'])
        expect(factIds.some((id) => id.endsWith(`.${measure}`))).toBe(true);
    }
  });
});
