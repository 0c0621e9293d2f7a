import { z } from 'zod';
import { languageSchema } from './analysis-schema.ts';
import { savedDeals } from './business.ts';
import { factSchema } from './fact-schema.ts';
import { propertyQuestionSchema } from './property-deal.ts';

const instant = z.number().meta({ description: 'UTC milliseconds' });

/** Inputs of a deal as typed into its form; the rest is assumed by country. */
export const dealInputsSchema = z.strictObject(
  propertyQuestionSchema.pick({ country: true, currency: true, given: true }).shape,
);
export type DealInputs = z.infer<typeof dealInputsSchema>;

/** A deal to be calculated; the names of its facts are in `language`. */
export const propertyReportRequestSchema = dealInputsSchema.extend({ language: languageSchema });
export type PropertyReportRequest = z.infer<typeof propertyReportRequestSchema>;

/** All facts of a deal, each with what it was computed from. */
export const propertyReportSchema = z.object({ asOf: instant, facts: z.array(factSchema) });
export type PropertyReportAnswer = z.infer<typeof propertyReportSchema>;

const nameSchema = z.string().trim().min(1).max(savedDeals.nameMaxLength);

/** A deal to be saved under a name. */
export const saveDealSchema = z.strictObject({ name: nameSchema, inputs: dealInputsSchema });
export type SaveDealRequest = z.infer<typeof saveDealSchema>;

/** A saved deal with another name, other inputs, or both. */
export const changeDealSchema = z.strictObject({
  name: nameSchema.exactOptional(),
  inputs: dealInputsSchema.exactOptional(),
});
export type ChangeDealRequest = z.infer<typeof changeDealSchema>;

export const savedDealSchema = z.object({
  id: z.string(),
  name: z.string(),
  inputs: dealInputsSchema,
  createdAt: instant,
  updatedAt: instant,
});
export type SavedDeal = z.infer<typeof savedDealSchema>;

/** All deals of an account, the latest change first. */
export const savedDealListSchema = z.object({
  items: z.array(savedDealSchema),
  nextCursor: z.null(),
});
export type SavedDealList = z.infer<typeof savedDealListSchema>;
