import { z } from 'zod';

/** A typed amount that a figure of a company is compared with. */
export const companyBoundSchema = z.object({
  /** Money in full, and not in millions. */
  value: z.number(),
  unit: z.enum(['money', 'percent', 'number']),
  /** The currency that is named with it. */
  currency: z.string().max(3).exactOptional(),
  typed: z.string().max(60),
});
