import { z } from 'zod';
import { languageSchema } from './analysis-schema.ts';
import { symbolSchema } from './candles-schema.ts';
import { furtherGroups, statementGroups, statementPeriods } from './company-tables.ts';
import { factSchema } from './fact-schema.ts';

const instant = z.number().meta({ description: 'UTC milliseconds' });

const asked = {
  symbol: symbolSchema,
  language: languageSchema,
  /** The day whose knowledge is asked for; absent: today. */
  knownOn: instant.exactOptional(),
};

/** Which statements of which company are asked for. */
export const companyStatementsRequestSchema = z.strictObject({
  ...asked,
  period: z.enum(statementPeriods),
});
export type CompanyStatementsRequest = z.infer<typeof companyStatementsRequestSchema>;

/** Statements as facts. The fact of a row in a column has the id `statement.<column>.<row>`. */
export const companyStatementsSchema = z.object({
  asOf: instant,
  period: z.enum(statementPeriods),
  currency: z.string(),
  /** The newest quarter ended more than 185 days before the day asked about. */
  isStale: z.boolean(),
  /** The newest first. */
  columns: z.array(
    z.object({
      id: z.string(),
      /** The fiscal year or quarter, in the language asked for. */
      name: z.string(),
      end: instant,
    }),
  ),
  rows: z.array(z.object({ id: z.string(), group: z.enum(statementGroups), name: z.string() })),
  /** Facts that no filing tells by themselves; `suspect`: the parts may not belong together. */
  marks: z.record(z.string(), z.enum(['derived', 'suspect'])),
  /** Days on which reports were filed until now, the oldest first. */
  filingDays: z.array(z.object({ filedAt: instant, form: z.string() })),
  facts: z.array(factSchema),
});
export type CompanyStatementsAnswer = z.infer<typeof companyStatementsSchema>;

/** Which company is checked. */
export const companyChecksRequestSchema = z.strictObject(asked);
export type CompanyChecksRequest = z.infer<typeof companyChecksRequestSchema>;

/** Thirty checks: value and limit are the facts `further.<id>.value` and `.limit`. */
export const companyChecksSchema = z.object({
  asOf: instant,
  checks: z.array(
    z.object({
      id: z.string(),
      group: z.enum(furtherGroups),
      name: z.string(),
      state: z.enum(['pass', 'fail', 'not-applicable', 'insufficient']),
      /** Why there is no result, in the language asked for. */
      reason: z.string().exactOptional(),
    }),
  ),
  facts: z.array(factSchema),
});
export type CompanyChecksAnswer = z.infer<typeof companyChecksSchema>;
