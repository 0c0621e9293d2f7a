import type { Concept, Intent, Understanding } from '@vela/contracts';
import type { AnalysisCore } from './narrator/narration.ts';
import { toPrompt, widerInterval, type Suggested } from './narrator/suggestions.ts';
import type { ParsedQuestion } from './read-question.ts';

function conceptOf(analysis: AnalysisCore | undefined): Concept {
  const kind = analysis?.facts.find(({ id }) => id === 'structure.internal.event.kind')?.value;
  return kind === 'change-of-character' || kind === 'break-of-structure' ? kind : 'fair-value-gap';
}

function nearestOf(analysis: AnalysisCore | undefined): Suggested['key'] {
  const has = (id: string): boolean => analysis?.facts.some((fact) => fact.id === id) ?? false;
  if (has('gap.above.top')) return 'gap-above';
  if (has('gap.below.top')) return 'gap-below';
  return has('block.below.top') ? 'block-below' : 'swing';
}

const nextConcept = {
  'order-block': 'breaker-block',
  'breaker-block': 'fair-value-gap',
  'fair-value-gap': 'order-block',
  'structure-shift': 'change-of-character',
  'break-of-structure': 'change-of-character',
  'change-of-character': 'break-of-structure',
  displacement: 'fair-value-gap',
  swing: 'structure-shift',
  'equal-highs-lows': 'liquidity-pool',
  'liquidity-pool': 'liquidity-sweep',
  'liquidity-sweep': 'liquidity-pool',
  'premium-discount': 'optimal-trade-entry',
  'optimal-trade-entry': 'premium-discount',
  fibonacci: 'premium-discount',
  'support-resistance': 'previous-levels',
  'previous-levels': 'killzone',
  killzone: 'liquidity-sweep',
  timeframes: 'structure-shift',
  'base-rate': 'fair-value-gap',
  'candlestick-pattern': 'base-rate',
  divergence: 'rsi',
  'volume-profile': 'support-resistance',
  regime: 'atr',
  atr: 'rsi',
  rsi: 'ema',
  ema: 'atr',
} as const satisfies Record<Concept, Concept>;

const questionOfConcept: Readonly<Partial<Record<Concept, Suggested['key']>>> = {
  'order-block': 'block-below',
  'breaker-block': 'blocks',
  'fair-value-gap': 'gap-above',
  swing: 'swing',
  'structure-shift': 'bias',
  'break-of-structure': 'bias',
  'change-of-character': 'bias',
  'liquidity-pool': 'sweep',
  'liquidity-sweep': 'sweep',
  'support-resistance': 'levels',
  'previous-levels': 'levels',
  killzone: 'killzone',
  timeframes: 'timeframes',
  'base-rate': 'rate-gap',
  regime: 'volatility',
  atr: 'volatility',
  rsi: 'indicator',
};

type Key = Suggested['key'];

/** What is asked next about the same chart, by what was asked. */
const nextOfIntent: Readonly<Partial<Record<Intent, readonly Key[]>>> = {
  levels: ['bias', 'sweep', 'timeframes'],
  gaps: ['rate-gap', 'blocks', 'bias'],
  blocks: ['rate-block', 'gaps', 'sweep'],
  bias: ['timeframes', 'levels', 'volatility'],
  volatility: ['indicator', 'bias', 'changed'],
  'last-sweep': ['rate-sweep', 'levels', 'killzone'],
  timeframes: ['bias', 'levels', 'volatility'],
  indicator: ['volatility', 'bias', 'levels'],
  findings: ['levels', 'bias', 'changed'],
  killzone: ['sweep', 'levels', 'changed'],
  data: ['changed', 'levels', 'bias'],
};

function afterAnalysis(
  { interval, instrument }: ParsedQuestion,
  analysis: AnalysisCore | undefined,
): Suggested[] {
  if (instrument === undefined) return [];
  const chart = { symbol: instrument.symbol };
  return [
    { key: nearestOf(analysis), ...chart },
    { key: 'timeframes', ...chart },
    { key: 'analyze', ...chart, interval: widerInterval[interval] },
  ];
}

