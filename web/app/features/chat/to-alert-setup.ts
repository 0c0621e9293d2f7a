import type { AnalysisRequest, QuestionPlan } from '@vela/contracts';
import type { AlertSetup } from '../../lib/alert-setup.ts';

const kindByConcept = {
  'fair-value-gap': 'fair-value-gap',
  'order-block': 'order-block',
  'break-of-structure': 'break-of-structure',
  'change-of-character': 'change-of-character',
  'liquidity-sweep': 'liquidity-sweep',
  'support-resistance': 'support-resistance',
  displacement: 'displacement',
  divergence: 'divergence',
} as const;

type Known = keyof typeof kindByConcept;
const isKnown = (concept: string | undefined): concept is Known =>
  concept !== undefined && Object.hasOwn(kindByConcept, concept);

function toDirection({ side, watched }: QuestionPlan): 'up' | 'down' | 'either' {
  if (side === 'below' || watched?.direction === 'bearish') return 'down';
  return side === 'above' || watched?.direction === 'bullish' ? 'up' : 'either';
}

function toLine(plan: QuestionPlan): Partial<AlertSetup> {
  const { indicator } = plan;
  if (indicator === undefined) return { kind: 'price' };
  const { id, length } = indicator;
  return {
    kind: 'indicator',
    indicator: id,
    output: id,
    ...(length === undefined ? {} : { length: String(length) }),
  };
}

/** What of a question an alert can be filled with; undefined where no instrument was named. */
export function toAlertSetup({ symbol, interval, plan }: AnalysisRequest): AlertSetup | undefined {
  if (plan.task !== 'alert' || symbol === undefined) return undefined;
  const { watched = {}, concept } = plan;
  const { level, percent, direction: side } = watched;
  const series = { symbol, interval, direction: toDirection(plan) };
  if (percent !== undefined) return { ...series, kind: 'move', percent: String(percent) };
  if (level === undefined && isKnown(concept)) {
    const finding = kindByConcept[concept];
    return { ...series, kind: 'structure', finding, ...(side === undefined ? {} : { side }) };
  }
  return { ...series, ...toLine(plan), ...(level === undefined ? {} : { level: String(level) }) };
}
