import type { PropertyFault, PropertyQuestion } from '@vela/contracts';
import type { PropertyReport } from '@vela/engine';
import type { ResolvedRequest } from '../resolve-request.ts';
import { createPropertyAnalysis, type ShownProperty } from './create-property-analysis.ts';

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

/** Calculates the deal of a question; undefined where the question is about none. */
export function gatherProperty(
  { plan, understanding: { language, intent } }: ResolvedRequest,
  making: { readonly now: number; readonly newId: () => string },
): PropertyMaterial | undefined {
  const question = plan.property;
  if (intent !== 'property' || question === undefined) return undefined;
  const { given } = question;
  if (given.price === undefined)
    return { kind: 'no-price', isEmpty: Object.keys(given).length === 0 };
  const result = createPropertyAnalysis(question, { language, ...making });
  if (result.kind === 'calculated') {
    const { report, analysis } = result;
    return { kind: 'property', question, report, analysis };
  }
  const [fault] = result.faults;
  return fault === undefined ? undefined : { kind: 'fault', fault };
}
