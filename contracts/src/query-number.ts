import { z } from 'zod';
import type { NamedField } from './vocabulary/error-words.ts';

/** What a field is called where its name on the wire means something else elsewhere. */
export const fieldNames = z.registry<{ readonly called: NamedField }>();

/** A whole number in an address, in decimal digits: neither nothing nor "0x10" is one. */
export const queryInteger = z
  .string()
  .regex(/^-?\d{1,15}$/)
  .transform(Number)
  .meta({ type: 'integer', pattern: undefined });

/** How many entries of a list are asked for at once. */
export function pageSizeSchema({ most, usual }: { readonly most: number; readonly usual: number }) {
  const size = queryInteger
    .pipe(z.number().min(1).max(most))
    .meta({ type: 'integer', pattern: undefined, minimum: 1, maximum: most })
    .default(usual);
  return size.register(fieldNames, { called: 'pageSize' });
}
