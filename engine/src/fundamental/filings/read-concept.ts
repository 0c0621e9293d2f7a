import { resolveRevenueConflict } from './choose-fact.ts';
import type { FilingReference, FilingValue, ValueOrigin } from './company-facts.ts';
import {
  balanceConcepts,
  flowConcepts,
  type BalanceConcept,
  type ConceptWay,
  type FlowConcept,
} from './concepts.ts';
import { flipReference } from './flip-reference.ts';
import { findFact, type FactIndex, type IndexedFact } from './fact-index.ts';
import type { PeriodLength } from './period-length.ts';

/** A period by its last day and its length. */
export type Period = { readonly end: string; readonly length: PeriodLength };

function toReference({
  val,
  tag,
  unit,
  start,
  end,
  accn,
  form,
  filed,
}: IndexedFact): FilingReference {
  const period = start === undefined ? { end } : { start, end };
  return { value: val, tag, unit, ...period, accession: accn, form, filed };
}

const sumFacts = (facts: readonly IndexedFact[]): number =>
  facts.reduce((sum, { val }) => sum + val, 0);

/** A later value that differs by more is of another scope: a part of the company was sold. */
const mostCorrection = 0.02;

const isRestated = ({ val, first }: IndexedFact): boolean =>
  Math.abs(val - first.val) > mostCorrection * Math.abs(first.val);

/** A value by one way; undefined where a tag of it was not reported for the period. */
function readWay(index: FactIndex, way: ConceptWay, period: Period): FilingValue | undefined {
  const { plus, minus = [], optional = [] } = way;
  const find = (tag: string): IndexedFact | undefined => findFact(index, tag, period);
  const [added, taken] = [plus, minus].map((tags) => tags.flatMap((tag) => find(tag) ?? []));
  if (added === undefined || taken === undefined) return undefined;
  if (added.length < plus.length || taken.length < minus.length) return undefined;
  const further = optional.flatMap((tag) => find(tag) ?? []);
  let origin: ValueOrigin = taken.length > 0 ? 'difference' : 'reported';
  if (taken.length === 0 && added.length + further.length > 1) origin = 'sum';
  return {
    value: sumFacts(added) + sumFacts(further) - sumFacts(taken),
    origin,
    isRestated: [...added, ...taken].some((fact) => isRestated(fact)),
    references: [
      ...[...added, ...further].map((fact) => toReference(fact)),
      ...taken.map((fact) => flipReference(toReference(fact))),
    ],
  };
}

/** A value by the first way whose tags were all reported for the period. */
export function readWays(
  index: FactIndex,
  ways: readonly ConceptWay[],
  period: Period,
): FilingValue | undefined {
  for (const way of ways) {
    const value = readWay(index, way, period);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Revenue tags that may name a part of the whole: one segment's sales, or interest alone. */
const wholeRevenueTags = [
  'RevenueFromContractWithCustomerExcludingAssessedTax',
  'Revenues',
  'SalesRevenueNet',
];

/** Revenue, where two tags of one period disagree: that which fits the rest of the statement. */
function readRevenue(index: FactIndex, period: Period): FilingValue | undefined {
  const usual = readWays(index, flowConcepts.revenue, period);
  const facts = wholeRevenueTags.flatMap((tag) => findFact(index, tag, period) ?? []);
  const [first, ...others] = facts;
  if (first === undefined || others.length === 0) return usual;
  const gross = readWays(index, flowConcepts.grossProfit, period)?.value;
  const cost = readWays(index, flowConcepts.costOfRevenue, period)?.value;
  const parts =
    gross === undefined || cost === undefined
      ? undefined
      : { grossProfit: gross, costOfRevenue: cost };
  let chosen = first;
  for (const other of others) {
    const value = resolveRevenueConflict(chosen.val, other.val, parts);
    if (value !== chosen.val) chosen = other;
  }
  return {
    value: chosen.val,
    origin: 'reported',
    isRestated: isRestated(chosen),
    references: [toReference(chosen)],
  };
}

/** A flow of a period as reported: revenue, income, cash flow. */
export function readFlow(
  index: FactIndex,
  concept: FlowConcept,
  period: Period,
): FilingValue | undefined {
  return concept === 'revenue'
    ? readRevenue(index, period)
    : readWays(index, flowConcepts[concept], period);
}

/** A balance of a day. */
export function readBalance(
  index: FactIndex,
  concept: BalanceConcept,
  end: string,
): FilingValue | undefined {
  return readWays(index, balanceConcepts[concept], { end, length: 'instant' });
}
