import { concepts, type QuestionPlan } from '@vela/contracts';
import { shorten } from '../shorten.ts';
import type { Clause } from './join-clauses.ts';

type Clauses = {
  readonly texts: readonly string[];
  readonly clauses: readonly Clause[];
  readonly measures: NonNullable<QuestionPlan['measures']>;
  /** Each of them is a name. */
  readonly isList?: boolean;
};

/** The structures and indicators that a plan tells of. */
function listTold({ intent, concept, indicator, measures = [] }: QuestionPlan): Set<string> {
  const ofIntent = {
    gaps: 'fair-value-gap',
    blocks: 'order-block',
    'last-sweep': 'liquidity-sweep',
  };
  const own = Object.entries(ofIntent).flatMap(([name, told]) => (name === intent ? [told] : []));
  const ofMeasures = measures.flatMap((one) => [
    one.concept,
    one.indicator?.id,
    one.otherIndicator?.id,
    ...(one.id === 'trend' || one.id === 'next-invalidation' ? ['regime'] : []),
  ]);
  const named = [concept, indicator?.id, ...own, ...ofMeasures];
  return new Set(named.flatMap((one) => one ?? []));
}

/** What is not named in passing: "trend", "level" and "low" are words of many questions. */
const definite: ReadonlySet<string> = new Set([
  'fair-value-gap',
  'order-block',
  'equal-highs-lows',
  'liquidity-sweep',
  'divergence',
  'fibonacci',
  'volume-profile',
  'candlestick-pattern',
]);
/** They tell of several structures at once, or of what is called by the name of one. */
const ofMany: ReadonlySet<string> = new Set(['confluence', 'opening-gaps']);

const isDefinite = (name: string): boolean => definite.has(name) || !isConcept(name);
const isConcept = (name: string): boolean => concepts.some((concept) => concept === name);

/** Clauses that name a structure or an indicator of which the plan tells nothing, as typed. */
export function listDropped(
  plan: QuestionPlan,
  texts: readonly string[],
  clauses: readonly Clause[],
): string[] {
  const told = listTold(plan);
  if ((plan.measures ?? []).some(({ id }) => ofMany.has(id)) && told.size < 2) return [];
  return texts
    .filter((_, at) => {
      const { isOpen = false, named = [] } = clauses[at] ?? {};
      return isOpen && named.some(isDefinite) && !named.some((one) => told.has(one));
    })
    .map(shorten);
}

/** "Quieter or not" behind a question says it again. */
const leastWords = 5;

/**
 * What no clause covers, as typed: words of clauses that were not read, and clauses that name what
 * could be told and of which nothing is.
 */
export function listLeftOpen(
  residue: readonly string[],
  { texts, clauses, measures, isList = false }: Clauses,
): string[] {
  const open = texts.filter((_, at) => clauses[at]?.isRead === false);
  const words = residue.filter((word) => open.some((text) => text.includes(word)));
  const dropped = listDropped({ intent: 'measure', measures: [...measures] }, texts, clauses);
  // Beside what others ask, a clause of its own length asks for something too.
  const unanswered = open
    .filter((text) => isList || text.split(' ').length >= leastWords)
    .map(shorten);
  const named = [...new Set([...dropped, ...unanswered])];
  const own = words.filter((word) => !named.some((text) => text.includes(word)));
  return [...new Set([...own, ...named])];
}
