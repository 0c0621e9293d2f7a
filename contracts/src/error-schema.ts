import { z } from 'zod';
import { sourceRefusalSchema } from './candles-schema.ts';
import { errorCodes } from './error-code.ts';

/** One invalid field, message in the user's language; `field` as sent, dotted when nested. */
const fieldErrorSchema = z.object({ field: z.string(), message: z.string() });
export type FieldError = z.infer<typeof fieldErrorSchema>;

/** Body of every error answer; the message never holds a stack trace or a secret. */
export const errorBodySchema = z.object({
  detail: z.object({
    error_code: z.enum(errorCodes),
    message: z.string(),
    fields: z.array(fieldErrorSchema).exactOptional(),
    /** EMAIL_NOT_VERIFIED only. */
    email: z.string().exactOptional(),
    verification_sent: z.boolean().exactOptional(),
    /** UNKNOWN_SYMBOL: nearest symbols; AMBIGUOUS_SYMBOL: the candidates. */
    suggestions: z.array(z.object({ symbol: z.string(), name: z.string() })).exactOptional(),
    /** Why each source tried did not answer (SERIES_REFUSED, MARKET_DATA_UNAVAILABLE). */
    refusals: z.array(sourceRefusalSchema).exactOptional(),
    /** NOT_ENOUGH_CANDLES: number of candles an analysis needs, and number available. */
    needed: z.number().exactOptional(),
    got: z.number().exactOptional(),
    /** SECOND_FACTOR_REQUIRED after a provider: what the code is sent with. */
    ticket: z.string().exactOptional(),
    /** PROOF_REQUIRED: the task, and how many zero bits its solution begins with. */
    challenge: z.string().exactOptional(),
    bits: z.number().exactOptional(),
    /** Seconds to wait, as in the Retry-After header. */
    retry_after: z.number().exactOptional(),
    /** Number of requests that wait for a turn, where one was refused because of them. */
    queue_length: z.number().exactOptional(),
    request_id: z.string().exactOptional(),
  }),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
