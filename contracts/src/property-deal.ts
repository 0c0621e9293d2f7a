import type { PropertyMeasureId } from '@vela/engine';
import { z } from 'zod';
import { propertyCountries, propertyCurrencies } from './property-defaults.ts';
import {
  isWholeField,
  propertyFieldIds,
  propertyFields,
  type PropertyField,
} from './property-fields.ts';

export type { PropertyDeal, PropertyMeasureId } from '@vela/engine';

/** What a field may be. */
function toValueSchema(field: PropertyField): z.ZodNumber {
  const { min, max } = propertyFields[field];
  const number = z.number().min(min).max(max);
  return isWholeField(field) ? number.int() : number;
}

const toOptional = (field: PropertyField) => [field, toValueSchema(field).exactOptional()] as const;

/** What a person gave of a deal; the rest is assumed. */
export const partialDealSchema = z.strictObject(
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one schema for each field
  Object.fromEntries(propertyFieldIds.map((field) => toOptional(field))) as Record<
    PropertyField,
    ReturnType<typeof toOptional>[1]
  >,
);
export type PartialDeal = z.infer<typeof partialDealSchema>;

/** Parts of an answer about a property. */
export const propertyTopics = [
  'overview',
  'payment',
  'cash-flow',
  'return',
  'scenarios',
  'pessimistic',
  'optimistic',
  'stress',
  'sensitivity',
  'rent-or-buy',
  'break-even',
  'assumptions',
  'years',
] as const;
export type PropertyTopic = (typeof propertyTopics)[number];

/** A deal as asked about: what was given, and where the rest is taken from. */
export const propertyQuestionSchema = z.object({
  country: z.enum(propertyCountries),
  currency: z.enum(propertyCurrencies),
  given: partialDealSchema,
  topics: z.array(z.enum(propertyTopics)).max(3).exactOptional(),
  /** It goes on from a question before, whose assumptions were told. */
  isContinued: z.boolean().exactOptional(),
  /** It asks in how many years the rent pays the price. */
  asksPayback: z.boolean().exactOptional(),
  /** Its vacancy was typed in months without a tenant. */
  hasEmptyMonths: z.boolean().exactOptional(),
  /** It asks what to do. */
  asksAdvice: z.boolean().exactOptional(),
});
export type PropertyQuestion = z.infer<typeof propertyQuestionSchema>;

/** Measures that are amounts of money; the others are ratios, and these are percentages. */
export const propertyMoneyMeasures: ReadonlySet<PropertyMeasureId> = new Set([
  'invested',
  'payment',
  'netOperatingIncome',
  'breakEvenRent',
  'cashFlow',
  'equity',
  'salePrice',
  'saleProceeds',
  'presentValue',
]);
export const propertyRatioMeasures: ReadonlySet<PropertyMeasureId> = new Set([
  'grossRentMultiplier',
  'debtCoverage',
  'lenderCoverage',
  'equityMultiple',
]);
