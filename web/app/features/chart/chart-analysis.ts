import type { ShownTechnicalAnalysis } from '@vela/contracts';

/** The part of an analysis that the chart draws: all but its explanation. */
export type ChartAnalysis = ShownTechnicalAnalysis;
