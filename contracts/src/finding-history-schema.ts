import { z } from 'zod';
import { findingSchema } from './analysis-schema.ts';
import { intervalSchema } from './candles-schema.ts';
import type { FindingHistory } from './finding-history.ts';

const instant = z.number().meta({ description: 'UTC milliseconds' });

export const findingHistorySchema = z.object({
  symbol: z.string(),
  interval: intervalSchema,
  from: instant,
  to: instant,
  findings: z.array(findingSchema),
}) satisfies z.ZodType<FindingHistory>;
