import type { Concept, Intent } from '@vela/contracts';
import {
  readIndicator,
  toChangeFacts,
  toFurtherZoneFacts,
  toLevelFacts,
  toListedFacts,
  toRangeFacts,
  toSweepFacts,
  toVolatilityHistoryFacts,
  type FindingKind,
} from '@vela/engine';
import type { AnalystDeps } from '../analyst-deps.ts';
import type { Question } from '../answer-part.ts';
import { spokenRatesOf } from '../base-rates/spoken-rates.ts';
import { gatherFacts, type FurtherFacts, type Gathering } from '../gather-facts.ts';
import { toSince, toStretch, type Stretch } from '../question/stretch.ts';
import type { ParsedQuestion } from '../read-question.ts';
import { chooseIndicator } from './choose-indicator.ts';
import { compareCharts } from './gather-comparison.ts';
import { withFacts, type Material } from './material.ts';
import { clockFacts } from './session-facts.ts';
import { toSwingLevelFacts } from './swing-level-facts.ts';

const withoutChart: readonly Intent[] = [
  ...([
    'help',
    'unknown',
    'not-covered',
    'unknown-symbol',
    'ambiguous-symbol',
    'mode-not-available',
  ] as const),
];

function needsChart(
  { understanding: { intent }, isNamed, refused, indicator, other }: ParsedQuestion,
  question: Question,
): boolean {
  if (intent === 'compare' && other === undefined) return false;
  if (intent === 'changed-since' && refused.since !== '') return false;
  if (intent === 'indicator' && chooseIndicator(indicator) === undefined) return false;
  // A concept and the hour are shown on the chart only where there is one already: a question about a word or the clock must not fetch a
  // market that nobody named.
  const hasChart = question.context.lastAnalysis !== undefined;
  if (intent === 'concept') return hasChart;
  if (intent === 'killzone') return hasChart || isNamed;
  return !withoutChart.includes(intent);
}

/** Which findings are listed for a concept: of kinds the engine finds. The place in the range has facts of its own. */
export const kindsOfConcept: Readonly<Partial<Record<Concept, readonly FindingKind[]>>> = {
  'candlestick-pattern': ['candlestick-pattern'],
  divergence: ['divergence'],
  displacement: ['displacement'],
  'equal-highs-lows': ['equal-highs', 'equal-lows'],
  'liquidity-pool': ['liquidity-pool'],
  'structure-shift': ['market-structure-shift'],
  'break-of-structure': ['break-of-structure'],
  'change-of-character': ['change-of-character'],
};

/** Concepts that are told by the place of price in the range between the latest swings. */
export function isOfRange(concept: Concept): boolean {
  return (
    concept === 'premium-discount' || concept === 'optimal-trade-entry' || concept === 'fibonacci'
  );
}

function furtherOfFindings(concept: Concept | undefined): FurtherFacts | undefined {
  if (concept !== undefined && isOfRange(concept)) return toRangeFacts;
  const kinds = concept === undefined ? undefined : kindsOfConcept[concept];
  return kinds === undefined
    ? undefined
    : (technical, window) => toListedFacts(technical, window, kinds);
}

const furtherOfIntent: Readonly<Partial<Record<Intent, FurtherFacts>>> = {
  levels: (technical, window) => [
    ...toLevelFacts(technical, window),
    ...toSwingLevelFacts(technical, window),
  ],
  gaps: (technical, window) => toFurtherZoneFacts(technical, window, 'gaps'),
  blocks: (technical, window) => toFurtherZoneFacts(technical, window, 'blocks'),
  'last-sweep': toSweepFacts,
  volatility: toVolatilityHistoryFacts,
};

/** Reads the facts that only this question needs, and keeps what the answer has to know of how they were read. */
function openFurther(parsed: ParsedQuestion, question: Question) {
  const { understanding, instrument, interval } = parsed;
  let stretch: Stretch = { kind: 'nothing', time: question.now, isFuture: false };
  let outputs: readonly string[] = [];
  const choice =
    understanding.intent === 'indicator' ? chooseIndicator(parsed.indicator) : undefined;
  const ofChanges: FurtherFacts = (technical) => {
    if (instrument === undefined) return [];
    stretch = toStretch(
      toSince(parsed.since, question.context.lastAnalysis, { instrument, interval }),
      technical.candles,
      question.now,
    );
    return stretch.kind === 'stretch' ? toChangeFacts(technical, stretch) : [];
  };
  const ofIndicator: FurtherFacts = (technical, window) => {
    const reading = choice === undefined ? undefined : readIndicator(technical, choice, window);
    outputs = reading?.outputs ?? [];
    return reading?.facts ?? [];
  };
  const own: Readonly<Partial<Record<Intent, FurtherFacts | undefined>>> = {
    'changed-since': ofChanges,
    indicator: ofIndicator,
    findings: furtherOfFindings(understanding.concept),
    concept: understanding.concept === 'fibonacci' ? toRangeFacts : toSwingLevelFacts,
  };
  const further = own[understanding.intent] ?? furtherOfIntent[understanding.intent];
  const read = (): Pick<Material, 'stretch' | 'indicator'> => {
    return { stretch, indicator: choice === undefined ? undefined : { choice, outputs } };
  };
  return { further, read };
}

/** The analysis an answer is made from, with the facts that only this question needs. */
export async function gatherMaterial(
  question: Question,
  parsed: ParsedQuestion,
  deps: AnalystDeps,
): Promise<Material> {
  const { instrument, other, interval, limit, understanding } = parsed;
  const { further, read } = openFurther(parsed, question);
  const clock = understanding.intent === 'killzone' ? clockFacts(question.now, instrument) : [];
  const nothing = { gathered: undefined, other: undefined, clock } as const;
  if (instrument === undefined || !needsChart(parsed, question)) return { ...nothing, ...read() };
  const rates =
    understanding.intent === 'base-rate' ? { rates: spokenRatesOf(understanding.concept) } : {};
  const gathering: Gathering = {
    instrument,
    interval,
    limit,
    mode: 'technical',
    now: question.now,
    ...rates,
  };
  const gathered = await gatherFacts(gathering, deps, further);
  const material: Material = { ...nothing, gathered, ...read() };
  if (gathered.kind !== 'gathered') return material;
  if (understanding.intent === 'killzone')
    return { ...material, gathered: withFacts(gathered, clock) };
  if (other === undefined) return material;
  const second = await gatherFacts({ ...gathering, instrument: other }, deps);
  const facts = second.kind === 'gathered' ? compareCharts(gathered, second) : [];
  return { ...material, other: second, gathered: withFacts(gathered, facts) };
}
