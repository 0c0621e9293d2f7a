import { z } from 'zod';
import { planFeatures, planNames, type PlanFeature, type PlanName } from './plans.ts';

/** A feature of a plan. `available`: it works in this release. `inherited`: the plan has it from the one before. */
export type OfferedFeature = { name: PlanFeature; available: boolean; inherited: boolean };

/** A plan as it is offered; without prices: by contract. Prices are US cents. */
export type PlanOffer = {
  name: PlanName;
  title: string;
  active: boolean;
  monthlyCents?: number;
  yearlyCents?: number;
  /** What a year saves against twelve single months, in whole percent. */
  yearlyDiscountPercent?: number;
  features: OfferedFeature[];
};

export type PlanList = { currency: 'USD'; items: PlanOffer[]; nextCursor: null };

const cents = z.number().int().min(0);

export const planOfferSchema = z.object({
  name: z.enum(planNames),
  title: z.string(),
  active: z.boolean().meta({ description: 'Can it be had in this release?' }),
  monthlyCents: cents.exactOptional(),
  yearlyCents: cents.exactOptional(),
  yearlyDiscountPercent: z.number().int().min(0).max(100).exactOptional(),
  features: z.array(
    z.object({ name: z.enum(planFeatures), available: z.boolean(), inherited: z.boolean() }),
  ),
}) satisfies z.ZodType<PlanOffer>;

export const planListSchema = z.object({
  currency: z.literal('USD'),
  items: z.array(planOfferSchema),
  nextCursor: z.null(),
}) satisfies z.ZodType<PlanList>;
