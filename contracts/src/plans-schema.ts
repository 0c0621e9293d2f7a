import { z } from 'zod';
import { planFeatures, planNames } from './plans.ts';

const cents = z.number().int().min(0);

/** A plan as offered. Prices are US cents; a plan without prices is by contract. */
export const planOfferSchema = z.object({
  name: z.enum(planNames),
  title: z.string(),
  active: z.boolean().meta({ description: 'Can it be had in this release?' }),
  monthlyCents: cents.exactOptional(),
  yearlyCents: cents.exactOptional(),
  /** Saving of a yearly plan against twelve months, in whole percent. */
  yearlyDiscountPercent: z.number().int().min(0).max(100).exactOptional(),
  features: z.array(
    z.object({
      name: z.enum(planFeatures),
      available: z.boolean(),
      inherited: z.boolean(),
    }),
  ),
});
export type PlanOffer = z.infer<typeof planOfferSchema>;

export const planListSchema = z.object({
  currency: z.literal('USD'),
  items: z.array(planOfferSchema),
  nextCursor: z.null(),
});
export type PlanList = z.infer<typeof planListSchema>;
