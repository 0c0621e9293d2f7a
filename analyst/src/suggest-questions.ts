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
  'fair-value-gap': 'gap-above',
  swing: 'swing',
};

function afterChart(parsed: ParsedQuestion, analysis: AnalysisCore | undefined): Suggested[] {
  const { understanding, interval, instrument } = parsed;
  if (instrument === undefined) return [];
  const chart = { symbol: instrument.symbol };
  const wider: Suggested = { key: 'analyze', ...chart, interval: widerInterval[interval] };
  const again: Suggested = { key: 'analyze', ...chart, interval };
  if (understanding.intent === 'levels' || understanding.intent === 'gaps' || understanding.intent === 'blocks') {
    const concept = understanding.concept === undefined ? conceptOf(analysis) : understanding.concept;
    return [{ key: 'changed', ...chart }, wider, { key: 'concept', concept }];
  }
  if (understanding.intent === 'changed-since')
    return [again, { key: nearestOf(analysis), ...chart }, { key: 'concept', concept: conceptOf(analysis) }];
  return [{ key: nearestOf(analysis), ...chart }, { key: 'concept', concept: conceptOf(analysis) }, wider];
}

function afterConcept({ understanding: { concept = 'order-block' }, instrument, interval }: ParsedQuestion): Suggested[] {
  const chart = instrument === undefined ? {} : { symbol: instrument.symbol };
  return [
    { key: questionOfConcept[concept] ?? 'changed', ...chart },
    { key: 'concept', concept: nextConcept[concept] },
    { key: 'analyze', ...chart, interval },
  ];
}

function afterNames({ suggestions = [] }: Understanding, interval: ParsedQuestion['interval']): Suggested[] {
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
  analyze: afterChart,
  advice: afterChart,
  levels: afterChart,
  gaps: afterChart,
  blocks: afterChart,
  bias: afterChart,
  volatility: afterChart,
  'last-sweep': afterChart,
  killzone: none,
  timeframes: afterChart,
  indicator: afterChart,
  findings: afterChart,
  'base-rate': afterChart,
  compare: afterChart,
  'changed-since': afterChart,
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
export function suggestQuestions(parsed: ParsedQuestion, analysis: AnalysisCore | undefined): string[] {
  const { language } = parsed.understanding;
  return [
    ...new Set([...followers[parsed.understanding.intent](parsed, analysis), ...general].map((suggested) => toPrompt(suggested, language))),
  ].slice(0, 3);
}