function afterChart({ understanding, instrument }: ParsedQuestion): Suggested[] {
  if (instrument === undefined) return [];
  return (nextOfIntent[understanding.intent] ?? []).map((key) => ({
    key,
    symbol: instrument.symbol,
  }));
}

function afterChanges(
  { interval, instrument }: ParsedQuestion,
  analysis: AnalysisCore | undefined,
): Suggested[] {
  if (instrument === undefined) return [];
  const chart = { symbol: instrument.symbol };
  return [
    { key: 'analyze', ...chart, interval },
    { key: nearestOf(analysis), ...chart },
    { key: 'bias', ...chart },
  ];
}

function afterComparison({ interval, instrument, other }: ParsedQuestion): Suggested[] {
  const both = [instrument, other].flatMap((one) => (one === undefined ? [] : [one.symbol]));
  return [
    ...both.map((symbol): Suggested => ({ key: 'analyze', symbol, interval })),
    ...both.map((symbol): Suggested => ({ key: 'volatility', symbol })),
  ];
}

function afterRates(
  { understanding: { concept = 'base-rate' }, instrument }: ParsedQuestion,
  analysis: AnalysisCore | undefined,
): Suggested[] {
  if (instrument === undefined) return [];
  const chart = { symbol: instrument.symbol };
  return [
    { key: questionOfConcept[concept] ?? nearestOf(analysis), ...chart },
    { key: 'concept', concept: 'base-rate' },
    { key: 'bias', ...chart },
  ];
}

function afterConcept({
  understanding: { concept = conceptOf(undefined) },
  instrument,
  interval,
}: ParsedQuestion): Suggested[] {
  const chart = instrument === undefined ? {} : { symbol: instrument.symbol };
  return [
    { key: questionOfConcept[concept] ?? 'changed', ...chart },
    { key: 'concept', concept: nextConcept[concept] },
    { key: 'analyze', ...chart, interval },
  ];
}

function afterNames(
  { suggestions = [] }: Understanding,
  interval: ParsedQuestion['interval'],
): Suggested[] {
  return suggestions.map(({ symbol }) => ({ key: 'analyze', symbol, interval }));
}

const general: readonly Suggested[] = [
  { key: 'analyze', interval: '4h' },
  { key: 'concept', concept: 'order-block' },
  { key: 'gap-above' },
];

type Follow = (parsed: ParsedQuestion, analysis: AnalysisCore | undefined) => readonly Suggested[];
const none: Follow = () => [];

const followers = {
  analyze: afterAnalysis,
  advice: (parsed, analysis) =>
    parsed.other === undefined ? afterAnalysis(parsed, analysis) : afterComparison(parsed),
  levels: afterChart,
  gaps: afterChart,
  blocks: afterChart,
  bias: afterChart,
  volatility: afterChart,
  'last-sweep': afterChart,
  killzone: afterChart,
  data: afterChart,
  timeframes: afterChart,
  indicator: afterChart,
  findings: afterChart,
  'base-rate': afterRates,
  compare: afterComparison,
  'changed-since': afterChanges,
  concept: afterConcept,
  'unknown-symbol': ({ understanding, interval }) => afterNames(understanding, interval),
  'ambiguous-symbol': ({ understanding, interval }) => afterNames(understanding, interval),
  'mode-not-available': ({ instrument }) =>
    instrument === undefined
      ? []
      : [
          { key: 'technical', symbol: instrument.symbol },
          { key: 'changed', symbol: instrument.symbol },
        ],
  help: none,
  unknown: none,
  'not-covered': none,
} as const satisfies Record<Intent, Follow>;

/** Three questions that follow from the answer; each is complete and understood by the analyst itself. */
export function suggestQuestions(
  parsed: ParsedQuestion,
  analysis: AnalysisCore | undefined,
): string[] {
  const { language } = parsed.understanding;
  return [
    ...new Set(
      [...followers[parsed.understanding.intent](parsed, analysis), ...general].map((suggested) =>
        toPrompt(suggested, language),
      ),
    ),
  ].slice(0, 3);
}
