import { z } from 'zod';
import { languageSchema } from './analysis-schema.ts';
import { symbolSchema } from './candles-schema.ts';
import { editorLimits } from './company-editor.ts';
import { factSchema } from './fact-schema.ts';

const instant = z.number().meta({ description: 'UTC milliseconds' });
const between = ([min, max]: readonly [number, number]) => z.number().min(min).max(max);

const columnSchema = z.strictObject({
  growth: between(editorLimits.growth),
  profitMargin: between(editorLimits.profitMargin),
  cashMargin: between(editorLimits.cashMargin),
  exitEarnings: between(editorLimits.exitEarnings),
  exitCashFlow: between(editorLimits.exitCashFlow),
  wantedReturn: between(editorLimits.wantedReturn),
});
const columnsSchema = z.strictObject({
  low: columnSchema,
  middle: columnSchema,
  high: columnSchema,
});

/** What the editor assumes of a company; without columns it begins with those of its filings. */
export const companyValueRequestSchema = z.strictObject({
  symbol: symbolSchema,
  language: languageSchema,
  /** The day whose knowledge is asked for; absent: today. */
  knownOn: instant.exactOptional(),
  years: z.union([z.literal(5), z.literal(10), z.literal(15)]),
  columns: columnsSchema.exactOptional(),
});
export type CompanyValueRequest = z.infer<typeof companyValueRequestSchema>;

/** What a company's workbook is made with: as its page, with the columns of the editor. */
export const companyWorkbookRequestSchema = z.strictObject({
  symbol: symbolSchema,
  language: languageSchema,
  knownOn: instant.exactOptional(),
  /** In percent; absent: that of the page of a company about which nothing else was said. */
  discountRate: z.number().min(0).max(100).exactOptional(),
  years: z.union([z.literal(5), z.literal(10), z.literal(15)]).exactOptional(),
  columns: columnsSchema.exactOptional(),
});
export type CompanyWorkbookRequest = z.infer<typeof companyWorkbookRequestSchema>;

/** Values of the columns as facts, beside the facts that they were computed from. */
export const companyValueSchema = z.object({
  asOf: instant,
  columns: columnsSchema,
  facts: z.array(factSchema),
});
export type CompanyValueAnswer = z.infer<typeof companyValueSchema>;
