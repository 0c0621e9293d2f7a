import type { CompanyFigure, Language } from '@vela/contracts';
import type { CompanyReport } from '@vela/engine';
import { analystLanguages } from '../language/by-language.ts';

/** Names of figures: a real-estate trust has its funds where others have free cash flow. */
export function getFigureNames(
  language: Language,
  kind: CompanyReport['kind'] = 'operating',
): Readonly<Record<CompanyFigure, string>> {
  const { names, namesByKind } = analystLanguages[language].company;
  return { ...names, ...namesByKind[kind] };
}
