import { z } from 'zod';
import type { NamedField } from './vocabulary/error-words.ts';

/** Registry of display names for fields whose wire name means something else elsewhere. */
export const fieldNames = z.registry<{ readonly called: NamedField }>();

/** Integer in a query string, in decimal digits: rejects the empty string and "0x10". */
export const queryInteger = z
  .string()
  .regex(/^-?\d{1,15}$/)
  .transform(Number)
  .meta({ type: 'integer', pattern: undefined });

/** Schema of a page size: 1 to `most`, `usual` by default. */
export function createPageSizeSchema({
  most,
  usual,
}: {
  readonly most: number;
  readonly usual: number;
}) {
  const size = queryInteger
    .pipe(z.number().min(1).max(most))
    .meta({ type: 'integer', pattern: undefined, minimum: 1, maximum: most })
    .default(usual);
  return size.register(fieldNames, { called: 'pageSize' });
}
