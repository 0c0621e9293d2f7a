import {
  checkDeal,
  completeDeal,
  type Language,
  type PropertyFault,
  type PropertyQuestion,
  type ShownAnalysis,
} from '@vela/contracts';
import { createPropertyReport, type PropertyReport } from '@vela/engine';
import { createPropertyFacts } from './property-facts.ts';

export type ShownProperty = Extract<ShownAnalysis, { mode: 'real-estate' }>;

/** The language of the names of facts, the time in UTC milliseconds, and ids for analyses. */
export type AnalysisMaking = {
  readonly language: Language;
  readonly now: number;
  readonly newId: () => string;
};

export type PropertyResult =
  | {
      readonly kind: 'calculated';
      readonly report: PropertyReport;
      readonly analysis: ShownProperty;
    }
  | { readonly kind: 'faults'; readonly faults: readonly PropertyFault[] };

/** Calculates a deal with all its facts, or says which inputs cannot be calculated with. */
export function createPropertyAnalysis(
  question: PropertyQuestion,
  { language, now, newId }: AnalysisMaking,
): PropertyResult {
  const { country, currency } = question;
  const deal = completeDeal(question);
  const faults = checkDeal(deal);
  if (faults.length > 0) return { kind: 'faults', faults };
  const report = createPropertyReport(deal);
  const facts = createPropertyFacts(report, question, { language, currency, now });
  const inputs = { ...deal, currency, country };
  const analysis: ShownProperty = { id: newId(), asOf: now, mode: 'real-estate', inputs, facts };
  return { kind: 'calculated', report, analysis };
}
