import {
  checkDeal,
  completeDeal,
  type PropertyFault,
  type PropertyQuestion,
  type ShownAnalysis,
} from '@vela/contracts';
import { createPropertyReport, type PropertyReport } from '@vela/engine';
import type { ResolvedRequest } from '../resolve-request.ts';
import { createPropertyFacts } from './property-facts.ts';

export type ShownProperty = Extract<ShownAnalysis, { mode: 'real-estate' }>;

/** A deal with all that is computed of it, or why nothing is. */
export type PropertyMaterial =
  | {
      readonly kind: 'property';
      readonly question: PropertyQuestion;
      readonly report: PropertyReport;
      readonly analysis: ShownProperty;
    }
  | { readonly kind: 'no-price'; readonly isEmpty: boolean }
  | { readonly kind: 'fault'; readonly fault: PropertyFault };

/** Computes the deal of a question; undefined where the question is about none. */
export function gatherProperty(
  { plan, understanding: { language, intent } }: ResolvedRequest,
  { now, newId }: { readonly now: number; readonly newId: () => string },
): PropertyMaterial | undefined {
  const question = plan.property;
  if (intent !== 'property' || question === undefined) return undefined;
  const { given, currency } = question;
  if (given.price === undefined)
    return { kind: 'no-price', isEmpty: Object.keys(given).length === 0 };
  const deal = completeDeal(question);
  const [fault] = checkDeal(deal);
  if (fault !== undefined) return { kind: 'fault', fault };
  const report = createPropertyReport(deal);
  const facts = createPropertyFacts(report, question, { language, currency, now });
  const inputs = { ...deal, currency, country: question.country };
  const analysis: ShownProperty = { id: newId(), asOf: now, mode: 'real-estate', inputs, facts };
  return { kind: 'property', question, report, analysis };
}
