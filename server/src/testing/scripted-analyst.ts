import { randomUUID } from 'node:crypto';
import type { AnswerPart, Question } from '@vela/analyst';
import type { Instrument, Interval } from '@vela/contracts';
import type { Analyst } from '../analyst.ts';
import type { ShownAnalysis } from '../db/analysis-store.ts';

const noon = Date.UTC(2026, 10, 20, 12);

export const bitcoin: Instrument = {
  symbol: 'BTCUSDT',
  name: { en: 'Bitcoin', tr: 'Bitcoin' },
  assetClass: 'crypto',
  exchange: 'Binance',
  currency: 'USDT',
  priceDecimals: 2,
};

/** A small hand-made analysis of one open gap. */
export function smallAnalysis(interval: Interval = '1h'): ShownAnalysis {
  const source = { vendor: 'hand', hash: 'ab'.repeat(32), from: noon - 3_600_000, to: noon };
  return {
    id: randomUUID(),
    instrument: bitcoin,
    interval,
    mode: 'technical',
    asOf: noon,
    source: {
      kind: 'simulated',
      vendor: 'hand',
      asOf: noon,
      anchor: noon,
      adjustment: 'raw',
      health: [],
      refusals: [],
    },
    candles: { count: 500, from: noon, to: noon, hash: source.hash },
    findings: [
      {
        id: 'gap-1',
        kind: 'fair-value-gap',
        direction: 'bullish',
        timeframe: interval,
        formedAt: noon,
        confirmedAt: noon,
        top: 101.5,
        bottom: 100.25,
        refs: [],
        transitions: [],
        measures: { widthInAtr: 0.5 },
      },
    ],
    facts: [
      {
        id: 'close',
        kind: 'price',
        label: 'close',
        value: 101,
        unit: 'price',
        decimals: 2,
        asOf: noon,
        source,
        method: 'close@1',
        refs: [],
      },
    ],
  };
}

/** The parts of a short answer: an analysis, the given sentences, and what to ask next. */
export function answerParts(
  sentences: readonly string[],
  analysis: ShownAnalysis | undefined = smallAnalysis(),
): AnswerPart[] {
  let offset = 0;
  const spoken = sentences.map((text, index): AnswerPart => {
    const part = {
      type: 'sentence' as const,
      data: {
        index,
        offset,
        text,
        factIds: ['close'],
        spans: [{ start: 0, end: 1, factId: 'close' }],
      },
    };
    offset += text.length + 1;
    return part;
  });
  return [
    {
      type: 'understanding',
      data: {
        intent: 'analyze',
        mode: 'technical',
        symbol: 'BTCUSDT',
        interval: '1h',
        language: 'en',
      },
    },
    ...(analysis === undefined ? [] : [{ type: 'analysis' as const, data: analysis }]),
    ...spoken,
    { type: 'suggestions', data: { prompts: ['Where is the nearest gap?'] } },
  ];
}

export type ScriptedAnalyst = Analyst & {
  /** The questions asked so far. */
  readonly questions: Question[];
  /** What the next answers say; `pause` in it waits until `resume`. */
  script: readonly (AnswerPart | 'pause')[];
  /** Lets every answer go on that waits now, and those that come to a pause later. */
  resume(): void;
  /** From now on answers wait at a pause again. */
  hold(): void;
};

/** An analyst that says what a test tells it to, and waits where it is told to. */
export function createScriptedAnalyst(): ScriptedAnalyst {
  const questions: Question[] = [];
  let gate = Promise.withResolvers<void>();
  const analyst: ScriptedAnalyst = {
    questions,
    script: answerParts(['One.', 'Two.']),
    resume: () => gate.resolve(),
    hold: () => {
      gate = Promise.withResolvers<void>();
    },
    async *answer(question) {
      questions.push(question);
      for (const part of analyst.script) {
        if (part === 'pause') await gate.promise;
        else yield part;
      }
    },
    analyze: async ({ interval, language }) => {
      const explanation = {
        language,
        author: 'narrator',
        sentences: [{ text: 'One.', factIds: [], spans: [] }],
      };
      return { kind: 'analysis', analysis: { ...smallAnalysis(interval), explanation } };
    },
    findings: async () => ({ kind: 'no-candles' }),
  };
  return analyst;
}
