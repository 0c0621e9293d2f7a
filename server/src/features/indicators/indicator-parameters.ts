import { indicatorQuerySchema, languageKeys } from '@vela/contracts';
import type { IndicatorDefinition, IndicatorParameter } from '@vela/engine';
import { z } from 'zod';
import { RequestValidationError } from '../../http/zod-validation.ts';

export type Parameters = Readonly<Record<string, number | string>>;

/** A number in an address, in decimal digits. */
const queryNumber = z
  .string()
  .regex(/^-?\d{1,15}(\.\d{1,10})?$/)
  .transform(Number);

function parameterSchema({
  kind,
  minimum = -Infinity,
  maximum = Infinity,
  choices = [],
}: IndicatorParameter): z.ZodType<number | string> {
  if (kind === 'choice') return z.enum(choices);
  const isWithin = (value: number): boolean => value >= minimum && value <= maximum;
  const number = kind === 'integer' ? z.number().int() : z.number();
  return queryNumber.pipe(
    number.refine(isWithin, { params: { fault: 'out-of-range', minimum, maximum } }),
  );
}

function parametersSchema(definition: IndicatorDefinition): z.ZodType<Parameters> {
  return z.strictObject(
    Object.fromEntries(
      definition.parameters.map((parameter) => [
        parameter.name,
        parameterSchema(parameter).exactOptional(),
      ]),
    ),
  );
}

/**
 * The parameters of an indicator in a query that has been checked but for them. Throws VALIDATION_FAILED naming the field for one that the
 * indicator does not have, or that is not allowed.
 */
export function readIndicatorParameters(
  definition: IndicatorDefinition,
  query: Readonly<Record<string, unknown>>,
): Parameters {
  const known = [...Object.keys(indicatorQuerySchema.shape), languageKeys.query];
  const sent = Object.fromEntries(Object.entries(query).filter(([name]) => !known.includes(name)));
  const schema = parametersSchema(definition);
  const parsed = schema.safeParse(sent, { reportInput: true });
  if (!parsed.success) throw new RequestValidationError(schema, parsed.error.issues);
  return parsed.data;
}
