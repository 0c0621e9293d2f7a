import type { Analysis } from '@vela/contracts';

/** What the chart draws: an analysis without its words. */
export type ChartAnalysis = Omit<Analysis, 'explanation'>;
