import type { FindingKind, Instrument, Language, WireFinding } from '@vela/contracts';
import { builtInNarrator } from '../built-in-narrator.ts';
import { analyzeTechnical, toCandles } from '@vela/engine';
import { instrumentCatalogue, type CandleSeries, type MarketData } from '@vela/market-data';
import { describe, expect, it } from 'vitest';
import { answerQuestion } from '../answer-question.ts';
import type { AnswerPart, Question } from '../answer-part.ts';
import { createSeriesAnalyses } from '../series/series-analyses.ts';

const hourMs = 3_600_000;
const start = Date.UTC(2026, 0, 1);
const count = 1200;

/** A seeded random walk in which findings of every common kind form. */
function walk() {
  let seed = 5;
  const chance = (): number => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    return seed / 0x7fffffff - 0.5;
  };
  let close = 100;
  return Array.from({ length: count }, (_, t) => {
    const open = close;
    close = Math.max(20, open + 2 * chance() + (Math.abs(chance()) > 0.45 ? 5 * chance() : 0));
    const [high, low] = [
      Math.max(open, close) + Math.abs(chance()),
      Math.min(open, close) - Math.abs(chance()),
    ];
    return { openTime: start + t * hourMs, open, high, low, close, volume: 10 };
  });
}

const candles = toCandles('1h', walk());
const source = {
  kind: 'file',
  vendor: 'hand',
  asOf: start + count * hourMs,
  anchor: start,
  adjustment: 'raw',
  health: [],
  refusals: [],
} as const;

function createSeries(instrument: Instrument): CandleSeries {
  return {
    instrument,
    candles,
    source: { ...source, health: [], refusals: [] },
    version: '1',
    hash: 'hand',
  };
}

const marketData: MarketData = {
  catalogue: instrumentCatalogue,
  getSeries: ({ instrument }) =>
    Promise.resolve({ kind: 'series', series: createSeries(instrument) }),
  check: () => Promise.resolve([]),
};
const withheld: unknown[] = [];
const deps = {
  marketData,
  seriesAnalyses: createSeriesAnalyses(),
  newId: () => 'id',
  narrator: builtInNarrator,
  onWithheld: (one: unknown) => withheld.push(one),
};

async function explain(findingId: string, language: Language) {
  const message = language === 'en' ? 'Explain this structure' : 'Şu yapıyı açıkla';
  const question: Question = {
    message,
    language,
    chosen: {},
    request: {
      mode: 'technical',
      symbol: 'BTCUSDT',
      interval: '1h',
      window: { limit: 500 },
      language,
      plan: { intent: 'findings', findingId, namesInstrument: true },
    },
    context: {},
    now: start + count * hourMs,
  };
  const parts: AnswerPart[] = [];
  for await (const part of answerQuestion(question, deps)) parts.push(part);
  const sentences = parts.flatMap((part) => (part.type === 'sentence' ? [part.data] : []));
  const analysis = parts.flatMap((part) =>
    part.type === 'analysis' && part.data.mode === 'technical' ? [part.data] : [],
  )[0];
  const understanding = parts.flatMap((part) =>
    part.type === 'understanding' ? [part.data] : [],
  )[0];
  return { sentences, analysis, understanding, text: sentences.map(({ text }) => text).join(' ') };
}

const { findings } = analyzeTechnical(candles);
const kinds = [...new Set(findings.map(({ kind }) => kind))];

/** The latest finding of a kind with the most transitions. */
function richest(kind: FindingKind) {
  return findings
    .filter((one) => one.kind === kind)
    .toSorted((a, b) => b.transitions.length - a.transitions.length)[0];
}

const spoken = (value = 0): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

describe('an explanation of one structure', () => {
  it.each(kinds)(
    'explains a %s in both languages from the same facts, with nothing withheld',
    async (kind) => {
      const id = richest(kind)?.id ?? '';
      const [english, turkish] = [await explain(id, 'en'), await explain(id, 'tr')];
      expect(withheld).toEqual([]);
      expect(english.understanding).toMatchObject({
        intent: 'findings',
        symbol: 'BTCUSDT',
        interval: '1h',
      });
      expect(english.sentences.length).toBeGreaterThanOrEqual(6);
      const findFacts = ({ sentences }: typeof english) =>
        sentences.map(({ factIds }) => [...factIds].toSorted((a, b) => (a < b ? -1 : 1)));
      expect(findFacts(english)).toEqual(findFacts(turkish));
      const lit = new Set(
        english.analysis?.facts
          .filter((fact) => fact.kind === 'finding')
          .flatMap(({ refs }) => refs),
      );
      expect([...lit]).toEqual([id]);
      expect(english.analysis?.findings.map((one: WireFinding) => one.id)).toContain(id);
    },
  );

  it('contains the prices and the state changes of that structure', async () => {
    const gap = richest('fair-value-gap');
    const { text } = await explain(gap?.id ?? '', 'en');
    expect(text).toContain(`from ${spoken(gap?.bottom)} to ${spoken(gap?.top)}`);
    expect(text.match(/its state became/g)).toHaveLength(gap?.transitions.length ?? 0);
  });

  it('says so if the structure does not exist', async () => {
    expect((await explain('fair-value-gap.bullish.1.2', 'en')).text).toContain(
      'is not in the series',
    );
    expect((await explain('fair-value-gap.bullish.1.2', 'tr')).text).toContain(
      'serinin şimdiki hâlinde yok',
    );
  });
});
