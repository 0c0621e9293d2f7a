import { z } from 'zod';
import { errorCodes, type ErrorBody } from './error-code.ts';

/** Body of every error answer. */
export const errorBodySchema = z.object({
  detail: z.object({
    error_code: z.enum(errorCodes),
    message: z.string(),
    fields: z.array(z.object({ field: z.string(), message: z.string() })).exactOptional(),
    email: z.string().exactOptional(),
    verification_sent: z.boolean().exactOptional(),
    suggestions: z.array(z.object({ symbol: z.string(), name: z.string() })).exactOptional(),
    retry_after: z.number().exactOptional(),
    request_id: z.string().exactOptional(),
  }),
}) satisfies z.ZodType<ErrorBody>;
