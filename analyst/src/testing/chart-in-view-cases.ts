import type { Language } from '@vela/contracts';
import type { CaseGroup } from './case-group.ts';
import { englishChartCases } from './english-chart-cases.ts';
import { turkishChartCases } from './turkish-chart-cases.ts';

// A definite or recent term ("the last sweep") refers to the chart in view, not its definition.
export const chartInViewCases: Readonly<Record<Language, readonly CaseGroup[]>> = {
  en: englishChartCases,
  tr: turkishChartCases,
};
