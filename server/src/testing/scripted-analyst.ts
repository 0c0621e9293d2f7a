import { randomUUID } from 'node:crypto';
import type { AnswerPart, Question } from '@vela/analyst';
import {
  mapLanguages,
  type Instrument,
  type Interval,
  type ShownTechnicalAnalysis,
  type SuggestedQuestion,
} from '@vela/contracts';
import type { Analyst } from '../analyst.ts';
import { encodeAnalyzed } from '../create-analyst.ts';

const noon = Date.UTC(2026, 10, 20, 12);

export const bitcoin: Instrument = {
  symbol: 'BTCUSDT',
  name: mapLanguages(() => 'Bitcoin'),
  assetClass: 'crypto',
  exchange: 'Binance',
  currency: 'USDT',
  priceDecimals: 2,
};

/** A small analysis with one open fair value gap. */
export function createSmallAnalysis(interval: Interval = '1h'): ShownTechnicalAnalysis {
  const source = {
    kind: 'candles' as const,
    vendor: 'hand',
    hash: 'ab'.repeat(32),
    from: noon - 3_600_000,
    to: noon,
  };
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
    findingCount: 1,
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

/** A suggested question of the scripted answers. */
export const nearestGap: SuggestedQuestion = {
  text: 'Where is the nearest gap?',
  request: {
    mode: 'technical',
    symbol: 'BTCUSDT',
    interval: '1h',
    window: { limit: 500 },
    language: 'en',
    plan: { intent: 'gaps', concept: 'fair-value-gap', namesInstrument: true },
  },
};

/** Parts of a short answer: analysis, sentences, suggestions. */
export function createAnswerParts(
  sentences: readonly string[],
  analysis: ShownTechnicalAnalysis | undefined = createSmallAnalysis(),
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
    { type: 'suggestions', data: { prompts: [nearestGap] } },
  ];
}

export type ScriptedAnalyst = Analyst & {
  /** Questions received so far. */
  readonly questions: Question[];
  /** Parts of the next answers; at `pause` they wait for `resume`. */
  script: readonly (AnswerPart | 'pause')[];
  /** Continues all waiting answers, and ignores later pauses. */
  resume(): void;
  /** Makes answers wait at pauses again. */
  hold(): void;
};

/** An analyst that returns the script of the test. */
export function createScriptedAnalyst(): ScriptedAnalyst {
  const questions: Question[] = [];
  let gate = Promise.withResolvers<void>();
  const analyst: ScriptedAnalyst = {
    author: 'narrator',
    questions,
    script: createAnswerParts(['One.', 'Two.']),
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
      return { kind: 'analysis', analysis: { ...createSmallAnalysis(interval), explanation } };
    },
    analyzeToText: async (request, now) => encodeAnalyzed(await analyst.analyze(request, now)),
    valueCompany: () => Promise.resolve(undefined),
    findCompany: () => Promise.resolve(undefined),
    readStatements: () => Promise.resolve(undefined),
    checkCompany: () => Promise.resolve(undefined),
    createWorkbook: () => Promise.resolve(undefined),
    findings: async () => ({ kind: 'no-candles' }),
  };
  return analyst;
}
