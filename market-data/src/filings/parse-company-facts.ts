import type { CompanyFacts } from '@vela/engine';
import { z } from 'zod';
import { trimCompanyFacts } from './trim-company-facts.ts';

const date = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

const factSchema = z.object({
  start: date.exactOptional(),
  end: date,
  val: z.number(),
  accn: z.string(),
  form: z.string(),
  filed: date,
  fy: z.number().nullable().exactOptional(),
});

/** A body of companyfacts; keys that are not read may be there. */
const companySchema = z.object({
  entityName: z.string(),
  facts: z.record(
    z.string(),
    z.record(z.string(), z.object({ units: z.record(z.string(), z.array(factSchema)) })),
  ),
});

/** Checks a companyfacts body at the border; throws with the path of what is wrong. */
export function parseCompanyFacts(text: string): CompanyFacts {
  return companySchema.parse(JSON.parse(text));
}

/** Checks a body and leaves out the tags that are not read. Throws as `parseCompanyFacts`. */
export function readCompanyBody(text: string): CompanyFacts {
  return trimCompanyFacts(parseCompanyFacts(text));
}
