import { indicatorQuerySchema, languageKeys } from '@vela/contracts';
import type { IndicatorDefinition, IndicatorParameter } from '@vela/engine';
import { z } from 'zod';
import { RequestValidationError } from '../../http/zod-validation.ts';

export type Parameters = Readonly<Record<string, number | string>>;

const queryNumber = z
  .string()
  .regex(/^-?\d{1,15}(\.\d{1,10})?$/)
  .transform(Number);

function createParameterSchema({
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

function createParametersSchema(definition: IndicatorDefinition): z.ZodType<Parameters> {
  return z.strictObject(
    Object.fromEntries(
      definition.parameters.map((parameter) => [
        parameter.name,
        createParameterSchema(parameter).exactOptional(),
      ]),
    ),
  );
}

/** Parses indicator parameters. Throws VALIDATION_FAILED for an unknown or invalid field. */
export function readIndicatorParameters(
  definition: IndicatorDefinition,
  query: Readonly<Record<string, unknown>>,
): Parameters {
  const known = [...Object.keys(indicatorQuerySchema.shape), languageKeys.query];
  const sent = Object.fromEntries(Object.entries(query).filter(([name]) => !known.includes(name)));
  const schema = createParametersSchema(definition);
  const parsed = schema.safeParse(sent, { reportInput: true });
  if (!parsed.success) throw new RequestValidationError(schema, parsed.error.issues);
  return parsed.data;
}
