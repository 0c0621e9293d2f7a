import {
  chat,
  getMeasureWords,
  type AnalysisRequest,
  type MeasureRequest,
  type QuestionPlan,
  type SuggestedQuestion,
} from '@vela/contracts';
import { analystLanguages } from './language/by-language.ts';
import type { DealSuggestion } from './language/property-words.ts';
import type { SuggestionKey } from './language/en/suggestions.ts';
import { toPrompt, type SuggestedPrompt } from './narrator/suggestions.ts';
import type { ResolvedRequest } from './resolve-request.ts';

/** What each suggested question asks; the reader of typed text reads the same from its words. */
const planByKey: Readonly<Record<SuggestionKey, QuestionPlan>> = {
  analyze: { intent: 'analyze' },
  technical: { intent: 'analyze' },
  'gap-above': { intent: 'gaps', concept: 'fair-value-gap', side: 'above' },
  'gap-below': { intent: 'gaps', concept: 'fair-value-gap', side: 'below' },
  'block-above': { intent: 'blocks', concept: 'order-block', side: 'above' },
  'block-below': { intent: 'blocks', concept: 'order-block', side: 'below' },
  swing: {
    intent: 'measure',
    measures: [{ id: 'nearest-structure', concept: 'swing', order: 'nearest', scale: 'swing' }],
  },
  changed: { intent: 'changed-since', since: { kind: 'candles', count: 20 } },
  levels: { intent: 'levels', concept: 'swing' },
  gaps: { intent: 'gaps', concept: 'fair-value-gap' },
  blocks: { intent: 'blocks', concept: 'order-block' },
  bias: { intent: 'bias' },
  volatility: { intent: 'volatility' },
  timeframes: { intent: 'timeframes' },
  sweep: { intent: 'last-sweep', concept: 'liquidity-sweep' },
  killzone: { intent: 'killzone' },
  indicator: { intent: 'indicator', indicator: { id: 'rsi' } },
  'rate-gap': { intent: 'base-rate', concept: 'fair-value-gap' },
  'rate-block': { intent: 'base-rate', concept: 'order-block' },
  'rate-sweep': { intent: 'base-rate', concept: 'liquidity-sweep' },
  'company-pillars': { intent: 'company', figures: ['pillars'] },
  'company-value': { intent: 'company', figures: ['share-value'] },
  'company-forecast': { intent: 'company', figures: ['revenue', 'forecast'] },
  'company-quality': { intent: 'company', figures: ['quality'] },
  'company-peers': { intent: 'company', figures: ['peers'] },
  concept: { intent: 'concept' },
  help: { intent: 'help' },
};
const keysWithoutInstrument: ReadonlySet<SuggestionKey> = new Set(['killzone', 'concept', 'help']);

/** A measure that may have been meant, as a question to choose. */
export function toChoice(
  measure: MeasureRequest,
  { understanding: { language }, plan, instrument, interval, limit }: ResolvedRequest,
): SuggestedQuestion {
  const symbol = instrument?.symbol;
  const name = getMeasureWords(measure.id, language)?.name ?? measure.id;
  const { period, others } = plan;
  return {
    text: symbol === undefined ? name : `${symbol}: ${name}`,
    request: {
      mode: 'technical',
      ...(symbol === undefined ? {} : { symbol }),
      interval,
      window: { limit },
      language,
      plan: {
        intent: 'measure',
        measures: [measure],
        ...(others === undefined ? {} : { others }),
        ...(period === undefined ? {} : { period }),
        ...(symbol === undefined ? {} : { namesInstrument: true }),
      },
    },
  };
}

/** Another part of the answer about the same deal, as a question to choose. */
export function toDealQuestion(
  topic: DealSuggestion,
  { understanding: { language }, plan, interval, limit }: ResolvedRequest,
): SuggestedQuestion[] {
  const { property } = plan;
  if (property === undefined) return [];
  return [
    {
      text: analystLanguages[language].property.suggestions[topic],
      request: {
        mode: 'real-estate',
        interval,
        window: { limit },
        language,
        plan: { intent: 'property', property: { ...property, topics: [topic], isContinued: true } },
      },
    },
  ];
}

function toSuggestedPlan({ key, concept }: SuggestedPrompt, isNamed: boolean): QuestionPlan {
  return {
    ...planByKey[key],
    ...(key === 'concept' && concept !== undefined ? { concept } : {}),
    ...(isNamed ? { namesInstrument: true } : {}),
  };
}

/** A suggested question in words, with the request that is sent when it is pressed. */
export function toSuggestedQuestion(
  prompt: SuggestedPrompt,
  { understanding, instrument, interval, limit }: ResolvedRequest,
): SuggestedQuestion {
  const { key } = prompt;
  const { language } = understanding;
  const isNamed = !keysWithoutInstrument.has(key);
  const named = prompt.symbol ?? instrument?.symbol ?? chat.exampleSymbol;
  const suggested = isNamed ? { ...prompt, symbol: named } : prompt;
  // The hour is that of all markets.
  const kept = key === 'killzone' ? undefined : instrument?.symbol;
  const symbol = isNamed ? named : kept;
  const request: AnalysisRequest = {
    mode: planByKey[key].intent === 'company' ? 'fundamental' : 'technical',
    ...(symbol === undefined ? {} : { symbol }),
    interval: suggested.interval ?? interval,
    window: { limit },
    language,
    plan: toSuggestedPlan(prompt, isNamed),
  };
  return { text: toPrompt(suggested, language), request };
}
