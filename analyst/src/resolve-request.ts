import type {
  AnalysisRequest,
  Instrument,
  Interval,
  QuestionPlan,
  Understanding,
} from '@vela/contracts';
import type { InstrumentCatalogue, InstrumentMatch } from '@vela/market-data';
import { withAsideMeasures } from './answers/aside-measures.ts';
import { chooseMeasureChart } from './measures/choose-measure-chart.ts';
import { toSuggestion } from './question/find-mention.ts';
import { resolveIntent } from './question/resolve-instrument.ts';
import { findConceptByFindingId } from './finding-concepts.ts';

/** A request with its instruments looked up: what facts are gathered for and answers are made from. */
export type ResolvedRequest = {
  /** How the request was understood; sent as the first part of an answer. */
  readonly understanding: Understanding;
  readonly plan: QuestionPlan;
  readonly interval: Interval;
  /** Number of candles looked at. */
  readonly limit: number;
  readonly instrument: Instrument | undefined;
  /** The second instrument of a comparison. */
  readonly other: Instrument | undefined;
  /** The instruments that measures compare with the first. */
  readonly others: readonly Instrument[];
  /** The market of an instrument that is not covered, else empty. */
  readonly market: string;
};

const maxSuggestions = 3;

/** The instrument of a symbol, or undefined. */
function findInstrument(symbol: string | undefined, catalogue: InstrumentCatalogue) {
  const match = symbol === undefined ? undefined : catalogue.resolve(symbol);
  return match?.kind === 'found' ? match.instrument : undefined;
}

/** Adds what became of a symbol that is no instrument: the name, and what it may stand for. */
function addCandidates(
  { symbol = '', language, plan }: AnalysisRequest,
  match: InstrumentMatch | undefined,
): QuestionPlan {
  if (match?.kind !== 'unknown' && match?.kind !== 'ambiguous') return plan;
  const nearest =
    match.kind === 'ambiguous' ? match.candidates : match.suggestions.slice(0, maxSuggestions);
  return {
    ...plan,
    candidates: nearest.map((instrument) => toSuggestion(instrument, language)),
    unread: { ...plan.unread, name: symbol },
  };
}

/** Adds the second name of a comparison where it is no instrument. */
function addOtherName(plan: QuestionPlan, other: Instrument | undefined): QuestionPlan {
  const { otherSymbol } = plan;
  if (otherSymbol === undefined || other !== undefined) return plan;
  return { ...plan, unread: { ...plan.unread, otherName: otherSymbol } };
}

function describeSymbol(
  plan: QuestionPlan,
  match: InstrumentMatch | undefined,
): Partial<Understanding> {
  if (match?.kind === 'found') return { symbol: match.instrument.symbol, covered: true };
  if (match?.kind === 'not-covered') return { symbol: match.symbol, covered: false };
  const name = plan.unread?.name ?? '';
  return {
    ...(name === '' ? {} : { symbol: name }),
    ...(plan.candidates === undefined ? {} : { suggestions: plan.candidates }),
  };
}

const indicatorConcepts: ReadonlySet<string> = new Set(['atr', 'rsi', 'ema']);

/** Whether the plan is about its indicator, and does not only mention it. */
function isAboutIndicator({ intent, concept }: QuestionPlan): boolean {
  if (intent === 'concept') return concept === undefined || indicatorConcepts.has(concept);
  return intent === 'indicator';
}

function describePlan(plan: QuestionPlan): Partial<Understanding> {
  const { intent, concept, indicator, since } = plan;
  return {
    ...(concept === undefined ? {} : { concept }),
    ...(indicator === undefined || !isAboutIndicator(plan) ? {} : { indicator: indicator.id }),
    ...(since?.kind === 'time' && intent === 'changed-since' ? { since: since.time } : {}),
  };
}

const intentsWithMode: ReadonlySet<string> = new Set([
  'analyze',
  'company',
  'property',
  'mode-not-available',
  'concept',
  'unknown-symbol',
]);

/**
 * Looks the instruments of a request up: found, not covered, unknown, ambiguous, or a mode that is
 * not available. Buttons and typed questions both pass here, and are understood alike.
 */
export function resolveRequest(
  request: AnalysisRequest,
  catalogue: InstrumentCatalogue,
  now: number,
): ResolvedRequest {
  const { window, language, mode } = request;
  const { interval, limit } = chooseMeasureChart(
    withAsideMeasures(request.plan),
    { interval: request.interval, limit: window.limit },
    now,
  );
  const match = request.symbol === undefined ? undefined : catalogue.resolve(request.symbol);
  const instrument = findInstrument(request.symbol, catalogue);
  const second = findInstrument(request.plan.otherSymbol, catalogue);
  const other = second?.symbol === instrument?.symbol ? undefined : second;
  const named = addOtherName(addCandidates(request, match), second);
  const isNamed = named.namesInstrument === true;
  const concept = named.concept ?? findConceptByFindingId(named.findingId);
  const intent = resolveIntent(named.intent, { match, isNamed }, mode);
  const plan = { ...named, intent, ...(concept === undefined ? {} : { concept }) };
  return {
    understanding: {
      intent,
      mode: intentsWithMode.has(intent) ? mode : 'technical',
      ...describeSymbol(plan, match),
      ...(other === undefined ? {} : { other: other.symbol }),
      interval,
      language,
      ...describePlan(plan),
    },
    plan,
    interval,
    limit,
    instrument,
    other,
    others: (plan.others ?? []).flatMap((symbol) => findInstrument(symbol, catalogue) ?? []),
    market: match?.kind === 'not-covered' ? match.market[language] : '',
  };
}
