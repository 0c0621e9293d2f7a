import { formatNumber, formatTime, type Language, type QuestionPlan } from '@vela/contracts';
import { analystLanguages } from '../language/by-language.ts';

const scenarioEnds = { pessimistic: 'low', realistic: 'middle', optimistic: 'high' } as const;

/** The decimals of a typed number, at most two. */
const formatTyped = (value: number, language: Language): string =>
  formatNumber(value, Math.min(2, (String(value).split('.')[1] ?? '').length), language);

const fill = (pattern: string, value: string): string => pattern.replace('{$n}', value);

/** What a question about a company says beside its figures: of when, how far, on which terms. */
export function listCompanyChips(plan: QuestionPlan, language: Language): string[] {
  if (plan.intent !== 'company') return [];
  const { partNames, chips, unfiled } = analystLanguages[language].company;
  const {
    discountRate,
    growth,
    fromYear,
    isQuarterly,
    quarter,
    fiscalYear,
    knownOn,
    horizon,
    scenario,
  } = plan;
  const toPercent = (value: number): string => fill(chips.percent, formatTyped(value, language));
  return [
    ...(plan.unfiled ?? []).map((topic) => unfiled[topic].name),
    ...(fromYear === undefined ? [] : [fill(chips.from, String(fromYear))]),
    ...(isQuarterly === true
      ? [fill(chips.quarter, quarter === undefined ? '' : String(quarter)).trim()]
      : []),
    ...(fiscalYear === undefined ? [] : [fill(chips.fiscal, String(fiscalYear))]),
    ...(knownOn === undefined ? [] : [fill(chips.known, formatTime(knownOn, '1d', language))]),
    ...(horizon === undefined ? [] : [fill(chips.ahead, String(horizon))]),
    ...(scenario === undefined ? [] : [partNames[`scenario-${scenarioEnds[scenario]}`]]),
    ...(discountRate === undefined ? [] : [`${partNames.rate} ${toPercent(discountRate)}`]),
    ...(growth === undefined ? [] : [`${partNames.growth} ${toPercent(growth)}`]),
  ];
}
