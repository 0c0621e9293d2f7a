import type { CompanyFigure, Language } from '@vela/contracts';
import type { CompanyReport } from '@vela/engine';
import { analystLanguages } from '../language/by-language.ts';

/** The fact of the flow that is left for the shares, which a value by discounting begins with. */
export const toFlowId = (kind: CompanyReport['kind']): string =>
  `company.${kind === 'real-estate-trust' ? 'funds-from-operations' : 'free-cash-flow'}.value`;

/** Names of figures: a real-estate trust has its funds where others have free cash flow. */
export function getFigureNames(
  language: Language,
  kind: CompanyReport['kind'] | undefined,
): Readonly<Record<CompanyFigure, string>> {
  const { names, trustNames } = analystLanguages[language].company;
  return kind === 'real-estate-trust' ? { ...names, ...trustNames } : names;
}
