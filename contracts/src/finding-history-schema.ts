import { z } from 'zod';
import { findingSchema } from './analysis-schema.ts';
import { intervalSchema } from './candles-schema.ts';

const instant = z.number().meta({ description: 'UTC milliseconds' });

/**
 * Findings known at the window's end that were confirmed, changed or active in it, by confirmation.
 */
export const findingHistorySchema = z.object({
  symbol: z.string(),
  interval: intervalSchema,
  /** Open times of the window's first and last candle. */
  from: instant,
  to: instant,
  findings: z.array(findingSchema),
});
export type FindingHistory = z.infer<typeof findingHistorySchema>;
