import type {
  AnalysisRequest,
  Concept,
  Intent,
  MeasureRequest,
  QuestionPlan,
} from '@vela/contracts';

type Plan = QuestionPlan;
type ToMeasure = (plan: Plan) => MeasureRequest | undefined;

const side = ({ side: asked }: Plan) => (asked === undefined ? {} : { side: asked });
const toNearest =
  (usual: Concept): ToMeasure =>
  (plan) => ({ id: 'nearest-structure', concept: plan.concept ?? usual, ...side(plan) });

const events: ReadonlySet<Concept> = new Set([
  'structure-shift',
  'break-of-structure',
  'change-of-character',
  'displacement',
  'liquidity-sweep',
]);
const byConcept: Readonly<Partial<Record<Concept, string>>> = {
  regime: 'trend',
  'premium-discount': 'range-position',
  'candlestick-pattern': 'patterns',
  divergence: 'divergences',
};

const toListed: ToMeasure = ({ concept }) => {
  if (concept === undefined) return undefined;
  if (events.has(concept)) return { id: 'events', concept };
  const id = byConcept[concept];
  return id === undefined ? undefined : { id };
};

const toIndicator: ToMeasure = ({ indicator, level }) =>
  indicator && { id: 'indicator-at', indicator, ...(level === undefined ? {} : { level }) };

/** What a measure tells of the answer about a chart that an intent asks for. */
const byIntent: Readonly<Partial<Record<Intent, ToMeasure>>> = {
  gaps: toNearest('fair-value-gap'),
  blocks: toNearest('order-block'),
  levels: ({ concept, ...plan }) =>
    concept === 'previous-levels'
      ? { id: 'previous-extremes' }
      : toNearest('support-resistance')({ ...plan, ...(concept ? { concept } : {}) }),
  'last-sweep': () => ({ id: 'events', concept: 'liquidity-sweep' }),
  bias: () => ({ id: 'trend' }),
  volatility: () => ({ id: 'volatility-rank' }),
  findings: toListed,
  indicator: toIndicator,
};

/** The measures that tell what a request asks, so that several can stand side by side; none if none do. */
export function toToldMeasures({ plan }: AnalysisRequest): readonly MeasureRequest[] {
  const { intent, measures = [], asksForDefinition } = plan;
  if (asksForDefinition === true) return [];
  const told = intent === 'measure' ? measures : [byIntent[intent]?.(plan)];
  return told.flatMap((one) => one ?? []);
}
