import type {
  CompanyFigure,
  Concept,
  Intent,
  SuggestedQuestion,
  Understanding,
} from '@vela/contracts';
import { dealSuggestions } from './language/property-words.ts';
import type { AnalysisCore } from './narrator/narration.ts';
import { widerInterval, type SuggestedPrompt } from './narrator/suggestions.ts';
import type { ResolvedRequest } from './resolve-request.ts';
import { toChoice, toDealQuestion, toSuggestedQuestion } from './suggested-plans.ts';

function chooseConcept(analysis: AnalysisCore | undefined): Concept {
  const kind = analysis?.facts.find(({ id }) => id === 'structure.internal.event.kind')?.value;
  return kind === 'change-of-character' || kind === 'break-of-structure' ? kind : 'fair-value-gap';
}

function chooseNearestKey(analysis: AnalysisCore | undefined): SuggestedPrompt['key'] {
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

const promptKeyByConcept: Readonly<Partial<Record<Concept, SuggestedPrompt['key']>>> = {
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

type PromptKey = SuggestedPrompt['key'];

const nextKeysByIntent: Readonly<Partial<Record<Intent, readonly PromptKey[]>>> = {
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

function suggestAfterAnalysis(
  { interval, instrument }: ResolvedRequest,
  analysis: AnalysisCore | undefined,
): SuggestedPrompt[] {
  if (instrument === undefined) return [];
  const chart = { symbol: instrument.symbol };
  return [
    { key: chooseNearestKey(analysis), ...chart },
    { key: 'timeframes', ...chart },
    { key: 'analyze', ...chart, interval: widerInterval[interval] },
  ];
}

function suggestAfterChart({ understanding, instrument }: ResolvedRequest): SuggestedPrompt[] {
  if (instrument === undefined) return [];
  return (nextKeysByIntent[understanding.intent] ?? []).map((key) => ({
    key,
    symbol: instrument.symbol,
  }));
}

function suggestAfterChanges(
  { interval, instrument }: ResolvedRequest,
  analysis: AnalysisCore | undefined,
): SuggestedPrompt[] {
  if (instrument === undefined) return [];
  const chart = { symbol: instrument.symbol };
  return [
    { key: 'analyze', ...chart, interval },
    { key: chooseNearestKey(analysis), ...chart },
    { key: 'bias', ...chart },
  ];
}

function suggestAfterComparison({
  interval,
  instrument,
  other,
}: ResolvedRequest): SuggestedPrompt[] {
  const both = [instrument, other].flatMap((one) => (one === undefined ? [] : [one.symbol]));
  return [
    ...both.map((symbol): SuggestedPrompt => ({ key: 'analyze', symbol, interval })),
    ...both.map((symbol): SuggestedPrompt => ({ key: 'volatility', symbol })),
  ];
}

function suggestAfterRates(
  { understanding: { concept = 'base-rate' }, instrument }: ResolvedRequest,
  analysis: AnalysisCore | undefined,
): SuggestedPrompt[] {
  if (instrument === undefined) return [];
  const chart = { symbol: instrument.symbol };
  return [
    { key: promptKeyByConcept[concept] ?? chooseNearestKey(analysis), ...chart },
    { key: 'concept', concept: 'base-rate' },
    { key: 'bias', ...chart },
  ];
}

function suggestAfterConcept({
  understanding: { concept = chooseConcept(undefined) },
  instrument,
  interval,
}: ResolvedRequest): SuggestedPrompt[] {
  const chart = instrument === undefined ? {} : { symbol: instrument.symbol };
  return [
    { key: promptKeyByConcept[concept] ?? 'changed', ...chart },
    { key: 'concept', concept: nextConcept[concept] },
    { key: 'analyze', ...chart, interval },
  ];
}

function suggestAfterNames(
  { suggestions = [] }: Understanding,
  interval: ResolvedRequest['interval'],
): SuggestedPrompt[] {
  return suggestions.map(({ symbol }) => ({ key: 'analyze', symbol, interval }));
}

/** What may be asked of any chart: of the one at hand, else of the example. */
function suggestInGeneral({ instrument, interval }: ResolvedRequest): SuggestedPrompt[] {
  return [
    { key: 'analyze', interval: instrument === undefined ? '4h' : interval },
    { key: 'concept', concept: 'order-block' },
    { key: 'gap-above' },
  ];
}

/** Figures of a company that are suggested after others. */
const companyKeys: readonly {
  readonly key: SuggestedPrompt['key'];
  readonly figure: CompanyFigure;
}[] = [
  { key: 'company-pillars', figure: 'pillars' },
  { key: 'company-value', figure: 'share-value' },
  { key: 'company-forecast', figure: 'forecast' },
  { key: 'company-quality', figure: 'quality' },
  { key: 'company-peers', figure: 'peers' },
];

/** Other figures of the same company. */
function suggestAfterCompany({ plan, instrument }: ResolvedRequest): SuggestedPrompt[] {
  if (instrument?.assetClass !== 'stock') return [];
  return companyKeys
    .filter(({ figure }) => plan.figures?.includes(figure) !== true)
    .map(({ key }) => ({ key, symbol: instrument.symbol }));
}

type Suggester = (
  resolved: ResolvedRequest,
  analysis: AnalysisCore | undefined,
) => readonly SuggestedPrompt[];
const suggestNothing: Suggester = () => [];

const suggesterByIntent = {
  analyze: suggestAfterAnalysis,
  advice: (resolved, analysis) =>
    resolved.other === undefined
      ? suggestAfterAnalysis(resolved, analysis)
      : suggestAfterComparison(resolved),
  levels: suggestAfterChart,
  gaps: suggestAfterChart,
  blocks: suggestAfterChart,
  bias: suggestAfterChart,
  volatility: suggestAfterChart,
  'last-sweep': suggestAfterChart,
  killzone: suggestAfterChart,
  data: suggestAfterChart,
  timeframes: suggestAfterChart,
  indicator: suggestAfterChart,
  findings: suggestAfterChart,
  'base-rate': suggestAfterRates,
  compare: suggestAfterComparison,
  'changed-since': suggestAfterChanges,
  concept: suggestAfterConcept,
  'unknown-symbol': ({ understanding, interval }) => suggestAfterNames(understanding, interval),
  'ambiguous-symbol': ({ understanding, interval }) => suggestAfterNames(understanding, interval),
  'mode-not-available': ({ instrument }) =>
    instrument === undefined
      ? []
      : (['technical', 'changed'] as const).map((key) => ({ key, symbol: instrument.symbol })),
  measure: suggestAfterAnalysis,
  company: suggestAfterCompany,
  property: suggestNothing,
  calendar: suggestAfterAnalysis,
  news: suggestAfterAnalysis,
  list: suggestNothing,
  task: suggestAfterAnalysis,
  'small-talk': suggestNothing,
  distress: suggestNothing,
  'off-topic': suggestNothing,
  help: suggestNothing,
  unknown: suggestNothing,
  'not-covered': suggestNothing,
} as const satisfies Record<Intent, Suggester>;

/** What else can be asked of a deal. */
function listDealQuestions(resolved: ResolvedRequest): SuggestedQuestion[] {
  const asked = resolved.plan.property?.topics ?? [];
  return dealSuggestions
    .filter((topic) => !asked.includes(topic))
    .flatMap((topic) => toDealQuestion(topic, resolved));
}

/** Three follow-up questions; each is complete in words, and carries its request. */
export function suggestQuestions(
  resolved: ResolvedRequest,
  analysis: AnalysisCore | undefined,
): SuggestedQuestion[] {
  const suggested = [
    ...suggesterByIntent[resolved.understanding.intent](resolved, analysis),
    ...suggestInGeneral(resolved),
  ].map((one) => toSuggestedQuestion(one, resolved));
  const chosen = [
    ...(resolved.plan.choices ?? []).map((one) => toChoice(one, resolved)),
    ...listDealQuestions(resolved),
  ];
  return [...new Map([...chosen, ...suggested].map((one) => [one.text, one])).values()].slice(0, 3);
}
